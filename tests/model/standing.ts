import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Situation } from './walk.ts';

/** The calls that are under way in a situation, by their ids; what rows do under the finger is no call. */
export const running = (snapshot: AnyMachineSnapshot): readonly string[] => Object.keys(snapshot.children).filter((id) => id !== 'swipe');

/** Whether a call was begun on the way from one situation to the next. */
export const begins = (id: string, { snapshot }: Situation, before: AnyMachineSnapshot): boolean =>
  snapshot.children[id] !== undefined && snapshot.children[id] !== before.children[id];

/** What the root was told on the way into a situation. */
export const told = ({ said }: Situation): readonly AnyEventObject[] => said.filter(({ to }) => to === 'root').map(({ event }) => event);

export const toldTypes = (situation: Situation): readonly string[] => told(situation).map(({ type }) => type);

/** The messages among it, by their codes. */
export const codes = (situation: Situation): readonly string[] => told(situation).flatMap(({ notice }) => (notice ? [notice.code as string] : []));

/** How a state stands, whatever is known in it. */
export interface Standing {
  /** The calls under way; none unless given. */
  readonly runs?: readonly string[];
  /** How it is shown; every other tag of the machine is off. */
  readonly tags: readonly string[];
  /** What a person can do in it, and what not. */
  readonly can: readonly AnyEventObject[];
  readonly cannot: readonly AnyEventObject[];
}

let compared = 0;

/** How many assertions were made so far. */
export const asserted = (): number => compared + expect.getState().assertionCalls;

/** Expects what `toEqual` expects, which is slow, and asked only where something quick sees a difference: of hundreds of thousands none does. */
export const same = (is: unknown, should: unknown): void => {
  compared += 1;
  if (!isDeepStrictEqual(is, should)) expect(is).toEqual(should);
};

/** Holds a situation to how its state stands: what is running, what is shown, what can be done. */
export const stands = ({ snapshot }: Situation, { runs = [], tags, can, cannot }: Standing): void => {
  const are = { runs: running(snapshot), tags: [...snapshot.tags].toSorted() };
  const refused = can.filter((event) => !snapshot.can(event));
  const taken = cannot.filter((event) => snapshot.can(event));
  same({ ...are, refused, taken }, { runs, tags: [...tags].toSorted(), refused: [], taken: [] });
};
