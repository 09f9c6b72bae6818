import { struct } from '../kit/shape.ts';
import { recordFormWorkflow } from '../workflows/form.ts';
import { listWorkflow } from '../workflows/list.ts';
import { insuranceDraft, levelDraft } from './draft.ts';
import { insuranceFields, insuranceTariffFields } from './insurance.ts';

/** The insurances of the practice. */
export const insuranceListWorkflow = listWorkflow('insuranceList', insuranceFields);

/** The levels of one insurance; `params.id` says of which. */
export const insuranceLevelsWorkflow = listWorkflow('insuranceLevels', insuranceTariffFields, { insurance: struct(insuranceFields) });

/** The name of an insurance; `findAlike` means the same name. */
export const insuranceFormWorkflow = recordFormWorkflow('insuranceForm', insuranceDraft.fields, insuranceFields);

/** One level of insurance `params.insurance`; `findAlike` means the same level for the same people. */
export const levelFormWorkflow = recordFormWorkflow('levelForm', levelDraft.fields, insuranceTariffFields);
