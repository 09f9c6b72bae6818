import { type Fields, instant, integer, list, literal, optional, partial, struct, type ValueOf } from '../kit/shape.ts';
import { reads, type Workflow, workflow } from '../kit/workflow.ts';
import { paperEvents } from './paper.ts';
import { printsPage } from './print.ts';
import { screenEvents, screenInput } from './screen.ts';

/**
 * What speaks against a paper when it is to be printed: what may not be known of it, which is what speaks against its entries, whether that is
 * still so since it is being read or could not be, the practice in its head, and whom it is about; and that an entry of it is `marked`.
 */
const sheetDoubt = literal('allergies', 'reading', 'stale', 'practice', 'patient', 'marked');
export type SheetDoubt = ValueOf<typeof sheetDoubt>;
/** As it is at that moment. */
const doubts = optional(list(sheetDoubt));

const entryEvents = <D extends Fields>(draft: D) => ({
  ...screenEvents,
  'draft.changed': { change: partial(draft) },
  /** Move the form into the list. */
  'row.added': { at: instant() },
  /** Take a row back into the form; a form with content asks first. */
  'row.edited': { key: integer() },
  'row.removed': { key: integer() },
  /** Put back the row removed last. */
  'row.restored': {},
  /** The form's content may be replaced by the row. */
  'replacement.confirmed': {},
  'question.cancelled': {},
  /** What stands in the form goes along, is asked about, or says what it lacks; what is not known is asked about. */
  'print.requested': { at: instant(), doubts },
  /** On to paper although something was not known. */
  'print.confirmed': { at: instant(), doubts },
  /** Cancel: leave, after a question if something would be lost. */
  'list.abandoned': {},
  'list.discarded': {},
  /** Throw away what is in the form and in the list, after a question. */
  'list.emptied': {},
});

const { 'paper.chosen': paperChosen, 'zoom.chosen': zoomChosen } = paperEvents;

/** A new list in place of the one that was printed or handed over, which can be taken back. */
const renewal = { 'list.begun': { at: instant() }, 'list.recalled': {} };

/** What stands in the form is left there, and the list is printed without it. */
const entryLeft = { 'entry.omitted': { at: instant(), doubts } };

/**
 * A form that fills a list which no provider keeps: it becomes a paper, which is shown before it is printed. `_head` is what all entries have in common, as the
 * address says it, `draft` the form of an entry as it stands. Rows are known by a `key` counted within the list.
 */
export const paperWorksheetWorkflow = <const N extends string, H extends Fields, D extends Fields>(name: N, _head: H, draft: D, version = 1) => {
  const described = workflow({
    name,
    version,
    input: screenInput,
    events: {
      ...entryEvents(draft),
      ...renewal,
      ...entryLeft,
      /** It goes into the list and on to paper. */
      'entry.added': { at: instant(), doubts },
      'paper.chosen': paperChosen,
      'zoom.chosen': zoomChosen,
    },
    ports: { printPage: printsPage },
  });
  return described as typeof described & WorksheetOf<H, D>;
};

/** The same of entries that have nothing in common: they are printed as a table, and handed over together. */
export const handedOverWorkflow = <const N extends string, D extends Fields>(name: N, draft: D, version = 1) => {
  const described = workflow({
    name,
    version,
    input: screenInput,
    events: {
      ...entryEvents(draft),
      ...renewal,
      ...entryLeft,
      'list.submitted': { at: instant() },
      /** The list goes without what stands in the form. */
      'list.confirmed': { at: instant() },
    },
    // It is sent nowhere (DOC-LAB-4): where a page was left in the middle of it, it begins anew.
    ports: { printPage: printsPage, handOver: reads({ count: integer() }, struct({})) },
  });
  return described as typeof described & WorksheetOf<Record<never, never>, D>;
};

/** What a list is of, for the compiler only. */
interface WorksheetOf<H extends Fields, D extends Fields> {
  readonly worksheetOf?: { readonly head: H; readonly draft: D };
}

/** The description of some list that no provider keeps. */
export type WorksheetWorkflow<H extends Fields = Fields, D extends Fields = Fields> = Workflow & WorksheetOf<H, D>;
