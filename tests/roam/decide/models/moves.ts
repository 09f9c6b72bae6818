import fc from 'fast-check';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Chance } from '../../../../server/demo/chance.ts';
import { type ResourceName, resources } from '../../../../src/schema/api.ts';
import type { Fields, Shape } from '../../../../src/schema/kit/shape.ts';
import type { Moment } from '../../../../src/views/kit/feedback/narration.ts';
import { recordsOf, valuesOf } from '../../../model/payloads/arbitrary.ts';
import { samplesOf } from '../../../model/samples.ts';
import { lonely } from '../../../model/walk.ts';
import { words } from '../values.ts';
import { type Spoken, spokenOf } from './spoken.ts';
import type { Knowledge, Known } from './workflows.ts';

type Plain = Moment['event'];

/** The rows of a practice, by resource. */
export type Rows = Readonly<Partial<Record<ResourceName, readonly Plain[]>>>;

/** How a workflow stands on a page. */
export interface Standing {
  readonly workflow: string;
  /** As XState keeps it; of its calls and what it opened only that they are there. */
  readonly persisted: { readonly status: string; readonly context: unknown };
}

/** Something that the machine of a workflow takes now, and how a person is told to have done it. */
export interface Move {
  readonly workflow: string;
  readonly type: string;
  readonly event: AnyEventObject;
  /** Null where the sentence names nothing that can be found. */
  readonly spoken: Spoken | null;
}

const fieldsOf = (shape: Shape | undefined): Fields | null => (shape?.kind === 'struct' || shape?.kind === 'partial' ? shape.fields : null);

/** How many letters two names have in common from their first on. */
const alike = (one: string, other: string): number => {
  const parted = [...one].findIndex((letter, index) => letter !== other[index]);
  return parted === -1 ? one.length : parted;
};

/** The resource whose rows have these fields; where several have them, the one that a workflow is called after. */
export const resourceWith = (shape: Shape | undefined, workflow: string): ResourceName | null => {
  const fields = fieldsOf(shape);
  const names = Object.keys(resources) as ResourceName[];
  const [first] = names.filter((name) => resources[name].fields === fields).toSorted((one, other) => alike(other, workflow) - alike(one, workflow));
  return first ?? null;
};

const made = <T>(luck: Chance, from: fc.Arbitrary<T>): readonly T[] => fc.sample(from, { seed: luck.between(1, 1_000_000), numRuns: 1 });

/** The event as it can be said here: the samples of the model and a payload of the description, about what is really there. */
const sayable = ({ model, rowName }: Known, type: string, snapshot: AnyMachineSnapshot, rows: Rows, luck: Chance): readonly AnyEventObject[] => {
  const { events, name: workflow } = model.description;
  const fields = events[type] ?? {};
  const samples = samplesOf(model, type, snapshot);
  const all: readonly AnyEventObject[] = [...samples, ...made(luck, recordsOf(fields)).map((payload) => ({ ...payload, type }))];
  const about = (name: ResourceName | null) => (name === null ? [] : (rows[name] ?? []));
  const { change, row, key, id, label } = fields;
  const changes = change?.kind === 'partial' ? fieldsOf(change) : null;
  if (changes) {
    // One field at a time, as a person does.
    return Object.entries(changes).flatMap(([field, shape]) => {
      const known = samples.flatMap((event) => (field in (event.change as Plain) ? [(event.change as Plain)[field]] : []));
      // Besides samples, of which the program may have the words itself, something that nobody else would write.
      const own = shape.kind === 'text' ? [words(luck).typed] : [];
      return [...known, ...own, ...made(luck, valuesOf(shape))].map((value) => ({ type, change: { [field]: value } }));
    });
  }
  const there = about(resourceWith(row, workflow));
  if (there.length > 0) return there.map((one) => ({ ...all[0], type, row: one }));
  if (id && label && rowName) {
    const listed = about(resourceWith((events['row.opened'] ?? events['record.edited'])?.row, workflow));
    return listed.map((one) => ({ type, id: one.id, label: rowName(one) }));
  }
  const entries = (snapshot.context as { readonly rows?: unknown }).rows;
  if (key && Array.isArray(entries)) return entries.map((entry: { readonly key?: unknown }) => ({ ...all[0], type, key: entry.key }));
  return all;
};

const sentenceOf = ({ areas }: Knowledge, { model, wording }: Known, snapshot: AnyMachineSnapshot, event: AnyEventObject): string | null => {
  const tell = wording.tells[event.type];
  if (typeof tell !== 'function') return tell ?? null;
  const after = lonely(model.machine).step(snapshot, event).snapshot;
  return tell({ event, at: snapshot.value, before: snapshot.context as Plain, after: after.context as Plain, byPerson: true, leftOut: 0, areas });
};

/** How a workflow that was found on a page stands, as its machine knows it; null for what nobody knows, or what has ended. */
export const resolved = ({ workflows }: Knowledge, { workflow, persisted }: Standing): AnyMachineSnapshot | null => {
  const known = workflows.get(workflow);
  if (known === undefined || persisted.status !== 'active') return null;
  return lonely(known.model.machine).revive(persisted);
};

/** Everything that can be done to a workflow where it stands, in an order that luck decides. */
export const movesOf = (knowledge: Knowledge, standing: Standing, rows: Rows, luck: Chance): readonly Move[] => {
  const known = knowledge.workflows.get(standing.workflow);
  const snapshot = resolved(knowledge, standing);
  if (known === undefined || snapshot === null) return [];
  return known.told.flatMap((type) =>
    sayable(known, type, snapshot, rows, luck).flatMap((event): readonly Move[] => {
      if (!snapshot.can(event)) return [];
      const sentence = sentenceOf(knowledge, known, snapshot, event);
      return sentence === null ? [] : [{ workflow: standing.workflow, type, event, spoken: spokenOf(sentence) }];
    }),
  );
};
