#include "server/persons.hpp"

#include <fmt/format.h>

#include <array>
#include <utility>

#include "table/text.hpp"

namespace tempora::server {
namespace {

constexpr std::int64_t kHour = 3'600'000;
constexpr std::int64_t kInvitationTime = 600'000;

Refusal not_stored() { return {"storing_failed", "it could not be stored; try again in a moment", "", {}}; }

// "Firefox on Linux": enough to tell one's own devices apart.
std::string label_of(std::string_view user_agent) {
  using Sign = std::pair<std::string_view, std::string_view>;
  // The first that fits counts: Edge calls itself Chrome as well, and Chrome Safari.
  constexpr std::array<Sign, 4> kBrowsers{
      {{"Firefox/", "Firefox"}, {"Edg/", "Edge"}, {"Chrome/", "Chrome"}, {"Safari/", "Safari"}}};
  constexpr std::array<Sign, 6> kSystems{{{"Android", "Android"},
                                          {"iPhone", "iPhone"},
                                          {"iPad", "iPad"},
                                          {"Windows", "Windows"},
                                          {"Mac OS", "macOS"},
                                          {"Linux", "Linux"}}};
  const auto find = [&](const auto& signs) -> std::string_view {
    for (const auto& [sign, name] : signs) {
      if (user_agent.find(sign) != std::string_view::npos) return name;
    }
    return {};
  };
  const auto browser = find(kBrowsers);
  const auto system = find(kSystems);
  if (browser.empty()) return std::string(system);
  return system.empty() ? std::string(browser) : fmt::format("{} on {}", browser, system);
}

}  // namespace

std::optional<std::string> Persons::token_hash(const Request& request) {
  const auto token = cookie_value(request.cookie, kCookie);
  if (!token || !is_token(*token)) return std::nullopt;
  return hash_of(*token);
}

tl::expected<std::optional<store::Identity>, Refusal> Persons::identify(const std::string& token_hash) {
  auto identity = store_.identify(token_hash);
  if (!identity)
    return tl::make_unexpected(Refusal{"storing_failed", "the store can't be read now; try again in a moment", "", {}});
  return std::move(*identity);
}

store::Device Persons::new_device(const Request& request, std::string person, const std::string& token) const {
  const std::int64_t now = now_();
  return {new_id(random_), std::move(person), hash_of(token), now, now, label_of(request.user_agent)};
}

void Persons::create(const Request& request, Made made) {
  std::string token = new_token(random_);
  store::Person person{new_id(random_), "", now_()};
  store::Device device = new_device(request, person.id, token);
  store_.add_person(std::move(person), std::move(device),
                    [token = std::move(token), made = std::move(made)](store::Result<void> done) {
                      if (!done) return made(tl::make_unexpected(not_stored()));
                      made(token);
                    });
}

void Persons::seen(const store::Device& device) {
  const std::int64_t now = now_();
  if (now - device.seen < kHour) return;
  store_.touch_device(device.id, now, [](const store::Result<void>&) {});  // that this is lost hurts nobody
}

void Persons::rename(const std::string& person, std::string name, Done done) {
  auto clean = clean_name(name);
  if (!clean) return done(std::move(clean.error()));
  store_.rename_person(person, std::move(*clean), [done = std::move(done)](store::Result<void> renamed) {
    done(renamed ? std::nullopt : std::optional(not_stored()));
  });
}

void Persons::remove_device(const std::string& person, const std::string& device, Done done) {
  store_.remove_device(person, device, [done = std::move(done)](store::Result<void> removed) {
    if (removed) return done(std::nullopt);
    if (removed.error().kind != store::ErrorKind::missing) return done(not_stored());
    done(Refusal{"no_identity", "you have no such device", "", {}});
  });
}

void Persons::invite(const std::string& person, std::function<void(tl::expected<Invitation, Refusal>)> done) {
  const std::int64_t now = now_();
  Invitation invitation{new_token(random_), now + kInvitationTime};
  store_.invite_device({hash_of(invitation.secret), person, now, invitation.expires},
                       [invitation, done = std::move(done)](store::Result<void> stored) {
                         if (!stored) return done(tl::make_unexpected(not_stored()));
                         done(invitation);
                       });
}

void Persons::join(const Request& request, const std::string& secret, Made made) {
  const Refusal wrong{"wrong_secret", "this invitation was used, has expired or never was; make a new one", "", {}};
  if (!is_token(secret)) return made(tl::make_unexpected(wrong));
  std::string token = new_token(random_);
  store_.join_device(
      hash_of(secret), new_device(request, "", token),
      [token, wrong, made = std::move(made)](const store::Result<std::string>& joined) {
        if (joined) return made(token);
        made(tl::make_unexpected(joined.error().kind == store::ErrorKind::missing ? wrong : not_stored()));
      });
}

}  // namespace tempora::server
