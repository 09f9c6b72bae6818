import type { Steps } from '../file/steps.ts';
import type { Keeper, Reading } from './reading.ts';

const refuse = (): never => {
  throw new Error('nothing was left that could be read');
};

function* nothing(): Steps<void> {
  yield* [];
}

/** In place of what reads lists from their texts, for a log that begins: it has them only as whoever put them does. */
export const nothingLeft = ({ live }: Keeper): Reading => ({
  add: refuse,
  live,
  textOf: () => undefined,
  read: refuse,
  get: live,
  parent: refuse,
  hold: refuse,
  knowsUnread: () => false,
  readOn: nothing,
});
