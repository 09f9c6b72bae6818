import type { Descriptions } from '../../../schema/log/codec.ts';
import type { LogRecord } from '../../../schema/log/record.ts';

/** Whether a row of a cached list is needed; the list is named by its workflow. */
export type Needed = (workflow: string, row: unknown) => boolean;

export const everything: Needed = () => true;

interface Speaker {
  readonly workflow: string;
  /** The record in its address; of what is no number nothing is shown. */
  readonly about: number;
}

type Bag = Readonly<Record<string, unknown>>;

const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null;
const inside = (value: unknown, key: string): unknown => (isBag(value) ? value[key] : undefined);

/**
 * Which rows of cached lists some screen of the sessions could show, by who asked for each list: a workflow whose
 * description says by which field a list's rows belong to the record in its address shows no others. A list that anybody
 * else asked for is needed whole, unless only sums over it are shown: a recording says none.
 *
 * The sessions follow each other; `begins` says whether the first begins with the program.
 */
export const neededRows = (descriptions: Descriptions, sessions: readonly (readonly LogRecord[])[], begins: boolean): Needed => {
  // Who asked for what before the first record is not known.
  if (!begins) return everything;
  const speakers = new Map<string, Speaker>();
  const whole = new Set<string>();
  const shown = new Map<string, Map<string, Set<unknown>>>();

  const show = (list: string, field: string, value: unknown): void => {
    const fields = shown.get(list) ?? new Map<string, Set<unknown>>();
    shown.set(list, fields.set(field, (fields.get(field) ?? new Set()).add(value)));
  };

  for (const { a, k, m, e, x } of sessions.flat()) {
    if (k === 'init' && m !== undefined) speakers.set(a, { workflow: m, about: Number(inside(inside(e, 'params'), 'id')) });
    const type = inside(e, 'type');
    if (type === 'resource.want' && inside(e, 'sums') !== true) {
      const list = `resource:${String(inside(e, 'resource'))}`;
      const of = inside(e, 'of');
      const asks = speakers.get(x ?? '');
      // Up to the release that asked for them alone, a screen said by its description alone which rows it shows.
      const field = descriptions(asks?.workflow ?? '')?.shows?.[String(inside(e, 'resource'))];
      if (isBag(of)) show(list, String(of.field), of.id);
      else if (asks === undefined || field === undefined) whole.add(list);
      else show(list, field, asks.about);
    }
    // A row that was changed stands where it stood.
    if (type === 'row.updated') show(speakers.get(a)?.workflow ?? '', 'id', inside(inside(e, 'row'), 'id'));
  }

  return (workflow, row) => {
    if (whole.has(workflow)) return true;
    return [...(shown.get(workflow) ?? [])].some(([field, values]) => values.has(inside(row, field)));
  };
};
