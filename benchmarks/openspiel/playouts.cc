// Random playouts of OpenSpiel's games in C++, as fast as its public interface allows: what `playouts.py` compares with.
//
//   playouts GAME any|shortest|clone SECONDS SEED
//
// any:      a loop for any game: chance by its weights (ChanceOutcomes, SampleAction), players uniformly.
// shortest: every node uniformly from LegalActions, which is the same in games whose chance is uniform.
// clone:    copies of positions from the middle of games.
// Prints one line: games decisions chance_steps cpu_seconds (clone: copies 0 0 cpu_seconds).

#include <cstdint>
#include <cstdlib>
#include <ctime>
#include <iostream>
#include <memory>
#include <string>
#include <vector>

#include "open_spiel/spiel.h"
#include "open_spiel/spiel_utils.h"

namespace {

using open_spiel::Action;
using open_spiel::Game;
using open_spiel::State;

// xorshift64*: a few operations, so that the generator is not what is measured.
struct Random {
  std::uint64_t word;
  std::uint64_t Next() {
    word ^= word >> 12;
    word ^= word << 25;
    word ^= word >> 27;
    return word * 2685821657736338717ull;
  }
  std::size_t Below(std::size_t bound) {
    return static_cast<std::size_t>((static_cast<unsigned __int128>(Next()) * bound) >> 64);
  }
  double Unit() { return static_cast<double>(Next() >> 11) * 0x1.0p-53; }
};

struct Tally {
  std::int64_t games = 0, decisions = 0, chance = 0;
};

void Play(const Game& game, bool weighted, Random& random, Tally& tally) {
  std::unique_ptr<State> state = game.NewInitialState();
  while (!state->IsTerminal()) {
    if (state->IsChanceNode()) {
      ++tally.chance;
      if (weighted) {
        state->ApplyAction(open_spiel::SampleAction(state->ChanceOutcomes(), random.Unit()).first);
        continue;
      }
    } else {
      ++tally.decisions;
    }
    const std::vector<Action> actions = state->LegalActions();
    state->ApplyAction(actions[random.Below(actions.size())]);
  }
  ++tally.games;
}

// The middle position of a random game.
std::unique_ptr<State> Middle(const Game& game, Random& random) {
  std::vector<std::unique_ptr<State>> seen;
  std::unique_ptr<State> state = game.NewInitialState();
  while (!state->IsTerminal()) {
    if (!state->IsChanceNode()) seen.push_back(state->Clone());
    const std::vector<Action> actions = state->LegalActions();
    state->ApplyAction(actions[random.Below(actions.size())]);
  }
  return std::move(seen[seen.size() / 2]);
}

double Seconds() {
  timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 5) {
    std::cerr << "usage: playouts GAME any|shortest|clone SECONDS SEED\n";
    return 2;
  }
  const std::shared_ptr<const Game> game = open_spiel::LoadGame(argv[1]);
  const std::string way = argv[2];
  const double limit = std::atof(argv[3]);
  Random random{std::strtoull(argv[4], nullptr, 10) * 2 + 1};
  Tally tally;
  std::vector<std::unique_ptr<State>> positions;
  if (way == "clone") {
    for (int k = 0; k < 16; ++k) positions.push_back(Middle(*game, random));
  } else {
    Play(*game, way == "any", random, tally);  // what is set up at the first call is not measured
    tally = Tally();
  }
  const double start = Seconds();
  double spent = 0;
  while (spent < limit) {
    for (int k = 0; k < 50; ++k) {
      if (positions.empty()) {
        Play(*game, way == "any", random, tally);
      } else {
        for (const auto& position : positions) position->Clone();
        tally.games += static_cast<std::int64_t>(positions.size());
      }
    }
    spent = Seconds() - start;
  }
  std::cout << tally.games << ' ' << tally.decisions << ' ' << tally.chance << ' ' << spent << '\n';
  return 0;
}
