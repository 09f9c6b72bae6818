import { isAlikeContract } from '../../schema/contracts/contract-draft.ts';
import { isAlikeTariff } from '../../schema/contracts/tariff-draft.ts';
import type { contractsWorkflow, tariffsWorkflow } from '../../schema/contracts/workflows.ts';
import type { PortEffects } from '../kit/ports.ts';
import { stagedEffects } from '../kit/resources/staged.ts';

const contractsEffects: PortEffects<typeof contractsWorkflow> = stagedEffects('contracts', isAlikeContract);

const tariffsEffects: PortEffects<typeof tariffsWorkflow> = stagedEffects('constantTariffs', isAlikeTariff);

export const effects = { clinicContracts: contractsEffects, clinicTariffs: tariffsEffects };
