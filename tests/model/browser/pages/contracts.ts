import { missingOfContract, missingOfTariff } from '../../../../src/machines/contracts/facts.ts';
import type { ContractDraft } from '../../../../src/schema/contracts/contract-draft.ts';
import type { TariffDraft } from '../../../../src/schema/contracts/tariff-draft.ts';
import { persianDigits } from '../../../../src/schema/kit/digits.ts';
import { contractFields, contractOne, kinds, staged, tariffFields, tariffOne } from '../../../../src/views/contracts/texts.ts';
import { wholeStagedWords } from '../../../../src/views/kit/page/staged/asked/texts.ts';
import { contractsModel } from '../../contracts/contracts.ts';
import { PRICED, tariffsModel } from '../../contracts/tariffs.ts';
import { stagedContext } from '../../kit/staged-list.ts';
import { choose, field, pick } from '../kit/filling.ts';
import { stagedPage } from '../kit/staged.ts';
import type { Practice } from '../world/practice.ts';

const CHANGES = 'changes of stored records are walked without a page';
const changes = { 'record.edited': CHANGES, 'row.renewed': CHANGES, 'rows.revised': CHANGES, 'record.released': CHANGES, 'record.remove': CHANGES };

const newClinic = ({ provider }: Practice, count: number): Promise<number> =>
  provider.create('clinics', { name: `نمونه ${persianDigits(count)}`, address: 'تهران', dentist: 1, is_personal: false });

export const contractsPage = stagedPage({
  model: contractsModel,
  resource: 'contracts',
  texts: wholeStagedWords(contractOne),
  list: staged.contracts,
  unique: true,
  prepared: async (practice, count) => `/contracts/${await newClinic(practice, count())}`,
  fill: async ({ hand, snapshot, count }) => {
    const draft = snapshot.context.draft as ContractDraft;
    // A year of its own: no two may hold at once.
    const year = 1410 + (count() % 80);
    await hand.type(field(contractFields.start_date), persianDigits(`${year}/01/01`));
    await hand.type(field(contractFields.end_date), persianDigits(`${year}/12/01`));
    if (!draft.contract_type) await pick(hand, contractFields.contract_type, kinds.combined);
    await hand.type(field(contractFields.percent), '۳۵');
  },
  isComplete: ({ context }) => missingOfContract(context.draft as ContractDraft).length === 0,
  deeds: changes,
});

interface Tariffs {
  readonly draft: TariffDraft;
  readonly rows: readonly { readonly draft: TariffDraft }[];
  readonly removed: { readonly row: { readonly draft: TariffDraft } } | null;
  readonly params: { readonly id?: string };
}
interface Service {
  readonly id: number;
  readonly name: string;
}

/** The services without a price in a clinic's contracts; none has two there. */
const freeServices = async ({ provider }: Practice, clinic: number): Promise<readonly Service[]> => {
  const services = await provider.rows<Service>('procedureTypes');
  const contracts = await provider.rows<{ readonly id: number; readonly clinic: number }>('contracts');
  const own = contracts.flatMap((contract) => (contract.clinic === clinic ? [contract.id] : []));
  const tariffs = await provider.rows<{ readonly contract: number; readonly procedure_type: number }>('constantTariffs');
  const priced = tariffs.flatMap(({ contract, procedure_type }) => (own.includes(contract) ? [procedure_type] : []));
  // Of two of which one is called by a part of the other's name the search finds both.
  const isOwn = ({ name }: Service) => services.filter((other) => other.name.includes(name)).length === 1;
  return services.filter((service) => !priced.includes(service.id) && isOwn(service));
};

export const tariffsPage = stagedPage({
  model: tariffsModel,
  resource: 'constantTariffs',
  texts: wholeStagedWords(tariffOne),
  list: staged.tariffs,
  unique: true,
  prepared: async (practice, count) => {
    const clinic = await newClinic(practice, count());
    await practice.provider.create('contracts', {
      ...{ clinic, start_date: '2026-03-21', end_date: '2027-03-21', is_active: true, contract_type: 3, percent: 40 },
    });
    return `/constant-tariffs/${clinic}`;
  },
  fill: async ({ hand, snapshot, count, practice }) => {
    const { draft, rows, removed, params } = stagedContext(snapshot) as unknown as Tariffs;
    if (!draft.procedure_type) {
      // What was taken out can be brought back.
      const taken = [...rows, ...(removed ? [removed.row] : [])].map((row) => row.draft.procedure_type?.id);
      const free = (await freeServices(practice, Number(params.id))).find(({ id }) => id !== PRICED && !taken.includes(id));
      if (!free) throw new Error('Every service of the demo practice has its price.');
      await choose(hand, tariffFields.procedure_type, free.name);
    }
    await hand.type(field(tariffFields.price), persianDigits(700_000 + count()));
  },
  isComplete: ({ context }) => missingOfTariff(context.draft as TariffDraft, { contract: true, procedure_type: true, only: 1 }).length === 0,
  deeds: { ...changes, 'bulk.typed': CHANGES, 'bulk.applied': CHANGES },
});
