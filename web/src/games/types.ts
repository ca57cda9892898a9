// What a game brings to the client's shell, and what the shell gives to a game's board.
//
// A game is a folder src/games/<id>/ with
//   game.ts            default export: GameModule (loaded when a table or a replay of it opens)
//   reports.ts         default export: GameReports (loaded once the board stands)
//   Cover.svelte       its cover for the home page (decoration, no props; small, because home loads it)
//   messages/<lang>.ftl  its messages; every id begins with "<id>-". The shell needs
//                      <id>-name, <id>-tagline (one sentence), <id>-minutes ("10–15"),
//                      <id>-option-<name> and <id>-option-<name>-help, <id>-option-<name>-<value> for values of a choice or an order,
//                      <id>-group-<group>, <id>-mark-<mark>, <id>-score-<line>, <id>-phrase-<phrase> (ready chat phrases;
//                      $about is the name of the seat spoken of).
//   messages/later/<lang>.ftl  what is said only by reports.ts and by parts that wait for it (see lib/later.ts); may be left out
// Nothing else registers a game: src/games/index.ts finds the folder.

import type { Component } from 'svelte';
import type { Fact, FactGroup, GameView, Move, OutlookAnswer, PathsAnswer, Refusal, Result, You } from '../lib/protocol';

export type { Fact, FactGroup, GameView, Move, OutlookAnswer, PathsAnswer, Refusal, Result, You };

/** Message id and arguments to text in the reader's language; placeables are isolated for bidirectional text. */
export type Translate = (id: string, args?: Record<string, string | number>) => string;

/** A seat as everybody sees it; the index in a list of seats is the seat's number. */
export interface SeatInfo {
  seat: number;
  name: string;
  /** CSS colour of the player, e.g. var(--player-3). Never as a text colour. */
  colour: string;
  /** Index 0 … 9 of the player's shape, drawn by parts/Shape.svelte. */
  shape: number;
  kind: 'person' | 'bot' | 'empty';
  connected: boolean;
  /** A bot plays for this person at the moment. */
  standIn: boolean;
  /** This seat belongs to the person at this device. */
  mine: boolean;
}

export interface BoardSettings {
  sound: boolean;
  /** False: no motion at all (prefers-reduced-motion, the setting, or a page opened with ?still). */
  motion: boolean;
  /** Ask once before what cannot be undone. The shell does it in `propose`. */
  confirm: boolean;
  /** Where there is no real choice, it is made by itself. The shell does it where one move is legal; a board, where several come
   *  to the same. */
  automatic?: boolean;
  /** True: own secrets lie open; false: only while "peek" is held or switched on. */
  peek: boolean;
}

/** Private marks on seats, kept on this device. `of` is reactive. */
export interface Marks {
  of(seat: number): string | null;
  set(seat: number, mark: string | null): void;
}

/** Everything that turns ids and numbers into words. */
export interface Words {
  t: Translate;
  seats: SeatInfo[];
  /** The seat that looks, null for spectators and the open replay. */
  viewer: number | null;
  /** The reader's own secrets are covered at the moment: describeFact says what everybody knows, and no more. */
  covered?: boolean;
}

/** A decision of several steps on its way: the view in which its next question is asked. */
export interface Composing<View = GameView> {
  view: View;
  /** Takes the last step back. */
  back(): void;
}

export interface BoardProps<View = GameView> {
  view: View;
  you: You;
  seats: SeatInfo[];
  /** The seat shown at the bottom: the viewer's own, 0 for spectators. */
  bottom: number;
  /** The events since the last render, newest last, to animate once; a new array for every update, empty after a
   *  reload or a jump in time. The view already shows their end. */
  facts: FactGroup[];
  /** False in a replay, at a past moment, when paused or over: nothing is clickable then. */
  live: boolean;
  /** A command is on its way: nothing is clickable for that short time. */
  busy: boolean;
  /** Sends a path of moves at once. Resolves when stored; a refusal is shown by the shell and resolves false. */
  send(moves: Move[]): Promise<boolean>;
  /** Offers a path of moves: the prompt line says it (describeMove) with "do it" and "back". With confirm switched off it is
   *  sent at once. */
  propose(moves: Move[] | null): void;
  /** What is offered at the moment; draw it as chosen. A click on it again may call send. */
  proposed: Move[] | null;
  /** The move that a hint names; draw it as dashed. */
  hint: Move | null;
  /** What would follow, see docs/protocol.md. */
  outlook(moves: Move[]): Promise<OutlookAnswer>;
  /** The whole paths of what this seat owes, perhaps only those that begin with these moves: each can be offered as one click. */
  paths(moves?: Move[]): Promise<PathsAnswer>;
  /** Tells the shell that a decision is being composed, and when it no longer is: its prompt line asks what is asked next. */
  compose?(composing: Composing<View> | null): void;
  /** Shows a rule of the book, e.g. "TD-3.4". */
  showRule(rule: string): void;
  t: Translate;
  settings: BoardSettings;
  marks: Marks;
  /** Height in pixels of the window on the board, for a board that fits itself into it. */
  height?: number;
  /** The direction of the board's words, for a board that places things itself; else from left to right. */
  dir?: 'ltr' | 'rtl';
}

export interface SeatBadgeProps<View = GameView> {
  view: View;
  seat: number;
  t: Translate;
}

export interface EndProps<View = GameView> {
  view: View;
  result: Result;
  seats: SeatInfo[];
  t: Translate;
}

/** One part of the text view: the same information as the picture, as a heading and lines. */
export interface TextSection {
  heading: string;
  lines: string[];
}

/** One figure of a match for each seat, null where there is none. */
export interface SeatStatistic {
  name: string;
  bySeat: (number | string | null)[];
}

export interface GameModule<View = GameView> {
  id: string;
  Board: Component<BoardProps<View>>;
  /** What is mine (hand, role), beside the prompt line; on a phone a sheet that pulls up. Not drawn for spectators. */
  Mine?: Component<BoardProps<View>>;
  /** What is public of a seat, one or two short lines in the rail of players. */
  SeatBadge?: Component<SeatBadgeProps<View>>;
  /** Accent that the frame takes from this world, for light and dark: CSS colours with contrast 4.5 on surface. */
  accent?: { light: string; dark: string };
  /** The board fits itself into its window and zooms by itself what needs it. */
  zoomsItself?: boolean;
  /** Private marks that make sense in this game; the symbol is one character. */
  marks?: readonly { id: string; symbol: string }[];
  /** What this seat is to do, as one sentence to the reader, e.g. "Open a chamber before another player." */
  prompt(view: View, seat: number, words: Words): string;
  /** What everybody waits for, e.g. "Ada opens a chamber." */
  waiting(view: View, owing: number[], words: Words): string;
  /** One log line, or null for a fact that needs none. */
  describeFact(fact: Fact, words: Words): string | null;
  /** A move as a wish or advice, e.g. "Open Ada's chamber 3". */
  describeMove(move: Move, words: Words): string;
  /** A whole path as one wish, with what it costs; else its moves are said one after the other. */
  describePath?(path: Move[], view: View, words: Words): string;
  /** How the match ended, in one sentence. */
  describeResult(result: Result, words: Words): string;
}

/** What is looked at beside the board, or when the match is over: a first visit gets to the board without it. */
export interface GameReports<View = GameView> {
  /** The reveal inside the end panel. */
  End?: Component<EndProps<View>>;
  textView(view: View, words: Words): TextSection[];
  /** What a match came to for each seat, from its last view; the shell adds decisions and times. */
  statistics?(view: View, words: Words): SeatStatistic[];
}
