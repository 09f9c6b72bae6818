import type { AnyMachineSnapshot } from 'xstate';
import { tariffsMachine } from '../../../src/machines/contracts/tariffs.ts';
import { current } from '../../../src/machines/kit/staged/context.ts';
import type { ConstantTariff } from '../../../src/schema/clinics/contract.ts';
import { type TariffDraft, tariffDraft } from '../../../src/schema/contracts/tariff-draft.ts';
import { tariffsWorkflow } from '../../../src/schema/contracts/workflows.ts';
import { handedNothing, stagedContext, stagedModel } from '../kit/staged-list.ts';

const record: ConstantTariff = { id: 8, contract: 5, procedure_type: 2, price: 500_000 };
/** The service whose stored price an entry would take the place of. */
export const PRICED = record.procedure_type;

/** A service of its own: none has two prices in a contract. */
const complete = (snapshot: AnyMachineSnapshot) => ({
  contract: 5,
  procedure_type: { id: 20 + stagedContext(snapshot).nextKey, name: 'ترمیم' },
  price: '۷۰۰۰۰۰',
});

const stored = (snapshot: AnyMachineSnapshot, id: number): ConstantTariff => {
  const row = current(stagedContext(snapshot).rows);
  const draft = (row?.draft ?? { ...tariffDraft.empty, ...complete(snapshot) }) as TariffDraft;
  return { ...record, ...tariffDraft.created(draft), id: row?.record?.id ?? id } as ConstantTariff;
};

export const tariffsModel = stagedModel({
  machine: tariffsMachine,
  description: tariffsWorkflow,
  passed: {},
  complete,
  incomplete: { price: '', procedure_type: null },
  facts: { contract: true, procedure_type: true, stored: [{ id: 8, contract: 5, procedure_type: 2 }] },
  forbidding: { contract: false, procedure_type: false },
  stored,
  params: { id: '3' },
  next: '/edit-clinic/3/tariffs',
  fallback: '/edit-clinic/3',
  never: handedNothing(tariffsWorkflow),
  changes: {
    record,
    change: { price: '۶۰۰۰۰۰', procedure_type: { id: 30, name: 'روکش' } },
    bulk: '۲۰',
    replacing: {
      entry: { contract: 5, procedure_type: { id: 2, name: 'جراحی' }, price: '۷۰۰۰۰۰' },
      isOne: (draft) => (draft as TariffDraft).procedure_type?.id === PRICED,
    },
  },
});
