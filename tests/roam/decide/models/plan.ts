import type { Chance } from '../../../../server/demo/chance.ts';

/** What somebody does next who takes what the models know: something to a workflow in sight, or what befalls whoever does it. */
export type Turn =
  | 'move'
  | 'fill in'
  | 'go elsewhere'
  | 'press anything'
  | 'back'
  | 'reload'
  | 'kill browser'
  | 'kill server'
  | 'offline'
  | 'second tab'
  | 'bad line';

const TURNS: readonly (readonly [Turn, number])[] = [
  ['move', 14],
  ['fill in', 4],
  ['go elsewhere', 4],
  ['press anything', 2],
  ['back', 1],
  ['reload', 1],
  ['bad line', 1],
  ['offline', 0.7],
  ['kill browser', 0.6],
  ['second tab', 0.5],
  ['kill server', 0.4],
];

export const nextTurn = (luck: Chance): Turn => luck.pickWeighted(TURNS);
