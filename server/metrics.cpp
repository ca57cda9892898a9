#include "server/metrics.hpp"

#include <fmt/format.h>
#include <prometheus/text_serializer.h>

namespace tempora::server {
namespace {

prometheus::Family<prometheus::Counter>& counter(prometheus::Registry& registry, const std::string& name,
                                                 const std::string& help) {
  return prometheus::BuildCounter().Name(name).Help(help).Register(registry);
}

}  // namespace

Metrics::Metrics()
    : requests_(counter(registry_, "tempora_requests_total", "HTTP requests answered, by class of status")),
      messages_(counter(registry_, "tempora_messages_total", "Messages received through WebSockets, by type")),
      refusals_(counter(registry_, "tempora_refusals_total", "Messages and requests refused, by reason")),
      storing_(prometheus::BuildHistogram()
                   .Name("tempora_storing_seconds")
                   .Help("Time until a step of a table was durable")
                   .Register(registry_)
                   .Add({}, prometheus::Histogram::BucketBoundaries{0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1,
                                                                    0.5, 2})),
      storing_failed_(counter(registry_, "tempora_storing_failed_total", "Steps that could not be stored").Add({})),
      set_aside_(counter(registry_, "tempora_tables_set_aside_total", "Tables that could not go on").Add({})),
      slowed_(
          counter(registry_, "tempora_slowed_messages_total", "Messages that had to wait because they came too fast")
              .Add({})) {}

void Metrics::request(int status) { requests_.Add({{"status", fmt::format("{}xx", status / 100)}}).Increment(); }

std::string Metrics::text(const NetworkFigures& network, const store::Figures& store, std::size_t tables) {
  const auto set = [this](const char* name, const char* help, auto value) {
    prometheus::BuildGauge().Name(name).Help(help).Register(registry_).Add({}).Set(static_cast<double>(value));
  };
  set("tempora_connections", "TCP connections that are open", network.connections);
  set("tempora_websockets", "WebSockets that are open", network.sockets);
  set("tempora_clients_dropped", "Clients dropped since the start because they did not read", network.dropped);
  set("tempora_connections_turned_away", "Connections closed at once since the start", network.turned_away);
  set("tempora_tables_loaded", "Tables in memory", tables);
  set("tempora_store_changes", "Changes made durable since the start", store.stored);
  set("tempora_store_changes_refused", "Changes not stored since the start", store.refused);
  set("tempora_store_changes_waiting", "Changes on their way to the disk", store.waiting);
  set("tempora_store_commits", "Transactions since the start", store.commits);
  return prometheus::TextSerializer().Serialize(registry_.Collect());
}

}  // namespace tempora::server
