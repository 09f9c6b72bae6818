import { isAlikeInsurance, isAlikeLevel } from '../../schema/insurances/alike.ts';
import { print } from '../kit/printing.ts';
import { recordEffects } from '../kit/resources/record.ts';
import { repositoryOf } from '../kit/resources/repository.ts';

const insurances = repositoryOf('insurances');

export const effects = {
  insuranceList: { printPage: print },
  insuranceLevels: { printPage: print, loadInsurance: ({ id }: { readonly id: number }) => insurances.one(id) },
  insuranceForm: recordEffects('insurances', isAlikeInsurance),
  levelForm: recordEffects('insuranceTariffs', isAlikeLevel),
};
