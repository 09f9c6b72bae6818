import { addressQuery } from '../app/address-query.ts';
import { passed } from '../app/passed.ts';
import { type Fields, flag, instant, list, optional, plain, record, type StructOf } from '../kit/shape.ts';

const recent = record(list(plain()));

/** What every screen's workflow starts with; `at` is the time of arrival in milliseconds since 1970. */
export const screenInput = {
  params: record(plain()),
  passed: optional(passed),
  /** What the address says besides: an order, a filter; a search, where it was kept from earlier. */
  query: optional(addressQuery),
  /** What was chosen lately in other such forms: ids and codes by field, the last one first. */
  last: optional(recent),
  /** It stands in a sheet over another screen, which stays where it is. */
  sheet: optional(flag()),
  at: instant(),
} satisfies Fields;

/** What every screen's workflow may be told by the root. */
export const screenEvents = {
  /** The user came back to a workflow that was kept: to its page, or to the sheet that shows it. */
  'screen.entered': {
    params: optional(record(plain())),
    passed: optional(passed),
    query: optional(addressQuery),
    last: optional(recent),
    sheet: optional(flag()),
    at: instant(),
  },
  /** The user went elsewhere: finish if there is nothing to keep. */
  'screen.left': {},
  /** A row of a resource was created, updated or removed by another workflow: what was derived from it is old; `perhaps`, where that is to be asked. */
  'rows.changed': { resource: plain(), perhaps: optional(flag()) },
} satisfies Readonly<Record<string, Fields>>;

export type ScreenInput = StructOf<typeof screenInput>;
