// Who may come in how fast, for connections and requests together.
#pragma once

#include "server/rate_limit.hpp"
#include "server/server.hpp"

namespace tempora::server {

struct Doorkeeper {
  explicit Doorkeeper(const Limits& limits)
      : messages_by_person(limits.messages_per_person),
        messages_by_address(limits.messages_per_address),
        requests_by_address(limits.requests_per_address),
        unknown_tables_by_address(limits.unknown_tables_per_address),
        identities_by_address(limits.new_identities_per_address),
        tables_by_person(limits.new_tables_per_person) {}

  RateLimiter messages_by_person;
  RateLimiter messages_by_address;
  RateLimiter requests_by_address;
  RateLimiter unknown_tables_by_address;
  RateLimiter identities_by_address;
  RateLimiter tables_by_person;
};

}  // namespace tempora::server
