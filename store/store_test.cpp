// What every store must do, whatever it is made of.
#include "store/store.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <memory>
#include <thread>

#include "store/sqlite_store.hpp"
#include "store/testing/helpers.hpp"

namespace tempora::store {
namespace {

// A place for one store, which can be opened, closed and opened again.
class Place {
 public:
  virtual ~Place() = default;
  virtual std::unique_ptr<Store> open() = 0;
};

class SqlitePlace final : public Place {
 public:
  std::unique_ptr<Store> open() override {
    SqliteOptions options;
    options.file = folder_.file("store");
    options.checkpoint_pages = 20;
    Result<std::unique_ptr<Store>> store = open_sqlite_store(options);
    if (!store) ADD_FAILURE() << store.error().text;
    return std::move(store.value());
  }

 private:
  TemporaryFolder folder_;
};

using MakePlace = std::unique_ptr<Place> (*)();

class StoreTest : public testing::TestWithParam<MakePlace> {
 protected:
  void reopen() {
    store_.reset();
    store_ = place_->open();
  }
  Store& store() { return *store_; }

  // Keeps the store busy until the latch is opened, so that what is handed over meanwhile becomes one group.
  void hold(const std::shared_future<void>& latch) {
    std::promise<void> held;
    store_->append(new_table("held"), [&held, latch](const Result<void>&) {
      held.set_value();
      latch.wait();
    });
    held.get_future().wait();
  }

 private:
  std::unique_ptr<Place> place_ = GetParam()();
  std::unique_ptr<Store> store_ = place_->open();
};

TEST_P(StoreTest, RecordsComeBackAsTheyWereAppended) {
  Append step = new_table("K7QF");
  Record full;
  full.n = 1;
  full.kind = "event";
  full.body = std::string("{\"move\":\"\xc3\xa4 and \0 too\"}", 23);
  full.match = "match-1";
  full.event = 0;
  full.person = "ada";
  full.command = "c1";
  full.answer = R"({"type":"done"})";
  step.records = {full, record(2)};
  ASSERT_TRUE(append(store(), step));
  ASSERT_TRUE(append(store(), records("K7QF", 3, 3)));

  const std::vector<Record> expected{full, record(2), record(3)};
  EXPECT_EQ(store().records("K7QF").value(), expected);
  EXPECT_EQ(store().records("K7QF", 3).value(), std::vector<Record>{record(3)});
  EXPECT_TRUE(store().records("K7QF", 4).value().empty());
  EXPECT_TRUE(store().records("other").value().empty());
  reopen();
  EXPECT_EQ(store().records("K7QF").value(), expected);
}

TEST_P(StoreTest, NumbersFollowEachOtherWithoutGap) {
  ASSERT_TRUE(append(store(), new_table("A")));
  EXPECT_EQ(kind(append(store(), records("A", 2, 2))), ErrorKind::conflict);
  EXPECT_EQ(kind(append(store(), records("A", 0, 0))), ErrorKind::conflict);
  ASSERT_TRUE(append(store(), records("A", 1, 3)));
  EXPECT_EQ(kind(append(store(), records("A", 3, 3))), ErrorKind::conflict);
  EXPECT_EQ(kind(append(store(), records("A", 5, 5))), ErrorKind::conflict);

  Append gap = records("A", 4, 4);
  gap.records.push_back(record(6));
  const Result<void> refused = append(store(), gap);
  EXPECT_EQ(kind(refused), ErrorKind::conflict);
  EXPECT_EQ(refused.error().text, "record 6 does not follow the table's last, 4");
  EXPECT_EQ(store().records("A").value().size(), 3u) << "nothing of a refused append stays";
}

TEST_P(StoreTest, AppendNeedsATable) { EXPECT_EQ(kind(append(store(), records("A", 1, 1))), ErrorKind::missing); }

TEST_P(StoreTest, EventIsUniqueInItsMatch) {
  ASSERT_TRUE(append(store(), new_table("A")));
  ASSERT_TRUE(append(store(), new_table("B")));
  const auto event = [](const char* table, std::int64_t n, const char* match, std::int64_t number) {
    Append step = records(table, n, n);
    step.records[0].match = match;
    step.records[0].event = number;
    return step;
  };
  EXPECT_TRUE(append(store(), event("A", 1, "m", 7)));
  EXPECT_EQ(kind(append(store(), event("A", 2, "m", 7))), ErrorKind::conflict);
  EXPECT_EQ(kind(append(store(), event("B", 1, "m", 7))), ErrorKind::conflict);
  EXPECT_TRUE(append(store(), event("A", 2, "m", 8)));
  EXPECT_TRUE(append(store(), event("B", 1, "other", 7)));

  Append stray = records("A", 3, 3);
  stray.records[0].event = 9;
  EXPECT_EQ(kind(append(store(), stray)), ErrorKind::invalid) << "an event belongs to a match";
}

TEST_P(StoreTest, CommandIsDoneOnceAndItsAnswerKept) {
  ASSERT_TRUE(append(store(), new_table("A")));
  ASSERT_TRUE(append(store(), new_table("B")));
  const auto command = [](const char* table, std::int64_t n, const char* person) {
    Append step = records(table, n, n);
    step.records[0].person = person;
    step.records[0].command = "c";
    step.records[0].answer = fmt::format("\"{} at {}\"", person, table);
    return step;
  };
  EXPECT_TRUE(append(store(), command("A", 1, "ada")));
  EXPECT_EQ(kind(append(store(), command("A", 2, "ada"))), ErrorKind::conflict);
  EXPECT_TRUE(append(store(), command("A", 2, "bob")));
  EXPECT_TRUE(append(store(), command("B", 1, "ada")));

  EXPECT_EQ(store().answer("A", "ada", "c").value(), "\"ada at A\"");
  EXPECT_EQ(store().answer("B", "ada", "c").value(), "\"ada at B\"");
  EXPECT_EQ(store().answer("B", "bob", "c").value(), std::nullopt);
  EXPECT_EQ(store().answer("A", "ada", "d").value(), std::nullopt);

  Append nobody = records("A", 3, 3);
  nobody.records[0].command = "c";
  EXPECT_EQ(kind(append(store(), nobody)), ErrorKind::invalid) << "a command comes from a person";
}

TEST_P(StoreTest, TablesAreFoundByWhoSitsThereAndWhetherTheyAreOpen) {
  ASSERT_TRUE(add_person(store(), "ada"));
  ASSERT_TRUE(add_person(store(), "bob"));
  Append first = new_table("A", 100);
  first.update->persons = {"bob", "ada", "ada"};
  first.update->open = true;
  first.records = {record(1), record(2)};
  Append second = new_table("B", 50);
  second.update->persons = {"ada"};
  ASSERT_TRUE(append(store(), first));
  ASSERT_TRUE(append(store(), second));

  Table a = *first.update;
  a.persons = {"ada", "bob"};
  a.last = 2;
  const Table b = *second.update;
  EXPECT_EQ(store().table("A").value(), a);
  EXPECT_EQ(store().table("C").value(), std::nullopt);
  EXPECT_EQ(store().running_tables().value(), (std::vector<Table>{b, a}));
  EXPECT_EQ(store().tables_of("ada").value(), (std::vector<Table>{b, a}));
  EXPECT_EQ(store().tables_of("bob").value(), (std::vector<Table>{a}));
  EXPECT_EQ(store().open_tables().value(), (std::vector<Table>{a}));

  // Ada leaves, the table is closed to others and gets another summary.
  first.records.clear();
  first.update->persons = {"bob"};
  first.update->open = false;
  first.update->summary = R"({"phase":"playing"})";
  ASSERT_TRUE(append(store(), first));
  a = *first.update;
  a.last = 2;
  EXPECT_EQ(store().tables_of("ada").value(), (std::vector<Table>{b}));
  EXPECT_EQ(store().tables_of("bob").value(), (std::vector<Table>{a}));
  EXPECT_TRUE(store().open_tables().value().empty());

  // It is over, and goes on again.
  first.update->over = true;
  first.update->open = true;
  ASSERT_TRUE(append(store(), first));
  EXPECT_TRUE(store().tables_of("bob").value().empty());
  EXPECT_TRUE(store().open_tables().value().empty());
  EXPECT_EQ(store().running_tables().value(), (std::vector<Table>{b}));
  EXPECT_TRUE(store().table("A").value()->over);
  first.update->over = false;
  ASSERT_TRUE(append(store(), first));
  EXPECT_EQ(store().open_tables().value().size(), 1u);
}

TEST_P(StoreTest, OnlyKnownPersonsSit) {
  Append step = new_table("A");
  step.update->persons = {"nobody"};
  step.records = {record(1)};
  EXPECT_EQ(kind(append(store(), step)), ErrorKind::missing);
  EXPECT_EQ(store().table("A").value(), std::nullopt);
}

TEST_P(StoreTest, AppendIsOfOneTable) {
  Append step = new_table("A");
  step.update->code = "B";
  EXPECT_EQ(kind(append(store(), step)), ErrorKind::invalid);
  step = new_table("A");
  step.finished = MatchLog{{"m", "B", "tempel", 9, "{}", {}}, "log"};
  EXPECT_EQ(kind(append(store(), step)), ErrorKind::invalid);
  EXPECT_TRUE(store().running_tables().value().empty());
}

TEST_P(StoreTest, FinishedMatchesAreFoundByWhoTookPart) {
  ASSERT_TRUE(add_person(store(), "ada"));
  ASSERT_TRUE(add_person(store(), "bob"));
  const auto finish = [this](const FinishedMatch& match, const std::string& log) {
    Append step = new_table(match.table);
    step.finished = MatchLog{match, log};
    return append(store(), step);
  };
  const FinishedMatch one{"m1", "A", "tempel", 10, "{\"outcome\":1}", {{"ada", 0, 1}, {"", 1, 2}, {"ada", 2, 2}}};
  const FinishedMatch two{"m2", "A", "tempel", 20, "{}", {{"bob", 0, std::nullopt}, {"ada", 1, std::nullopt}}};
  const FinishedMatch three{"m3", "B", "tempel", 15, "{}", {{"bob", 0, 1}}};
  ASSERT_TRUE(finish(one, "log 1\n"));
  ASSERT_TRUE(finish(two, "log 2\n"));
  ASSERT_TRUE(finish(three, "log 3\n"));
  EXPECT_EQ(kind(finish(one, "another")), ErrorKind::conflict);

  EXPECT_EQ(store().matches_of("ada", 10).value(), (std::vector<FinishedMatch>{two, one}));
  EXPECT_EQ(store().matches_of("bob", 10).value(), (std::vector<FinishedMatch>{two, three}));
  EXPECT_EQ(store().matches_of("bob", 1).value(), (std::vector<FinishedMatch>{two}));
  EXPECT_TRUE(store().matches_of("nobody", 10).value().empty());
  EXPECT_EQ(store().finished_match("m1").value(), one);
  EXPECT_EQ(store().finished_match("m4").value(), std::nullopt);
  EXPECT_EQ(store().match_log("m2").value(), "log 2\n");
  EXPECT_EQ(store().match_log("m4").value(), std::nullopt);
}

TEST_P(StoreTest, SecretIsStoredOnce) {
  const std::string bytes("\0\xff secret", 9);
  Append step = new_table("A");
  step.secret = MatchSecret{"m", bytes};
  ASSERT_TRUE(append(store(), step));
  EXPECT_EQ(store().match_secret("m").value(), bytes);
  EXPECT_EQ(store().match_secret("n").value(), std::nullopt);
  step.secret->bytes = "another";
  EXPECT_EQ(kind(append(store(), step)), ErrorKind::conflict);
  EXPECT_EQ(store().match_secret("m").value(), bytes);
}

TEST_P(StoreTest, PersonIsKnownByTheHashOfAToken) {
  const Device phone{"d1", "", hash("token"), 5, 5, "a phone"};
  ASSERT_TRUE(await([&](auto done) { store().add_person({"ada", "", 5}, phone, done); }));
  ASSERT_TRUE(await([&](auto done) { store().rename_person("ada", "Ada", done); }));
  ASSERT_TRUE(await([&](auto done) { store().touch_device("d1", 9, done); }));

  const Identity identity = store().identify(hash("token")).value().value();
  EXPECT_EQ(identity.person, (Person{"ada", "Ada", 5}));
  EXPECT_EQ(identity.device, (Device{"d1", "ada", hash("token"), 5, 9, "a phone"}));
  EXPECT_FALSE(store().identify(hash("wrong")).value().has_value());
  EXPECT_FALSE(store().identify("").value().has_value());
  EXPECT_EQ(store().person("ada").value(), (Person{"ada", "Ada", 5}));
  EXPECT_EQ(store().person("bob").value(), std::nullopt);

  EXPECT_EQ(kind(await([&](auto done) { store().rename_person("bob", "Bob", done); })), ErrorKind::missing);
  EXPECT_EQ(kind(await([&](auto done) { store().touch_device("d2", 9, done); })), ErrorKind::missing);
  const auto add = [this](const Person& person, const Device& device) {
    return kind(await([&](auto done) { store().add_person(person, device, done); }));
  };
  EXPECT_EQ(add({"ada", "", 6}, device("d2")), ErrorKind::conflict) << "the person's id is taken";
  EXPECT_EQ(add({"bob", "", 6}, device("d1")), ErrorKind::conflict) << "the device's id is taken";
  Device same_token = device("d2");
  same_token.token_hash = hash("token");
  EXPECT_EQ(add({"bob", "", 6}, same_token), ErrorKind::conflict) << "the token is taken";
  Device no_hash = device("d2");
  no_hash.token_hash = "token";
  EXPECT_EQ(add({"bob", "", 6}, no_hash), ErrorKind::invalid) << "not the bytes of a hash";
  EXPECT_EQ(store().person("bob").value(), std::nullopt) << "a person without device must not stay";
}

TEST_P(StoreTest, InvitationLetsOneDeviceJoinInTime) {
  ASSERT_TRUE(add_person(store(), "ada"));
  ASSERT_TRUE(add_person(store(), "bob"));
  const auto invite = [this](const char* secret, std::int64_t created, const char* person = "ada") {
    return await([&](auto done) { store().invite_device({hash(secret), person, created, created + 600}, done); });
  };
  const auto join = [this](const char* secret, const Device& device) {
    return await<std::string>([&](auto done) { store().join_device(hash(secret), device, done); });
  };
  ASSERT_TRUE(invite("s1", 1'000));
  EXPECT_EQ(kind(invite("s1", 1'000)), ErrorKind::conflict);
  EXPECT_EQ(kind(invite("s2", 1'000, "nobody")), ErrorKind::missing);

  EXPECT_EQ(join("other", device("d", 1'001)).error().kind, ErrorKind::missing);
  EXPECT_EQ(join("s1", device("d", 1'600)).error().kind, ErrorKind::missing) << "expired";
  EXPECT_EQ(join("s1", device("device of bob", 1'599)).error().kind, ErrorKind::conflict);
  EXPECT_EQ(join("s1", device("d", 1'599)).value(), "ada") << "a refused device must not use the invitation up";
  EXPECT_EQ(join("s1", device("e", 1'599)).error().kind, ErrorKind::missing) << "used up";
  EXPECT_EQ(store().identify(hash("d")).value()->person.id, "ada");

  const std::vector<Device> devices = store().devices_of("ada").value();
  ASSERT_EQ(devices.size(), 2u);
  EXPECT_EQ(devices[0].id, "d");
  EXPECT_EQ(devices[1].id, "device of ada");
  EXPECT_EQ(store().devices_of("bob").value().size(), 1u);

  // What has expired is forgotten, so that its secret may come again.
  ASSERT_TRUE(invite("s3", 2'000));
  EXPECT_EQ(kind(invite("s3", 2'599)), ErrorKind::conflict);
  EXPECT_TRUE(invite("s3", 2'600));
}

TEST_P(StoreTest, RemovedDeviceIsUnknown) {
  ASSERT_TRUE(add_person(store(), "ada"));
  ASSERT_TRUE(add_person(store(), "bob"));
  const auto remove = [this](const char* person, const char* device) {
    return await([&](auto done) { store().remove_device(person, device, done); });
  };
  EXPECT_EQ(kind(remove("bob", "device of ada")), ErrorKind::missing) << "somebody else's";
  EXPECT_TRUE(store().identify(hash("device of ada")).value().has_value());
  EXPECT_TRUE(remove("ada", "device of ada"));
  EXPECT_FALSE(store().identify(hash("device of ada")).value().has_value());
  EXPECT_EQ(kind(remove("ada", "device of ada")), ErrorKind::missing);
  EXPECT_TRUE(store().person("ada").value().has_value());
}

TEST_P(StoreTest, WhatWaitsIsStoredTogetherAndAnsweredInOrder) {
  std::promise<void> latch;
  hold(latch.get_future().share());
  const Figures before = store().figures();
  std::vector<int> answered;
  for (int i = 0; i < 100; ++i) {
    store().append(new_table(fmt::format("T{}", i)), [&answered, i](const Result<void>& result) {
      EXPECT_TRUE(result);
      answered.push_back(i);
    });
  }
  EXPECT_EQ(store().figures().waiting, 100u);
  latch.set_value();
  ASSERT_TRUE(append(store(), new_table("last")));

  ASSERT_EQ(answered.size(), 100u);
  EXPECT_TRUE(std::is_sorted(answered.begin(), answered.end()));
  const Figures after = store().figures();
  EXPECT_EQ(after.stored - before.stored, 101u);
  EXPECT_EQ(after.waiting, 0u);
  EXPECT_LE(after.commits - before.commits, 2u) << "the hundred shared one transaction";
}

TEST_P(StoreTest, RefusedAppendDoesNotHarmTheOthersOfItsGroup) {
  ASSERT_TRUE(append(store(), new_table("A")));
  ASSERT_TRUE(append(store(), new_table("B")));
  const Figures before = store().figures();
  std::promise<void> latch;
  hold(latch.get_future().share());
  std::vector<std::optional<ErrorKind>> answers;
  const auto note = [&answers](const Result<void>& result) { answers.push_back(kind(result)); };
  store().append(records("A", 1, 2), note);
  store().append(records("A", 2, 3), note);  // the first half fits nowhere
  store().append(records("none", 1, 1), note);
  Append half = records("B", 1, 2);
  half.secret = MatchSecret{"m", "bytes"};
  half.records.push_back(record(7));
  store().append(half, note);  // refused after much of it was written
  store().append(records("A", 3, 3), note);
  store().append(records("B", 1, 1), note);
  latch.set_value();
  ASSERT_TRUE(append(store(), new_table("last")));

  const std::vector<std::optional<ErrorKind>> expected{std::nullopt,        ErrorKind::conflict, ErrorKind::missing,
                                                       ErrorKind::conflict, std::nullopt,        std::nullopt};
  EXPECT_EQ(answers, expected);
  EXPECT_EQ(store().figures().refused - before.refused, 3u);
  reopen();
  EXPECT_EQ(store().records("A").value(), records("A", 1, 3).records);
  EXPECT_EQ(store().records("B").value(), records("B", 1, 1).records);
  EXPECT_EQ(store().match_secret("m").value(), std::nullopt);
}

TEST_P(StoreTest, WhatIsAnsweredCanBeRead) {
  ASSERT_TRUE(append(store(), new_table("A")));
  std::promise<std::size_t> seen;
  store().append(records("A", 1, 3), [&](const Result<void>&) { seen.set_value(store().records("A").value().size()); });
  EXPECT_EQ(seen.get_future().get(), 3u);
}

TEST_P(StoreTest, ClosingAnswersEverythingFirst) {
  int answered = 0;
  Store& closing = store();
  for (int i = 0; i < 50; ++i) {
    closing.append(new_table(fmt::format("T{}", i)), [&](const Result<void>& result) {
      EXPECT_TRUE(result);
      ++answered;
      if (answered == 50) {
        closing.append(new_table("from a callback"), [&](const Result<void>& inner) {
          EXPECT_TRUE(inner);
          ++answered;
        });
      }
    });
  }
  reopen();
  EXPECT_EQ(answered, 51);
  EXPECT_EQ(store().running_tables().value().size(), 51u);
}

TEST_P(StoreTest, ManyThreadsWriteAndRead) {
  constexpr int kThreads = 4;
  constexpr std::int64_t kRecords = 50;
  ASSERT_TRUE(add_person(store(), "ada"));
  std::atomic<int> racing_wins = 0;
  std::vector<std::thread> threads;
  for (int t = 0; t < kThreads; ++t) {
    threads.emplace_back([&, t] {
      const std::string code = fmt::format("T{}", t);
      Append make = new_table(code);
      make.update->persons = {"ada"};
      EXPECT_TRUE(append(store(), make));
      for (std::int64_t n = 1; n <= kRecords; ++n) {
        EXPECT_TRUE(append(store(), records(code, n, n)));
        EXPECT_EQ(store().records(code).value().size(), static_cast<std::size_t>(n));
        EXPECT_GE(store().tables_of("ada").value().size(), 1u);
        // All race for the same numbers of one table: each number goes to one of them.
        Append race = records("race", n, n);
        race.update = table("race");
        if (append(store(), race)) ++racing_wins;
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(racing_wins, kRecords);
  EXPECT_EQ(store().records("race").value(), records("race", 1, kRecords).records);
  EXPECT_EQ(store().tables_of("ada").value().size(), static_cast<std::size_t>(kThreads));
}

INSTANTIATE_TEST_SUITE_P(Sqlite, StoreTest,
                         testing::Values(+[]() -> std::unique_ptr<Place> { return std::make_unique<SqlitePlace>(); }));

}  // namespace
}  // namespace tempora::store
