import type { Contract } from '../../schema/clinics/contract.ts';
import { type ContractDraft, contractDraft } from '../../schema/contracts/contract-draft.ts';
import { kindOf } from '../../schema/contracts/period.ts';
import { persianNumber } from '../../schema/kit/digits.ts';
import { formatAmount } from '../../schema/kit/money.ts';
import { type AreaNarration, problemsBy, tomanTyped } from '../kit/feedback/narration.ts';
import { pageWords } from '../kit/page/texts.ts';
import { contract, contractFields, contractOne, kinds, raise, staged, tariff, tariffFields, tariffOne } from './texts.ts';
import { contractEntryName, contractErrors, contractName, tariffErrors } from './wording.ts';
import { words } from './words.ts';

const serviceOf = (chosen: unknown): string => (chosen as { readonly name?: string | null } | null)?.name ?? pageWords.unknown;

/** How the work with contracts and fixed tariffs is told. */
export const narration: AreaNarration = {
  ...words,
  rows: { contracts: { one: contractOne, many: 'قراردادها' }, constantTariffs: { one: tariffOne, many: 'تعرفه‌ها' } },
  workflows: {
    clinicContracts: {
      kind: 'staged',
      title: contract.title,
      one: contractOne,
      labels: contractFields,
      problem: problemsBy(contractErrors),
      submit: staged.contracts.submit,
      values: {
        contract_type: (type) => kinds[kindOf({ contract_type: type as number, percent: 0 })],
        percent: (percent) => `${persianNumber(String(percent))}٪`,
      },
      entryName: (draft) => contractEntryName({ ...contractDraft.empty, ...draft } as ContractDraft),
      recordName: (record) => contractName(record as object as Contract),
    },
    clinicTariffs: {
      kind: 'staged',
      title: tariff.title,
      one: tariffOne,
      labels: tariffFields,
      problem: problemsBy(tariffErrors),
      submit: staged.tariffs.submit,
      values: { price: tomanTyped },
      entryName: ({ procedure_type }) => serviceOf(procedure_type),
      recordName: ({ price }) => pageWords.inToman(formatAmount(Number(price ?? 0))),
      bulk: raise.title,
    },
  },
};
