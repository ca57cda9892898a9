// Who somebody is: a token in a cookie names a device, the device a person. The store knows only the token's hash.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "engine/result.hpp"
#include "server/http.hpp"
#include "server/secrets.hpp"
#include "store/store.hpp"

namespace tempora::server {

inline constexpr std::string_view kCookie = "tempora";

class Persons {
 public:
  Persons(store::Store& store, std::function<std::int64_t()> now, Random random)
      : store_(store), now_(std::move(now)), random_(std::move(random)) {}

  // The hash of the request's token; nothing if it has none that could be one.
  static std::optional<std::string> token_hash(const Request& request);
  // Whose token has this hash, or nobody; blocks. The refusal says that the store can't be read.
  tl::expected<std::optional<store::Identity>, Refusal> identify(const std::string& token_hash);

  // Makes a person with this device; answers the new token.
  using Made = std::function<void(tl::expected<std::string, Refusal>)>;
  void create(const Request& request, Made made);
  // Notes that the device was here, once an hour.
  void seen(const store::Device& device);
  using Done = std::function<void(std::optional<Refusal>)>;
  void rename(const std::string& person, std::string name, Done done);
  void remove_device(const std::string& person, const std::string& device, Done done);
  // The secret that lets another device join, and when it expires.
  struct Invitation {
    std::string secret;
    std::int64_t expires = 0;
  };
  void invite(const std::string& person, std::function<void(tl::expected<Invitation, Refusal>)> done);
  // Joins by the secret; answers the new device's token.
  void join(const Request& request, const std::string& secret, Made made);

 private:
  store::Device new_device(const Request& request, std::string person, const std::string& token) const;

  store::Store& store_;
  const std::function<std::int64_t()> now_;
  const Random random_;
};

}  // namespace tempora::server
