// The JSON API over real sockets, without a table: identity, devices, what is refused, headers, metrics.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <string>

#include "server/server.hpp"
#include "server/testing/client.hpp"
#include "server/testing/house.hpp"

namespace tempora::server {
namespace {

using testing::Answer;
using testing::Browser;
using testing::Folder;
using testing::World;

class ApiTest : public ::testing::Test {
 protected:
  void start(ServerSettings settings) {
    auto started = Server::start(std::move(settings));
    ASSERT_TRUE(started) << started.error().text;
    server_ = std::move(*started);
  }
  void start() { start(world_.settings(folder_.path())); }
  Browser browser() const { return Browser(server_->port()); }

  Folder folder_;
  World world_;
  std::unique_ptr<Server> server_;
};

TEST_F(ApiTest, AnIdentityIsMadeOnceAndItsTokenIsKeptNowhere) {
  start();
  Browser ada = browser();
  const Answer first = ada.post("/api/me", Json::object());
  ASSERT_EQ(first.status, 200);
  EXPECT_EQ(first.json(), (Json{{"name", ""}, {"devices", 1}}));
  const std::string cookie = first.headers.at("set-cookie");
  EXPECT_NE(cookie.find("HttpOnly"), std::string::npos);
  EXPECT_NE(cookie.find("SameSite=Lax"), std::string::npos);
  EXPECT_EQ(cookie.find("Secure"), std::string::npos);
  const std::string token = ada.cookie.substr(ada.cookie.find('=') + 1);
  EXPECT_EQ(token.size(), 43U);

  EXPECT_EQ(ada.post("/api/me/name", {{"name", "Ada"}}).status, 200);
  EXPECT_EQ(ada.post("/api/me", Json::object()).json(), (Json{{"name", "Ada"}, {"devices", 1}}));
  server_->stop();
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder_.path())) {
    std::ifstream in(entry.path(), std::ios::binary);
    const std::string bytes{std::istreambuf_iterator<char>(in), {}};
    EXPECT_EQ(bytes.find(token), std::string::npos) << entry.path();
  }
  EXPECT_EQ(world_.log().find(token), std::string::npos);
}

TEST_F(ApiTest, TheCookieIsSecureUnderHttps) {
  ServerSettings settings = world_.settings(folder_.path());
  settings.trust_proxy = true;
  start(std::move(settings));
  Browser ada = browser();
  const auto headers = [&](const char* scheme) {
    testing::Headers all = ada.own_pages();
    all.emplace_back("X-Forwarded-Proto", scheme);
    return all;
  };
  EXPECT_NE(ada.request("POST", "/api/me", "{}", headers("https")).headers.at("set-cookie").find("Secure"),
            std::string::npos);
  EXPECT_EQ(ada.request("POST", "/api/me", "{}", headers("http")).headers.at("set-cookie").find("Secure"),
            std::string::npos);
}

TEST_F(ApiTest, WithoutAnIdentityNothingPersonalIsAnswered) {
  start();
  for (const char* path : {"/api/me/tables", "/api/me/matches", "/api/me/statistics?game=tempel", "/api/me/devices"}) {
    const Answer answer = browser().get(path);
    EXPECT_EQ(answer.status, 403) << path;
    EXPECT_EQ(answer.refusal(), "no_identity") << path;
  }
  Browser forger = browser();
  forger.cookie = "tempora=" + std::string(43, 'A');
  EXPECT_EQ(forger.get("/api/me/tables").refusal(), "no_identity");
  forger.cookie = "tempora=short";
  EXPECT_EQ(forger.get("/api/me/tables").refusal(), "no_identity");
}

TEST_F(ApiTest, AnotherDeviceJoinsByAnInvitationOnce) {
  start();
  Browser desk = browser().introduce();
  desk.post("/api/me/name", {{"name", "Ada"}});
  const std::string secret = desk.post("/api/me/devices/invite", Json::object()).json()["secret"];
  Browser phone = browser();
  ASSERT_EQ(phone.post("/api/me/devices/join", {{"secret", secret}}).status, 200);
  EXPECT_EQ(phone.post("/api/me", Json::object()).json(), (Json{{"name", "Ada"}, {"devices", 2}}));
  EXPECT_EQ(browser().post("/api/me/devices/join", {{"secret", secret}}).refusal(), "wrong_secret");
  EXPECT_EQ(browser().post("/api/me/devices/join", {{"secret", "guess"}}).refusal(), "wrong_secret");

  const Json devices = desk.get("/api/me/devices").json();
  ASSERT_EQ(devices.size(), 2U);
  for (const Json& device : devices) {
    if (device["current"] == true) continue;
    EXPECT_EQ(desk.remove("/api/me/devices/" + device["id"].get<std::string>()).status, 200);
  }
  EXPECT_EQ(phone.get("/api/me/devices").refusal(), "no_identity");
  EXPECT_EQ(desk.get("/api/me/devices").json().size(), 1U);
}

TEST_F(ApiTest, AnInvitationLastsTenMinutes) {
  start();
  Browser desk = browser().introduce();
  const std::string secret = desk.post("/api/me/devices/invite", Json::object()).json()["secret"];
  world_.now += 10 * 60 * 1000;
  EXPECT_EQ(browser().post("/api/me/devices/join", {{"secret", secret}}).refusal(), "wrong_secret");
}

TEST_F(ApiTest, NobodyRemovesAnothersDevice) {
  start();
  Browser ada = browser().introduce();
  Browser eve = browser().introduce();
  const std::string id = ada.get("/api/me/devices").json()[0]["id"];
  EXPECT_EQ(eve.remove("/api/me/devices/" + id).refusal(), "no_identity");
  EXPECT_EQ(ada.get("/api/me/devices").json().size(), 1U);
}

TEST_F(ApiTest, CallsFromElsewhereAreRefused) {
  start();
  Browser ada = browser();
  const auto post = [&](const testing::Headers& headers) {
    return ada.request("POST", "/api/me", "{}", headers).refusal();
  };
  EXPECT_EQ(post({{"Content-Type", "application/json"}}), "origin");
  EXPECT_EQ(post({{"Origin", "http://evil.example"}, {"Content-Type", "application/json"}}), "origin");
  EXPECT_EQ(post({{"Origin", "null"}, {"Content-Type", "application/json"}}), "origin");
  EXPECT_EQ(post({{"Origin", ada.origin()}}), "content_type");
  EXPECT_EQ(post({{"Origin", ada.origin()}, {"Content-Type", "text/plain"}}), "content_type");
  EXPECT_EQ(post(ada.own_pages()), "");
}

TEST_F(ApiTest, ThePublicAddressIsAnOriginToo) {
  ServerSettings settings = world_.settings(folder_.path());
  settings.public_url = "https://play.example";
  start(std::move(settings));
  Browser ada = browser();
  const testing::Headers headers{{"Origin", "https://play.example"}, {"Content-Type", "application/json"}};
  EXPECT_EQ(ada.request("POST", "/api/me", "{}", headers).status, 200);
  EXPECT_EQ(ada.get("/api/address").json()["url"], "https://play.example");
}

TEST_F(ApiTest, EveryAnswerCarriesTheGuardingHeaders) {
  start();
  for (const char* path : {"/", "/api/catalogue", "/api/nothing", "/health"}) {
    const Answer answer = browser().get(path);
    EXPECT_NE(answer.headers.at("content-security-policy").find("default-src 'none'"), std::string::npos) << path;
    EXPECT_EQ(answer.headers.at("x-content-type-options"), "nosniff") << path;
    EXPECT_EQ(answer.headers.at("referrer-policy"), "no-referrer") << path;
  }
}

TEST_F(ApiTest, TheCatalogueIsSentCompressed) {
  start();
  const Answer plain = browser().get("/api/catalogue");
  EXPECT_EQ(plain.headers.count("content-encoding"), 0U);
  EXPECT_GT(plain.json()["games"].size(), 0U);
  const Answer small = browser().get("/api/catalogue", {{"Accept-Encoding", "gzip, br"}});
  EXPECT_EQ(small.headers.at("content-encoding"), "br");
  EXPECT_EQ(small.headers.at("content-type"), plain.headers.at("content-type"));
  EXPECT_LT(small.body.size(), plain.body.size());
}

TEST_F(ApiTest, UnknownCallsAndMethodsAreRefused) {
  start();
  EXPECT_EQ(browser().get("/api/nothing").status, 404);
  EXPECT_EQ(browser().request("PUT", "/api/tables", "{}", browser().own_pages()).status, 405);
  EXPECT_EQ(browser().get("/api/matches/none/log").refusal(), "not_over");
  EXPECT_EQ(browser().get("/api/matches/none/replay").refusal(), "not_over");
  EXPECT_EQ(browser().get("/api/tables//socket").refusal(), "no_identity");
}

TEST_F(ApiTest, BodiesHaveALimitAndMustBeSound) {
  start();
  Browser ada = browser().introduce();
  EXPECT_EQ(ada.request("POST", "/api/me/name", std::string(20'000, ' '), ada.own_pages()).refusal(), "too_large");
  EXPECT_EQ(ada.request("POST", "/api/me/name", "{", ada.own_pages()).refusal(), "malformed");
  EXPECT_EQ(ada.post("/api/me/name", {{"name", 7}}).refusal(), "malformed");
  EXPECT_EQ(ada.post("/api/me/name", {{"name", "\u202e"}}).refusal(), "name_invalid");
  EXPECT_EQ(ada.post("/api/tables", Json::array()).status, 400);
  EXPECT_EQ(ada.post("/api/replay", {{"no", "log"}}).refusal(), "log_damaged");
}

TEST_F(ApiTest, WhoAsksTooFastIsTold) {
  ServerSettings settings = world_.settings(folder_.path());
  settings.limits.requests_per_address = {0.001, 3};
  start(std::move(settings));
  for (int i = 0; i < 3; ++i) EXPECT_EQ(browser().get("/api/catalogue").status, 200);
  EXPECT_EQ(browser().get("/api/catalogue").status, 429);
  EXPECT_EQ(browser().get("/api/catalogue").refusal(), "too_fast");
}

TEST_F(ApiTest, GuessingTableCodesEndsSoon) {
  ServerSettings settings = world_.settings(folder_.path());
  settings.limits.unknown_tables_per_address = {0.001, 3};
  start(std::move(settings));
  Browser ada = browser().introduce();
  for (int i = 0; i < 3; ++i) EXPECT_EQ(ada.get("/api/tables/ABCDEFGH/socket").refusal(), "table_unknown");
  EXPECT_EQ(ada.get("/api/tables/ABCDEFGH/socket").refusal(), "too_fast");
}

TEST_F(ApiTest, MetricsAreForThisMachineOrTheToken) {
  ServerSettings settings = world_.settings(folder_.path());
  settings.trust_proxy = true;
  settings.metrics_token = "sesame";
  start(std::move(settings));
  browser().get("/api/catalogue");
  EXPECT_NE(browser().get("/metrics").body.find("tempora_requests_total{status=\"2xx\"} 1"), std::string::npos);
  EXPECT_EQ(browser().get("/metrics", {{"X-Forwarded-For", "203.0.113.9"}}).status, 403);
  EXPECT_EQ(browser().get("/metrics", {{"X-Forwarded-For", "127.0.0.1"}}).status, 403);
  EXPECT_EQ(browser().get("/metrics", {{"X-Forwarded-For", "203.0.113.9"}, {"Authorization", "Bearer guess"}}).status,
            403);
  EXPECT_EQ(browser().get("/metrics", {{"X-Forwarded-For", "203.0.113.9"}, {"Authorization", "Bearer sesame"}}).status,
            200);
}

TEST_F(ApiTest, TheProxysLastAddressCounts) {
  ServerSettings settings = world_.settings(folder_.path());
  settings.trust_proxy = true;
  settings.limits.requests_per_address = {0.001, 1};
  start(std::move(settings));
  EXPECT_EQ(browser().get("/api/catalogue", {{"X-Forwarded-For", "198.51.100.1, 203.0.113.9"}}).status, 200);
  EXPECT_EQ(browser().get("/api/catalogue", {{"X-Forwarded-For", "198.51.100.2, 203.0.113.9"}}).status, 429);
  EXPECT_EQ(browser().get("/api/catalogue", {{"X-Forwarded-For", "198.51.100.1"}}).status, 200);
}

TEST_F(ApiTest, HealthSaysThatTheStoreIsThere) {
  start();
  EXPECT_EQ(browser().get("/health").status, 200);
}

TEST_F(ApiTest, WrongSettingsAreRefusedWithOneLine) {
  const auto refused = [&](auto change) {
    ServerSettings settings = world_.settings(folder_.path());
    change(settings);
    auto started = Server::start(std::move(settings));
    return started ? std::string("it started") : started.error().text;
  };
  EXPECT_NE(refused([](ServerSettings& s) { s.store = "postgresql://db/tempora"; }).find("allowed: sqlite:FILE"),
            std::string::npos);
  EXPECT_NE(refused([](ServerSettings& s) { s.store = "sqlite:"; }).find("file name"), std::string::npos);
  EXPECT_NE(refused([](ServerSettings& s) { s.bind = "nowhere"; }).find("--bind"), std::string::npos);
  EXPECT_NE(refused([](ServerSettings& s) { s.public_url = "play.example"; }).find("--public-url"), std::string::npos);
  EXPECT_NE(refused([](ServerSettings& s) { s.web_root = "/nowhere/at/all"; }).find("web folder"), std::string::npos);
  start();
  const auto port = server_->port();
  Folder other;
  ServerSettings taken = world_.settings(other.path());
  taken.port = port;
  const auto second = Server::start(std::move(taken));
  ASSERT_FALSE(second);
  EXPECT_NE(second.error().text.find(std::to_string(port)), std::string::npos);
  EXPECT_EQ(second.error().text.find('\n'), std::string::npos);
}

TEST_F(ApiTest, SocketsOpenOnlyFromOurOwnPages) {
  start();
  Browser ada = browser().introduce();
  EXPECT_FALSE(ada.open("ABCDEFGH", {}));
  EXPECT_FALSE(ada.open("ABCDEFGH", {{"Origin", "http://evil.example"}}));
  EXPECT_FALSE(browser().open("ABCDEFGH"));  // no cookie
  const auto socket = ada.open("ABCDEFGH");
  ASSERT_TRUE(socket);
  socket->say({{"type", "hello"}});
  EXPECT_EQ(socket->await("closed")["refusal"]["code"], "table_unknown");
  EXPECT_FALSE(socket->next());
  EXPECT_EQ(socket->close_code(), 1008);
}

TEST_F(ApiTest, AForgedTokenIsSentAway) {
  start();
  Browser eve = browser();
  eve.cookie = "tempora=" + std::string(43, 'A');
  const auto socket = eve.open("ABCDEFGH");
  ASSERT_TRUE(socket);
  socket->say({{"type", "hello"}});
  EXPECT_EQ(socket->await("closed")["refusal"]["code"], "no_identity");
}

}  // namespace
}  // namespace tempora::server
