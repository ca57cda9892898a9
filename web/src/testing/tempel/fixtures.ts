// A small dealer and referee for pictures and tests: plays Tempel matches from a seed and gives the view of any viewer, in the
// shape of docs/protocol.md §8. The server's rules are the real ones; this one only has to be right about what is shown.

import { uneven } from '../../games/tempel/art/foliage';
import type { Card, Counts, End, Role, TempelView } from '../../games/tempel/model';
import type { Fact, FactGroup, Move, You } from '../../games/types';

const TEMPLES: Record<number, [adventurers: number, guardians: number, empty: number, gold: number, fire: number]> = {
  3: [2, 2, 8, 5, 2],
  4: [3, 2, 12, 6, 2],
  5: [3, 2, 16, 7, 2],
  6: [4, 2, 20, 8, 2],
  7: [5, 3, 26, 7, 2],
  8: [6, 3, 30, 8, 2],
  9: [6, 3, 34, 9, 2],
  10: [7, 4, 37, 10, 3],
};

const KINDS: readonly Card[] = ['gold', 'fire', 'empty'];
const count = (cards: readonly Card[]): Counts => KINDS.map((kind) => cards.filter((card) => card === kind).length) as Counts;

export class Referee {
  readonly temple: Record<Card, number>;
  readonly roles: Role[];
  private readonly out: Role[];
  private readonly pile: [adventurers: number, guardians: number];
  private readonly roll: () => number;
  private hidden: Card[][] = [];
  private shown: ('down' | Card)[][] = [];
  private dealt: Counts[][] = [];
  private openings: [number, number, number, Card, number][] = [];
  private announced: [number, number | null, number | null, number, number][] = [];
  private round = 0;
  private left = 0;
  private end: { rule: string; group: End['group'] } | null = null;
  private event = 0;
  keyholder: number;

  constructor(
    readonly players: number,
    seed = 1,
    readonly announcing = true,
  ) {
    const [adventurers, guardians, empty, gold, fire] = TEMPLES[players] ?? [3, 2, 16, 7, 2];
    this.roll = uneven(seed);
    this.temple = { gold, fire, empty };
    this.pile = [adventurers, guardians];
    const pile = this.shuffled<Role>([...Array<Role>(adventurers).fill('adventurer'), ...Array<Role>(guardians).fill('guardian')]);
    this.roles = pile.slice(0, players);
    this.out = pile.slice(players);
    this.keyholder = Math.floor(this.roll() * players);
    this.deal([...Array<Card>(gold).fill('gold'), ...Array<Card>(fire).fill('fire'), ...Array<Card>(empty).fill('empty')]);
  }

  private shuffled<T>(list: T[]): T[] {
    const cards = [...list];
    for (let i = cards.length - 1; i > 0; --i) {
      const k = Math.floor(this.roll() * (i + 1));
      [cards[i], cards[k]] = [cards[k] as T, cards[i] as T];
    }
    return cards;
  }

  private deal(cards: Card[]): void {
    const each = cards.length / this.players;
    const all = this.shuffled(cards);
    this.hidden = Array.from({ length: this.players }, (_, seat) => all.slice(seat * each, (seat + 1) * each));
    this.shown = this.hidden.map((own) => own.map(() => 'down'));
    this.dealt.push(this.hidden.map(count));
    this.round += 1;
    this.left = this.players;
  }

  get over(): boolean {
    return this.end !== null;
  }

  legal(): Move[] {
    if (this.end) return [];
    return this.shown.flatMap((own, seat) =>
      seat === this.keyholder ? [] : own.flatMap((card, place) => (card === 'down' ? [{ do: 'open', seat, place }] : [])),
    );
  }

  /** Applies a legal move of a seat and gives its facts as everybody sees them. */
  play(seat: number, move: Move): FactGroup {
    const facts: Fact[] = [];
    this.event += 1;
    if (move.do === 'announce') {
      const silent = move.silent === true;
      this.announced.push([seat, silent ? null : Number(move.gold), silent ? null : Number(move.fire), this.round, this.openings.length]);
      facts.push(silent ? { what: 'announced', seat, silent } : { what: 'announced', seat, gold: Number(move.gold), fire: Number(move.fire) });
    } else {
      const [target, place] = [Number(move.seat), Number(move.place)];
      const card = this.hidden[target]?.[place];
      const row = this.shown[target];
      if (!card || !row || row[place] !== 'down' || target === seat || seat !== this.keyholder || this.end) throw new Error('illegal move in a fixture');
      row[place] = card;
      this.openings.push([seat, target, place, card, this.round]);
      this.keyholder = target;
      this.left -= 1;
      facts.push({ what: 'opened', by: seat, seat: target, place, card }, { what: 'key', seat: target });
      this.finish(facts);
    }
    return { event: this.event, seat, by: 'bot', facts };
  }

  private finish(facts: Fact[]): void {
    const opened = this.opened();
    if (opened.gold === this.temple.gold) this.end = { rule: 'TD-4.1', group: 'adventurers' };
    else if (opened.fire === this.temple.fire) this.end = { rule: 'TD-4.2', group: 'guardians' };
    else if (this.left === 0 && this.round === 4) this.end = { rule: 'TD-4.3', group: 'guardians' };
    if (this.end) {
      facts.push({ what: 'won', ...this.end });
    } else if (this.left === 0) {
      facts.push({ what: 'round_over', round: this.round });
      this.deal(this.hidden.flatMap((own, seat) => own.filter((_, place) => this.shown[seat]?.[place] === 'down')));
      facts.push({ what: 'deal', round: this.round, each: 6 - this.round });
    }
  }

  private opened(): Record<Card, number> {
    const [gold, fire, empty] = count(this.openings.map(([, , , card]) => card));
    return { gold, fire, empty };
  }

  /** Lets everybody say something, and opens until `openings` chambers are open or the match is over. */
  advance(openings: number): FactGroup[] {
    const groups: FactGroup[] = [];
    while (!this.end && this.openings.length < openings) {
      if (this.announcing && this.left === this.players) groups.push(...this.talk());
      const moves = this.legal();
      groups.push(this.play(this.keyholder, moves[Math.floor(this.roll() * moves.length)] ?? {}));
    }
    if (this.announcing && !this.end && this.left === this.players) groups.push(...this.talk());
    return groups;
  }

  private talk(): FactGroup[] {
    return this.roles.flatMap((role, seat) => {
      const spoken = this.announced.some(([speaker, , , round]) => speaker === seat && round === this.round);
      const whim = this.roll();
      const [gold, fire] = this.dealt[this.round - 1]?.[seat] ?? [0, 0];
      const each = 6 - this.round;
      if (spoken || whim < 0.12) return [];
      if (whim < 0.22) return [this.play(seat, { do: 'announce', silent: true })];
      const bluff = role === 'guardian' && whim > 0.4;
      return [this.play(seat, { do: 'announce', gold: bluff ? Math.min(each, gold + 1) : gold, fire: bluff ? 0 : Math.min(fire, each - gold) })];
    });
  }

  view(viewer: number | 'spectator'): TempelView {
    const numbered = <T>(list: T[]): Record<string, T> => Object.fromEntries(list.map((item, k) => [k + 1, item]));
    const bySeat = <T>(list: T[]): Record<string, T> => Object.fromEntries(list.map((item, k) => [k, item]));
    const down = (seat: number): Card[] => (this.hidden[seat] ?? []).filter((_, place) => this.shown[seat]?.[place] === 'down');
    const own = viewer === 'spectator' ? null : viewer;
    const each = 6 - this.round;
    return structuredClone({
      players: this.players,
      round: this.round,
      each,
      keyholder: this.keyholder,
      left: this.left,
      temple: this.temple,
      opened: this.opened(),
      pile: { adventurers: this.pile[0], guardians: this.pile[1], out: this.out.length },
      announcing: this.announcing,
      limits: {
        gold: Math.min(this.temple.gold, each),
        fire: Math.min(this.temple.fire, each),
        total: each,
        left: this.roles.map((_, seat) => 3 - this.announced.filter(([speaker, , , round]) => speaker === seat && round === this.round).length),
      },
      chambers: bySeat(this.shown),
      openings: numbered(this.openings),
      announcements: numbered(this.announced),
      own:
        own === null
          ? null
          : { seat: own, role: this.roles[own] as Role, dealt: numbered(this.dealt.map((held) => held[own] as Counts)), down: count(down(own)) },
      end: this.end && {
        roles: this.roles,
        out: this.out,
        dealt: numbered(this.dealt),
        rest: bySeat(this.roles.map((_, seat) => down(seat).sort((a, b) => KINDS.indexOf(a) - KINDS.indexOf(b)))),
        ...this.end,
      },
    });
  }

  you(viewer: number | 'spectator'): You {
    const seated = viewer !== 'spectator';
    const owes = seated && this.keyholder === viewer && !this.end;
    const speaks = seated && this.announcing && !this.end && (this.view(viewer).limits.left[viewer] ?? 0) > 0;
    return {
      person: seated ? 0 : null,
      seats: seated ? [viewer] : [],
      viewer,
      host: seated,
      owes: owes ? [viewer] : [],
      decision: owes ? this.event : null,
      legal: owes ? this.legal() : [],
      optional: speaks ? [{ do: 'announce', silent: true }] : [],
      undo: null,
      event: this.event,
      owing: this.end ? [] : [this.keyholder],
    };
  }
}
