import { isAlikeInsurance, isAlikeLevel } from '../../schema/insurances/alike.ts';
import { recordEffects } from '../kit/resources/record.ts';
import { repositoryOf } from '../kit/resources/repository.ts';
import { tableEffects } from '../kit/tables.ts';

const insurances = repositoryOf('insurances');

export const effects = {
  insuranceList: tableEffects,
  insuranceLevels: { ...tableEffects, loadInsurance: ({ id }: { readonly id: number }) => insurances.one(id) },
  insuranceForm: recordEffects('insurances', isAlikeInsurance),
  levelForm: recordEffects('insuranceTariffs', isAlikeLevel),
};
