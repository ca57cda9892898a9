#include "server/http.hpp"

#include <gtest/gtest.h>

#include "engine/json.hpp"

namespace tempora::server {
namespace {

TEST(Http, DecodesPercentSigns) {
  EXPECT_EQ(decode_percent("/t/a%20b%C3%A4"), "/t/a b\xC3\xA4");
  EXPECT_FALSE(decode_percent("%"));
  EXPECT_FALSE(decode_percent("%4"));
  EXPECT_FALSE(decode_percent("%zz"));
  EXPECT_FALSE(decode_percent("a%00b"));
}

TEST(Http, FindsQueryValues) {
  EXPECT_EQ(query_value("as=archive&to=12", "to"), "12");
  EXPECT_EQ(query_value("as=archive&to=12", "as"), "archive");
  EXPECT_EQ(query_value("as", "as"), "");
  EXPECT_EQ(query_value("&&a=%41", "a"), "A");
  EXPECT_FALSE(query_value("asx=1", "as"));
  EXPECT_FALSE(query_value("", "as"));
}

TEST(Http, FindsCookies) {
  EXPECT_EQ(cookie_value("a=1; tempora=xyz; b=2", "tempora"), "xyz");
  EXPECT_EQ(cookie_value("tempora=xyz", "tempora"), "xyz");
  EXPECT_FALSE(cookie_value("nottempora=xyz", "tempora"));
  EXPECT_FALSE(cookie_value("", "tempora"));
}

TEST(Http, FindsTheHost) {
  EXPECT_EQ(host_of("https://play.example:8443/x"), "play.example:8443");
  EXPECT_EQ(host_of("http://[::1]:80"), "[::1]:80");
  EXPECT_EQ(host_of("null"), "");
  EXPECT_EQ(host_of(""), "");
}

TEST(Http, ARefusalHasTheStatusOfItsReason) {
  const auto status = [](const char* code) { return refuse({code, "text", "", {}}).status; };
  EXPECT_EQ(status("malformed"), 400);
  EXPECT_EQ(status("origin"), 403);
  EXPECT_EQ(status("table_unknown"), 404);
  EXPECT_EQ(status("not_over"), 409);
  EXPECT_EQ(status("too_large"), 413);
  EXPECT_EQ(status("too_fast"), 429);
  EXPECT_EQ(status("storing_failed"), 503);
  const Response response = refuse({"illegal", "no", "TD-3.4", {}});
  EXPECT_EQ(Json::parse(*response.body)["refused"]["rule"], "TD-3.4");
}

}  // namespace
}  // namespace tempora::server
