import { constantTariffFields, contractFields } from '../clinics/contract.ts';
import { stagedChangesWorkflow } from '../workflows/staged.ts';
import { contractDraftFields, contractFactFields } from './contract-draft.ts';
import { tariffDraftFields, tariffFactFields } from './tariff-draft.ts';

/** The contracts of clinic `params.id`; `findAlike` means the same days. */
export const contractsWorkflow = stagedChangesWorkflow('clinicContracts', contractDraftFields, contractFactFields, contractFields);

/**
 * The fixed tariffs of clinic `params.id`; `findAlike` means the same service under the same contract. What is typed for all
 * at once is the percentage by which they are raised.
 */
export const tariffsWorkflow = stagedChangesWorkflow('clinicTariffs', tariffDraftFields, tariffFactFields, constantTariffFields, { bulk: true });
