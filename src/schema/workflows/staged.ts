import { type Fields, id, instant, integer, list, optional, partial, plain, struct, text, worded } from '../kit/shape.ts';
import { looks, type Workflow, workflow, writes } from '../kit/workflow.ts';
import { screenEvents, screenInput } from './screen.ts';

/**
 * A form that fills a list, and the list's submission row by row: treatments, payments, cheques, assets and the like.
 *
 * `draft` is the form as it stands, `facts` what the sender of an event looked up for it (a contract, a price),
 * `fields` the record that each row becomes. Rows are known by a `key` counted within the list. Version 2 knows its
 * parameters: a list may belong to a parent, such as the contracts of a clinic; a list whose draft changes later has a
 * higher one.
 */
export const stagedListWorkflow = <const N extends string, D extends Fields, X extends Fields, F extends Fields>(
  name: N,
  draft: D,
  facts: X,
  fields: F,
  version = 2,
) => {
  const described = workflow({
    name,
    version,
    input: screenInput,
    events: {
      ...screenEvents,
      'draft.changed': { change: partial(draft) },
      /** Move the form into the list. */
      'row.added': { at: instant(), facts: partial(facts) },
      /** Take a row back into the form; a form with content asks first. */
      'row.edited': { key: integer() },
      'row.removed': { key: integer() },
      /** Put back the row removed last. */
      'row.restored': {},
      /** The form's content may be replaced by the row. */
      'replacement.confirmed': {},
      'question.cancelled': {},
      /** Send what has not been sent, by what is known of each row at this moment; an empty list takes the form first. */
      'list.submitted': { at: instant(), facts: partial(facts), known: optional(list(struct({ key: integer(), facts: partial(facts) }))) },
      /** Send the list, and leave what stands in the form out. */
      'list.confirmed': { at: optional(instant()) },
      /** Look again at what became of a row whose answer was lost. */
      'outcome.checked': { at: optional(instant()) },
      /** The row did not arrive: it may be sent again. */
      'outcome.resent': { at: optional(instant()) },
      /** Of several records that could be the row, this one is it. */
      'outcome.claimed': { id: id(), at: optional(instant()) },
      /** Cancel: leave, after a question if something would be lost. */
      'list.abandoned': {},
      'list.discarded': {},
      /** Throw away what is in the form and in the list, after a question: here, or from a form about somebody else. */
      'list.emptied': {},
    },
    ports: {
      /** The provider's records, never from a cache, that look like one of the payloads. */
      findAlike: looks({ resource: plain(), payloads: list(partial(fields)) }, struct({ rows: list(struct(fields)), readAt: optional(instant()) })),
      sendRow: writes({ resource: plain(), payload: partial(fields) }, struct(fields)),
    },
  });
  return described as typeof described & StagedOf<D, X, F>;
};

/**
 * A staged list whose rows may also be changes of stored records (KIT-STAGE-6). With `bulk`, something that is typed once
 * may change many of them.
 */
export const stagedChangesWorkflow = <const N extends string, D extends Fields, X extends Fields, F extends Fields>(
  name: N,
  draft: D,
  facts: X,
  fields: F,
  { bulk = false } = {},
) => {
  const { events, ports, ...described } = stagedListWorkflow(name, draft, facts, fields, 1);
  const withStored = workflow({
    ...described,
    input: screenInput,
    events: {
      ...events,
      /** Take a stored record into the form; a form with content asks first. */
      'record.edited': { row: struct(fields) },
      /** Away from the stored record in the form, which stays as it is stored. */
      'record.released': {},
      /** The stored record that a row changes is there no more: a new one in its place. */
      'row.renewed': { key: integer() },
      /** The same change of several rows, each with what is known of it then. */
      'rows.revised': { rows: list(struct({ key: integer(), facts: partial(facts) })), revision: partial(draft) },
      /** `label` is what the person calls the record. */
      'record.remove': { id: id(), label: worded() },
      ...(bulk
        ? {
            'bulk.typed': { typed: text({ disguise: 'small' }) },
            /** Change every one of these records so. */
            'bulk.applied': { records: list(struct(fields)) },
          }
        : {}),
    },
    ports: {
      ...ports,
      /** Creates without an `id` (POST), otherwise changes (PATCH); answers the record as stored. */
      sendRow: writes({ resource: plain(), id: optional(id()), payload: partial(fields) }, struct(fields)),
    },
  });
  return withStored as typeof withStored & StagedOf<D, X, F>;
};

/** What a list is of, for the compiler only. */
interface StagedOf<D extends Fields, X extends Fields, F extends Fields> {
  readonly stagedOf?: { readonly draft: D; readonly facts: X; readonly fields: F };
}

/** The description of some staged list. */
export type StagedWorkflow<D extends Fields = Fields, X extends Fields = Fields, F extends Fields = Fields> = Workflow & StagedOf<D, X, F>;
