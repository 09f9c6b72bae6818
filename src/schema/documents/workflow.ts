import { flag, id, instant, list, literal, optional, partial, plain, struct, worded } from '../kit/shape.ts';
import { reads, workflow } from '../kit/workflow.ts';
import { financialStatusFields } from '../patients/financial-status.ts';
import { patientFields } from '../patients/patient.ts';
import { paperEvents, sharesText } from '../workflows/paper.ts';
import { printsPage } from '../workflows/print.ts';
import { screenEvents, screenInput } from '../workflows/screen.ts';
import { printDoubt } from './doubts.ts';
import { documentDraftFields } from './draft.ts';
import { DOCUMENTS } from './tabs.ts';

/** Invoice, certificate and advice of one patient, `params.patient`; without one only an advice can be written. */
export const documentsWorkflow = workflow({
  name: 'documents',
  version: 2,
  input: screenInput,
  events: {
    ...screenEvents,
    ...paperEvents,
    'tab.chosen': { tab: literal(...DOCUMENTS) },
    /** Whom the papers are to be about: each has papers of their own. */
    'patient.chosen': { patient: struct(patientFields) },
    /** Whom the papers are about, as a cached list has it: for papers that could not load it. */
    'patient.known': { patient: struct(patientFields) },
    'draft.changed': { change: partial(documentDraftFields) },
    /** Begin from the advice of a kind, as the program words it, and whether the one before was rewritten. */
    'advice.chosen': { kind: plain(), name: worded(), text: worded(), rewritten: optional(flag()) },
    /** The advice of its kind as the program words it, in place of what became of it; that can be had back. */
    'advice.renewed': { name: worded(), text: worded() },
    'advice.returned': {},
    /** With what was not known of the paper when it was asked for: nothing of it is printed before the person said so. */
    'print.requested': { at: instant(), lacking: optional(list(printDoubt)) },
    /** What an invoice is made of is as the provider has it now, or could not be read: whether it is a whole, and what is not known of it. */
    'print.settled': { whole: flag(), lacking: optional(list(printDoubt)) },
    'print.confirmed': {},
    /** Sending was asked for while something of it lacks. */
    'message.asked': {},
    /** The chat or the program for short messages was opened, with the text in it, by the very tap. */
    'message.opened': { by: literal('chat', 'sms') },
    'message.shared': { text: worded() },
    /** Begin anew, after a question. */
    'draft.emptied': {},
    'draft.discarded': { at: instant() },
    'question.cancelled': {},
    'list.retried': { at: instant() },
    'part.retried': { part: literal('patient', 'finances'), at: instant() },
  },
  ports: {
    printPage: printsPage,
    shareText: sharesText,
    loadPatient: reads({ id: id() }, struct(patientFields)),
    loadFinances: reads({ id: id() }, struct(financialStatusFields)),
  },
});
