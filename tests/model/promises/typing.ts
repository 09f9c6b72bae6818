import { isDeepStrictEqual } from 'node:util';
import type { Taken } from '../walk.ts';

type Fields = Readonly<Record<string, unknown>>;

interface Form {
  readonly draft?: Fields;
  readonly opened?: Fields;
}

/** What comes by itself: nobody types, or throws away what was typed, by any of these. */
const BY_ITSELF = /^(screen\.(entered|left)$|rows\.changed$|row\.(created|updated)$|clock\.ticked$|xstate\.)/;

const differs = (one: unknown, other: unknown): boolean => !isDeepStrictEqual(one, other);

/** What a person wrote into a field is theirs: coming and going, answers and time leave it alone. Of what somebody hands over, its model says. */
export const lostTyping = ({ before, event, situation: { snapshot } }: Taken): readonly string[] => {
  if (before === null || snapshot.status !== 'active' || !BY_ITSELF.test(event.type) || event.passed != null) return [];
  const { draft, opened = {} } = (before.snapshot.context ?? {}) as Form;
  const { draft: is = {} } = (snapshot.context ?? {}) as Form;
  if (draft === undefined || draft === is) return [];
  const changed = Object.keys(draft).find((field) => differs(draft[field], opened[field]) && differs(draft[field], is[field]));
  return changed === undefined ? [] : [`${event.type} changes what was typed as ${changed}`];
};
