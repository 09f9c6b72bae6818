import { flag, id, instant, optional, struct, worded } from '../kit/shape.ts';
import { reads, workflow, writes } from '../kit/workflow.ts';
import { payer } from '../payments/prefill.ts';
import { screenEvents, screenInput } from '../workflows/screen.ts';
import { installmentCheckFields } from './installment.ts';

/** What is to be noted of a cheque; `label` is what the person calls it, `at` when they said so, and neither is sent. */
export const chequeMark = struct({ id: id(), is_paid: flag(), label: optional(worded()), at: optional(instant()) });

const seen = struct({ ...installmentCheckFields, readAt: optional(instant()) });

/** Marking cheques as paid, one after the other, at once and with a way back; `params.id` says of whose plans, of all patients without. */
export const chequeMarksWorkflow = workflow({
  name: 'chequeMarks',
  version: 1,
  input: screenInput,
  events: {
    ...screenEvents,
    'cheque.marked': { mark: chequeMark },
    /** Take back what was marked last. */
    'mark.undone': { at: optional(instant()) },
    /** Try again what failed: the marking, or the look at what became of it; or send what was kept back. */
    'mark.retried': { at: optional(instant()) },
    /** Leave it as it is. */
    'mark.dismissed': { at: optional(instant()) },
    /** Enter the payment that a cheque became, of whoever paid it. */
    'payment.add': { payer, cheque: struct(installmentCheckFields) },
    /** `label` is what the person calls the cheque. */
    'cheque.remove': { id: id(), label: worded() },
  },
  ports: {
    /** Notes whether cheque `id` is paid (PATCH); answers the cheque as stored, and when that was. */
    saveMark: writes({ mark: chequeMark }, seen),
    /** The cheque as the provider has it, and when that was; 404 is `Rejected`. */
    loadCheque: reads({ id: id() }, seen),
  },
});
