import { type Fields, id, instant, optional, plain, type Shape, struct, text, type ValueOf, worded } from '../kit/shape.ts';
import { type Port, reads, type Workflow, workflow } from '../kit/workflow.ts';
import { printsPage, savesTable } from './print.ts';
import { screenEvents, screenInput } from './screen.ts';

/** Single things that a list's screen shows besides the rows, by name: who the rows belong to, what they come to. */
export type Parts = { readonly [name: string]: Shape };

type PartPorts<P extends Parts> = { readonly [Name in keyof P & string as `load${Capitalize<Name>}`]: Port<{ readonly id: ReturnType<typeof id> }, P[Name]> };

/** The port that loads a part. */
export const partPort = <Name extends string>(name: Name) => `load${name.charAt(0).toUpperCase()}${name.slice(1)}` as `load${Capitalize<Name>}`;

/**
 * A screen of rows, those of a cached list: search, order and filters, printing, and what can be done with a row. Its
 * `parts` are loaded one by one, each with the number in the address. `shows` says of cached lists that it shows the rows
 * of that number only, and by which field.
 */
export const listWorkflow = <const N extends string, F extends Fields, P extends Parts = Record<never, never>>(
  name: N,
  row: F,
  parts = {} as P,
  version = 1,
  shows: Workflow['shows'] = {},
) => {
  const ports = Object.fromEntries(Object.entries(parts).map(([part, shape]) => [partPort(part), reads({ id: id() }, shape)]));
  const described = workflow({
    name,
    version,
    shows,
    input: screenInput,
    events: {
      ...screenEvents,
      'query.typed': { value: text() },
      'order.chosen': { by: plain() },
      /** Null takes the filter off. */
      'filter.chosen': { filter: plain(), value: optional(plain()) },
      /** All days again, where an address named some. */
      'days.cleared': {},
      'row.opened': { row: struct(row) },
      'row.edit': { row: struct(row) },
      /** `label` is what the person calls the row. */
      'row.remove': { id: id(), label: worded() },
      'row.add': {},
      /** Change what the rows belong to. */
      'owner.edit': {},
      /** Away from what cannot be shown. */
      'screen.closed': {},
      'list.retried': { at: instant() },
      'part.retried': { part: plain(), at: instant() },
      'print.requested': {},
      /** The table itself lies in the vault: it is too long for an event, and is kept nowhere. `name` is that of the file. */
      'export.requested': { name: plain() },
    },
    ports: { printPage: printsPage, saveTable: savesTable, ...(ports as PartPorts<P>) },
  });
  return described as typeof described & ListOf<F, P>;
};

/** What a list is of, for the compiler only. */
interface ListOf<F extends Fields, P extends Parts> {
  readonly listOf?: { readonly row: F; readonly parts: P };
}

/** The description of some list's screen. */
export type ListWorkflow<F extends Fields = Fields, P extends Parts = Parts> = Workflow & ListOf<F, P>;

/** The values of parts. */
export type PartValues<P extends Parts> = { readonly [Name in keyof P]: ValueOf<P[Name]> };
