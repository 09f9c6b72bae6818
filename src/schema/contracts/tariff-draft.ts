import { type ConstantTariff, type Contract, constantTariffFields } from '../clinics/contract.ts';
import { isAlikeBy } from '../kit/draft/alike.ts';
import { choiceEntry, refEntry } from '../kit/draft/choice.ts';
import type { CodeIn, Problem } from '../kit/draft/draft.ts';
import { draftOf } from '../kit/draft/draft-of.ts';
import { amountEntry } from '../kit/draft/number.ts';
import { parseAmount } from '../kit/money.ts';
import { flag, id as idField, list, optional, plain, type StructOf, struct, text } from '../kit/shape.ts';

const { id, contract, procedure_type } = constantTariffFields;

/**
 * What the cached lists say: whether the contract is one of this clinic and the service is known, `false` when it is not
 * (any more), the contract that is meant while nobody chose one, and the stored prices of the clinic.
 * A key is absent while its list is not known.
 */
export const tariffFactFields = { contract: flag(), procedure_type: flag(), only: optional(idField()), stored: list(struct({ id, contract, procedure_type })) };
export type TariffFacts = StructOf<typeof tariffFactFields>;

/** The form of a fixed tariff; the codes are what may be wrong with a field (CLI-TARIFF-4). */
export const tariffDraft = draftOf(
  constantTariffFields,
  tariffFactFields,
)({
  contract: refEntry({ required: 'contractRequired', gone: 'contractGone' }),
  procedure_type: choiceEntry({ name: optional(text({ disguise: 'keep' })), code: optional(plain()) }, { required: 'serviceRequired', gone: 'serviceGone' }),
  price: amountEntry({ required: 'priceRequired' }),
}).beside({
  // Where there is but one, or one holds today, nobody is asked.
  settled: { contract: (draft, { only }) => (draft.contract == null ? (only ?? undefined) : undefined) },
});

export const { fields: tariffDraftFields } = tariffDraft;

export type TariffDraft = StructOf<typeof tariffDraftFields>;
export type TariffField = keyof TariffDraft;
/** What is wrong with a field; views put it in words. */
export type TariffProblem = CodeIn<typeof tariffDraft> | 'sameService';
type Found = readonly Problem<TariffField, TariffProblem>[];

/** Which service has a price under which contract. */
export interface Priced {
  readonly contract?: number | null;
  readonly service?: number | null;
}

/** What a draft gives a price to. */
export const pricedOf = (draft: TariffDraft, { only }: Partial<TariffFacts>): Priced => ({
  contract: draft.contract ?? only ?? null,
  service: draft.procedure_type?.id ?? null,
});

/** Whether a tariff changes what the dentist earns by treatments of the past: a new one under a contract that has begun, or a stored one with another price, service or contract (D-395). */
export const pricesAnew = (draft: TariffDraft, record: ConstantTariff | null, under: Pick<Contract, 'id' | 'start_date'>, today: string): boolean => {
  const price = parseAmount(draft.price);
  const isAsStored = price === record?.price && draft.procedure_type?.id === record?.procedure_type && under.id === record?.contract;
  return price !== null && under.start_date <= today && !isAsStored;
};

/** Everything that is wrong with a draft; `others` are what has a price already, stored or still to be sent. */
export const tariffProblems = (draft: TariffDraft, today: string, facts: Partial<TariffFacts>, others: readonly Priced[]): Found => {
  const problems: Found = tariffDraft.problems(draft, today, facts);
  if (problems.some(({ field }) => field !== 'price')) return problems;
  const own = pricedOf(draft, facts);
  const twin = others.some((other) => other.contract === own.contract && other.service === own.service);
  return twin ? [...problems, { field: 'procedure_type', code: 'sameService' }] : problems;
};

/** Whether a stored tariff could be what a payload became: a service has one price in a contract (CLI-TARIFF-5). */
export const isAlikeTariff = isAlikeBy<ConstantTariff>('contract', 'procedure_type');
