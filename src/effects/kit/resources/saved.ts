import { Effect } from 'effect';
import { completed, type ResourceName } from '../../../schema/api.ts';
import { touchedIn } from '../../../schema/kit/draft/touched.ts';
import type { Failure } from '../../../schema/kit/failure.ts';
import { mergedTags } from '../../../schema/kit/tags.ts';
import { notSent } from '../http.ts';
import type { Repository } from './contract.ts';
import type { Payload } from './rows.ts';

export interface Save<N extends ResourceName> {
  readonly id?: number | null;
  readonly payload: Payload<N>;
  /** The record as it was opened. */
  readonly known?: Payload<N> | null;
}

const fieldOf = (field: string, of: object): unknown => (of as Readonly<Record<string, unknown>>)[field];

/** As long as a change waits, in milliseconds, to hear how the record stands by then. */
const PATIENCE_MILLIS = 4000;

/** Saves the record of a form, new or changed; of `lists`, fields that hold words in one text, a change adds and takes out words. */
export const saved = Effect.fnUntraced(function* <N extends ResourceName>(
  name: N,
  rows: Repository<N>,
  lists: readonly string[],
  { id, payload, known }: Save<N>,
) {
  if (typeof id !== 'number') return yield* rows.create(payload);
  const touched = known ? touchedIn(payload, known) : payload;
  // A change that sends all of a record, or of a list in it, would undo what somebody else did to the rest of it meanwhile. Where that cannot be read, what was touched goes alone, but for words: among those somebody else's would be taken out (D-399).
  const rest = Object.keys(payload).filter((field) => !(field in touched));
  const words = known ? lists.filter((field) => field in touched) : [];
  const read = rows.one(id);
  const reading: Effect.Effect<Effect.Success<typeof read> | null, Failure, Effect.Services<typeof read>> = words.length > 0
    ? Effect.mapError(read, (failure) => (failure._tag === 'Rejected' ? failure : notSent(failure, 'record')))
    : Effect.timeoutOrElse(
        Effect.catch(read, () => Effect.succeed(null)),
        { duration: PATIENCE_MILLIS, orElse: () => Effect.succeed(null) },
      );
  const now = rest.length + words.length > 0 ? yield* reading : null;
  // What an answer leaves out is not unknown for that.
  const changed = (sent: Payload<N>) => Effect.map(rows.change(id, sent), (row) => completed(name, { ...known, ...now }, { ...sent, ...row }));
  if (now === null) return yield* changed(touched);
  const told = rest.map((field) => [field, fieldOf(field, now)] as const).filter(([, value]) => value !== undefined);
  const merged = words.map((field) => {
    const [theirs = '', before = '', own = ''] = [now, known, payload].map((of) => String(fieldOf(field, of ?? {}) ?? ''));
    return [field, mergedTags(theirs, before, own)];
  });
  return yield* changed({ ...payload, ...Object.fromEntries([...told, ...merged]) });
});
