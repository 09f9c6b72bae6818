import { insuranceDraft, levelDraft } from '../../schema/insurances/draft.ts';
import { insuranceFormWorkflow, levelFormWorkflow } from '../../schema/insurances/workflows.ts';
import { recordForm } from '../kit/form/record-form.ts';
import { rulesOf } from '../kit/form/rules.ts';
import { numberParam } from '../kit/screen.ts';

/** The name of an insurance; one that another has already is asked about. */
export const insuranceFormMachine = recordForm(insuranceFormWorkflow, {
  ...rulesOf(insuranceDraft),
  resource: 'insurances',
  listPath: '/insurances',
  comparesFirst: ({ name }) => name !== undefined,
  warnings: (_, alike) => (alike?.length ? ['twin'] : []),
});

/** One level of the insurance in the address. */
export const levelFormMachine = recordForm(levelFormWorkflow, {
  ...rulesOf(levelDraft),
  resource: 'insuranceTariffs',
  listPath: '/insurances',
  opened: ({ params }) => levelDraft.filled({ insurance: numberParam(params ?? {}, 'insurance') }),
  comparesFirst: ({ plan_level, cover_type }) => plan_level !== undefined || cover_type !== undefined,
  warnings: (_, alike) => (alike?.length ? ['twin'] : []),
});
