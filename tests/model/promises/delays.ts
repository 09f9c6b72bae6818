import type { AnyMachineSnapshot } from 'xstate';
import { delaysOf } from '../../../src/machines/fold/inert.ts';
import type { Failure } from '../../../src/schema/kit/failure.ts';
import type { Model } from '../walk.ts';

/** How long a write may still arrive after it was sent, in milliseconds. */
const QUARANTINE = 12_000;
/** How long a look at what is there already may keep a submission waiting. */
const PATIENCE = 5000;

interface Doubting {
  readonly failure?: Failure | null;
  readonly doubt?: Failure | null;
  readonly move?: { readonly failure: Failure | null } | null;
}

/** What is left of the quarantine of the write that is in doubt: after an answer nothing of it is on its way. */
const quarantine = ({ failure, doubt, move }: Doubting): number | null => {
  const why = doubt ?? failure ?? move?.failure ?? null;
  if (why === null) return null;
  if (why._tag === 'Unavailable' || why._tag === 'Rejected') return 0;
  return why._tag === 'UnknownOutcome' ? Math.max(0, QUARANTINE - why.ageMillis) : QUARANTINE;
};

/** How long a delay of this name is; null where it should not run at all. */
const lengthOf = (name: string, { lengths = {} }: Model, snapshot: AnyMachineSnapshot): number | null => {
  if (name === 'quarantine') return quarantine((snapshot.context ?? {}) as Doubting);
  if (name === 'patience') return PATIENCE;
  const length = lengths[name] ?? null;
  return typeof length === 'function' ? length(snapshot) : length;
};

/** The delays of a situation that are not as long as their names say. */
export const wrongDelays = (model: Model, snapshot: AnyMachineSnapshot): readonly string[] => {
  if (snapshot.status !== 'active' || snapshot._nodes.every(({ after }) => after.length === 0)) return [];
  return [...delaysOf(snapshot.machine, snapshot)].flatMap(([type, millis]) => {
    const [, , name = ''] = type.split('.');
    const length = lengthOf(name, model, snapshot);
    return length === millis ? [] : [`${name} waits for ${millis} ms, and not for ${length ?? 'nothing'}`];
  });
};
