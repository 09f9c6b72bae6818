import { body, type Fields, flag, id, instant, integer, list, optional, plain, struct, text } from '../kit/shape.ts';
import { scope } from '../kit/wire/scope.ts';
import { reads, workflow } from '../kit/workflow.ts';

/**
 * The workflow of one cached list: all rows of a resource, or with a `scope` those of one patient or clinic, which are a
 * list of their own. `rows` is described per resource; this is the part they share.
 * `unreadable` counts rows of the answer that broke the contract.
 */
export const resourceWorkflow = <N extends string, F extends Fields>(name: N, fields: F) =>
  workflow({
    name: `resource:${name}` as const,
    version: 2,
    input: { at: instant(), scope: optional(scope) },
    events: {
      /** A screen needs the rows; `at` decides whether what is there is fresh enough. */
      'resource.wanted': { at: instant() },
      /** The user asked for the rows again, however fresh they are. */
      'resource.refreshed': { at: instant() },
      /** Asked in passing, the provider has other rows than these. */
      'resource.outdated': { at: instant() },
      /** Asked in passing, the provider had these very rows at that moment. It is told of only when that was in doubt, or when nobody looks any more. */
      'resource.confirmed': { at: instant() },
      /** Nobody could say whether these are still the provider's rows; they were, at that moment. */
      'resource.aged': { at: instant() },
      'row.created': { row: struct(fields) },
      'row.updated': { row: struct(fields) },
      'row.removed': { id: id() },
    },
    ports: {
      /** `version` is what the provider calls the rows that are there. With `same` it has no others, and sends none. */
      loadRows: reads(
        { resource: plain(), scope: optional(scope), version: optional(text()) },
        struct({ rows: body(list(struct(fields))), unreadable: integer(), version: optional(text()), same: optional(flag()) }),
      ),
    },
  });
