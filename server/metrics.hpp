// What /metrics shows, in Prometheus' text format.
#pragma once

#include <prometheus/counter.h>
#include <prometheus/family.h>
#include <prometheus/histogram.h>
#include <prometheus/registry.h>

#include <string>

#include "server/network.hpp"
#include "store/store.hpp"

namespace tempora::server {

class Metrics {
 public:
  Metrics();

  void request(int status);
  void message(const std::string& type) { messages_.Add({{"type", type}}).Increment(); }
  void refused(const std::string& code) { refusals_.Add({{"code", code}}).Increment(); }
  // How long it took until a step was durable.
  void stored(double seconds) { storing_.Observe(seconds); }
  void storing_failed() { storing_failed_.Increment(); }
  void set_aside() { set_aside_.Increment(); }
  void slowed() { slowed_.Increment(); }

  // Everything counted so far, and these figures of the moment.
  std::string text(const NetworkFigures& network, const store::Figures& store, std::size_t tables);

 private:
  prometheus::Registry registry_;
  prometheus::Family<prometheus::Counter>& requests_;
  prometheus::Family<prometheus::Counter>& messages_;
  prometheus::Family<prometheus::Counter>& refusals_;
  prometheus::Histogram& storing_;
  prometheus::Counter& storing_failed_;
  prometheus::Counter& set_aside_;
  prometheus::Counter& slowed_;
};

}  // namespace tempora::server
