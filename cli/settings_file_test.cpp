#include "cli/settings_file.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <string>

namespace tempora::cli {
namespace {

class SettingsFile : public ::testing::Test {
 protected:
  std::string read(std::string_view text) {
    std::ofstream(path_, std::ios::binary) << text;
    const auto result = read_settings_file(path_, settings);
    return result ? "" : result.error().text;
  }
  ~SettingsFile() override { std::filesystem::remove(path_); }

  server::ServerSettings settings;

 private:
  const std::filesystem::path path_ =
      std::filesystem::temp_directory_path() / ("settings-" + std::to_string(::getpid()) + ".toml");
};

TEST_F(SettingsFile, SetsWhatItNamesAndLeavesTheRest) {
  const server::Limits before;
  EXPECT_EQ(read("bot_pace = [0, 20]\nmetrics_token = \"0123456789abcdef\"\n[limits]\nmessage_bytes = "
                 "4096\nmessages_per_person = [90, 3]\n"),
            "");
  EXPECT_EQ(settings.pace.least, 0);
  EXPECT_EQ(settings.pace.most, 20);
  EXPECT_EQ(settings.metrics_token, "0123456789abcdef");
  EXPECT_EQ(settings.limits.message_bytes, 4096U);
  EXPECT_DOUBLE_EQ(settings.limits.messages_per_person.per_second, 1.5);
  EXPECT_EQ(settings.limits.body_bytes, before.body_bytes);
  EXPECT_EQ(read(""), "");
}

TEST_F(SettingsFile, NamesTheLineOfAMistakeAndWhatIsAllowed) {
  EXPECT_NE(read("\nbot_pace = [20, 0]\n").find("toml:2: 'bot_pace' is [least, most]"), std::string::npos);
  EXPECT_NE(read("speed = 3\n").find("toml:1: no setting 'speed'; allowed: bot_pace"), std::string::npos);
  EXPECT_NE(read("[limits]\n\nfriends = 3\n").find("toml:3: no limit 'friends'; allowed: message_bytes"),
            std::string::npos);
  EXPECT_NE(read("[limits]\nmessage_bytes = -1\n").find("toml:2: 'message_bytes' must be a whole number"),
            std::string::npos);
  EXPECT_NE(read("[limits]\nmessages_per_person = 3\n").find("toml:2: a rate is"), std::string::npos);
  EXPECT_NE(read("metrics_token = \"short\"\n").find("at least 16"), std::string::npos);
  EXPECT_NE(read("bot_pace = [\n").find("toml:"), std::string::npos);
}

TEST_F(SettingsFile, SaysWhichFileCannotBeRead) {
  const auto missing = read_settings_file("/nowhere/settings.toml", settings);
  ASSERT_FALSE(missing);
  EXPECT_EQ(missing.error().text, "/nowhere/settings.toml: it can't be read");
}

}  // namespace
}  // namespace tempora::cli
