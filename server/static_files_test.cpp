#include "server/static_files.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <string>

namespace tempora::server {
namespace {

class StaticFilesTest : public ::testing::Test {
 protected:
  void SetUp() override {
    std::filesystem::remove_all(root_);
    put("index.html", "<!doctype html>" + std::string(2'000, ' '));
    put("assets/a-1.js", "let answer = 42;" + std::string(5'000, 'x'));
    put("assets/tiny.css", "a{}");
    put("assets/f.woff2", std::string(3'000, 'f'));
  }
  void TearDown() override { std::filesystem::remove_all(root_); }

  void put(const std::string& name, const std::string& text) const {
    std::filesystem::create_directories((root_ / name).parent_path());
    std::ofstream(root_ / name, std::ios::binary) << text;
  }
  static Request get(const std::string& path, const std::string& encodings = "") {
    Request request;
    request.method = "GET";
    request.path = path;
    request.accept_encoding = encodings;
    return request;
  }
  static std::string header(const Response& response, const std::string& name) {
    const auto found =
        std::find_if(response.headers.begin(), response.headers.end(), [&](const auto& h) { return h.first == name; });
    return found == response.headers.end() ? "" : found->second;
  }

  const std::filesystem::path root_ = std::filesystem::temp_directory_path() / "tempora_static_files_test";
};

TEST_F(StaticFilesTest, NeedsAnIndex) {
  std::filesystem::remove(root_ / "index.html");
  const auto files = StaticFiles::load(root_);
  ASSERT_FALSE(files);
  EXPECT_NE(files.error().text.find("index.html"), std::string::npos);
  EXPECT_FALSE(StaticFiles::load(root_ / "nowhere"));
}

TEST_F(StaticFilesTest, SendsTheSmallestFormThatTheClientTakes) {
  const auto files = StaticFiles::load(root_);
  ASSERT_TRUE(files);
  const Response brotli = files->respond(get("/assets/a-1.js", "gzip, deflate, br"));
  EXPECT_EQ(header(brotli, "Content-Encoding"), "br");
  const Response gzip = files->respond(get("/assets/a-1.js", "gzip, br;q=0"));
  EXPECT_EQ(header(gzip, "Content-Encoding"), "gzip");
  const Response plain = files->respond(get("/assets/a-1.js"));
  EXPECT_EQ(header(plain, "Content-Encoding"), "");
  EXPECT_EQ(plain.body->substr(0, 16), "let answer = 42;");
  EXPECT_LT(brotli.body->size(), plain.body->size());
  EXPECT_LT(gzip.body->size(), plain.body->size());
  for (const auto* response : {&brotli, &gzip, &plain}) EXPECT_EQ(header(*response, "Vary"), "Accept-Encoding");
  EXPECT_EQ(header(files->respond(get("/assets/tiny.css", "br")), "Content-Encoding"), "");  // would not get smaller
  EXPECT_EQ(header(files->respond(get("/assets/f.woff2", "br")), "Content-Encoding"), "");   // is compressed already
}

TEST_F(StaticFilesTest, AssetsAreKeptForEverAndPagesAreAskedForAgain) {
  const auto files = StaticFiles::load(root_);
  ASSERT_TRUE(files);
  EXPECT_NE(header(files->respond(get("/assets/a-1.js")), "Cache-Control").find("immutable"), std::string::npos);
  const Response page = files->respond(get("/index.html"));
  EXPECT_EQ(header(page, "Cache-Control"), "no-cache");
  Request again = get("/index.html");
  again.if_none_match = header(page, "ETag");
  EXPECT_EQ(files->respond(again).status, 304);
  EXPECT_FALSE(files->respond(again).body);
  again.if_none_match = "\"another\"";
  EXPECT_EQ(files->respond(again).status, 200);
}

TEST_F(StaticFilesTest, RoutesOfTheClientGetThePage) {
  const auto files = StaticFiles::load(root_);
  ASSERT_TRUE(files);
  for (const char* path : {"/", "/t/ABCDEFGH", "/game/tempel", "/replay", "/devices"}) {
    EXPECT_EQ(files->respond(get(path)).status, 200) << path;
    EXPECT_EQ(files->respond(get(path)).content_type, "text/html; charset=utf-8") << path;
  }
  EXPECT_EQ(files->respond(get("/assets/gone.js")).status, 404);
  EXPECT_EQ(files->respond(get("/../secret.txt")).status, 404);
  Request post = get("/");
  post.method = "POST";
  EXPECT_EQ(files->respond(post).status, 405);
}

}  // namespace
}  // namespace tempora::server
