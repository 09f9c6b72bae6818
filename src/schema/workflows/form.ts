import { type Fields, id, instant, list, optional, partial, plain, struct } from '../kit/shape.ts';
import { looks, reads, type Workflow, workflow, writes } from '../kit/workflow.ts';
import { screenEvents, screenInput } from './screen.ts';

/** Of what a question is answered with: when. */
const answered = { at: optional(instant()) };

/**
 * The form of one record: new without `params.id`, an edit with it. `draft` is the form as it stands, `fields` the record,
 * `facts` what the sender of an event looked up for the draft (a contract, a price).
 *
 * Payloads are in the program's form and hold only what is to be sent; null, or "" in a text, clears. Version 2 knows its
 * parameters, whether it stands in a sheet, and why the outcome of a save is in doubt; a form whose draft changes later
 * has a higher one.
 */
export const recordFormWorkflow = <const N extends string, D extends Fields, F extends Fields, X extends Fields = Record<never, never>>(
  name: N,
  draft: D,
  fields: F,
  facts = {} as X,
  version = 2,
) => {
  const described = workflow({
    name,
    version,
    input: screenInput,
    events: {
      ...screenEvents,
      'draft.changed': { change: partial(draft) },
      'form.submitted': { at: instant(), facts: optional(partial(facts)) },
      /** Save in spite of the warnings. */
      'form.confirmed': answered,
      /** Back from a question to the fields. */
      'form.corrected': {},
      /** Cancel: leave the form, after a question if something would be lost. */
      'form.abandoned': {},
      'form.discarded': answered,
      'load.retried': {},
      /** The same by the program itself: the network is back. */
      'load.wanted': {},
      /** The record as a cached list has it, `at` being when that was last known to be the provider's: for a form that could not load it. */
      'record.known': { record: struct(fields), at: instant() },
      /** Look again at what became of a save whose answer was lost. */
      'outcome.checked': answered,
      /** The save did not arrive: send it again. */
      'outcome.resent': answered,
      /** Of several rows that could be the lost save, this one is it. */
      'outcome.claimed': { id: id() },
    },
    ports: {
      /** Reads the record; 404 is `Rejected`. */
      loadRecord: reads({ id: id() }, struct(fields)),
      /**
       * The rows at the provider, never from a cache, that look like `payload` by the record's identifying fields,
       * without row `except`.
       */
      findAlike: looks({ payload: partial(fields), except: optional(id()) }, struct({ rows: list(struct(fields)), readAt: optional(instant()) })),
      /**
       * Creates when `id` is null (POST), otherwise changes (PATCH); answers the record as stored. What `payload` sends of a change as it
       * stood in the record that was opened (`known`) is sent as it stands by then.
       */
      saveRecord: writes({ resource: plain(), id: optional(id()), payload: partial(fields), known: optional(partial(fields)) }, struct(fields)),
    },
  });
  return described as typeof described & FormOf<D, F, X>;
};

/** What a form is of, for the compiler only. */
interface FormOf<D extends Fields, F extends Fields, X extends Fields> {
  readonly formOf?: { readonly draft: D; readonly fields: F; readonly facts: X };
}

/** The description of some record's form. */
export type FormWorkflow<D extends Fields = Fields, F extends Fields = Fields, X extends Fields = Fields> = Workflow & FormOf<D, F, X>;
