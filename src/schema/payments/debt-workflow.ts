import { id, money } from '../kit/shape.ts';
import { reads, workflow } from '../kit/workflow.ts';
import { screenEvents, screenInput } from '../workflows/screen.ts';

/** What the payer who is chosen owes by the provider's account, beside the form that offers it as an amount. */
export const patientDebtWorkflow = workflow({
  name: 'patientDebt',
  version: 1,
  input: screenInput,
  events: {
    ...screenEvents,
    /** Who is chosen, and what their treatments and payments on the device come to: what is read counts while they come to that. */
    'debt.wanted': { patient: id(), sum: money() },
  },
  ports: { loadDebt: reads({ id: id() }, money()) },
});
