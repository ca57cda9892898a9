// The JSON API and the pages (docs/protocol.md §2).
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/any_game.hpp"
#include "server/doorkeeper.hpp"
#include "server/event_log.hpp"
#include "server/http.hpp"
#include "server/metrics.hpp"
#include "server/network.hpp"
#include "server/persons.hpp"
#include "server/server.hpp"
#include "server/static_files.hpp"
#include "server/visitor.hpp"
#include "store/store.hpp"

namespace tempora::server {

// What the API works with; all of it outlives it.
struct ApiSetting {
  const ServerSettings& settings;
  const std::vector<const AnyGame*>& games;
  store::Store& store;
  Lobby& lobby;
  const StaticFiles& files;
  Random random;
  std::function<NetworkFigures()> network_figures;
  // The address of this server as others reach it, when a request came in by `host`.
  std::function<std::string(const Request&)> address;
};

class Api final : public Service {
 public:
  explicit Api(ApiSetting setting);

  void handle(Request request, Respond respond) override;
  tl::expected<std::shared_ptr<Conversation>, Response> open(Request request) override;
  [[nodiscard]] std::size_t body_limit(std::string_view path) const override;

 private:
  // A call as it was routed: its parts of the path that stand for '*', and who calls.
  struct Call {
    Request request;
    std::vector<std::string> parts;
    store::Identity caller;  // only where the route asks for it
    Respond respond;
  };
  struct Route {
    std::string_view method;
    std::string_view path;  // '*' stands for any part
    bool identity = false;
    void (Api::*answer)(Call) = nullptr;
  };
  static const std::vector<Route>& routes();

  [[nodiscard]] bool own_origin(const Request& request) const;
  Response with_cookie(Response response, const Request& request, const std::string& token) const;
  tl::expected<std::string, Refusal> replay(std::string_view log, std::string_view as) const;

  void health(Call call);
  void metrics(Call call);
  void catalogue(Call call);
  void address(Call call);
  void me(Call call);
  void my_name(Call call);
  void my_tables(Call call);
  void my_matches(Call call);
  void my_statistics(Call call);
  void my_devices(Call call);
  void remove_device(Call call);
  void invite_device(Call call);
  void join_device(Call call);
  void open_tables(Call call);
  void new_table(Call call);
  void table_socket(Call call);
  void match_log(Call call);
  void match_replay(Call call);
  void replay_upload(Call call);

  ApiSetting setting_;
  StaticFiles catalogue_;  // of one file, which no visitor changes
};

}  // namespace tempora::server
