import type { ConstantTariff } from '../../schema/clinics/contract.ts';
import { raised } from '../../schema/contracts/raise.ts';
import { isAlikeTariff, type Priced, pricedOf, type TariffDraft, type TariffFacts, tariffDraft, tariffProblems } from '../../schema/contracts/tariff-draft.ts';
import { tariffsWorkflow } from '../../schema/contracts/workflows.ts';
import { percentTyped } from '../../schema/kit/draft/number.ts';
import { type Around, inHand, type StagedRules } from '../kit/staged/context.ts';
import { stagedList } from '../kit/staged/list.ts';
import { TERMS_LISTS } from './facts.ts';
import { afterSaving, stepPath } from './navigation.ts';

/** What has a price already: what is stored, and in its place what the list makes of it. */
const otherPrices = ({ stored = [] }: Partial<TariffFacts>, around: Around<TariffDraft, TariffFacts, ConstantTariff>): readonly Priced[] => {
  const changed = inHand(around);
  const kept = stored.filter(({ id }) => !changed.has(id)).map(({ contract, procedure_type }) => ({ contract, service: procedure_type }));
  return [...kept, ...around.rows.filter(({ state }) => state !== 'sent').map((row) => pricedOf(row.draft, row.facts))];
};

/** What is known of choices that somebody made: a stored tariff keeps its own, known or not, as long as only its price is changed. */
const untouchedApart = (
  { contract, procedure_type }: TariffDraft,
  facts: Partial<TariffFacts>,
  record: Partial<ConstantTariff> | null,
): Partial<TariffFacts> => {
  const { contract: isContract, procedure_type: isService, ...others } = facts;
  return {
    ...others,
    ...(isContract === undefined || contract === record?.contract ? {} : { contract: isContract }),
    ...(isService === undefined || procedure_type?.id === record?.procedure_type ? {} : { procedure_type: isService }),
  };
};

const rules: StagedRules<TariffDraft, TariffFacts, ConstantTariff> = {
  resource: 'constantTariffs',
  wants: TERMS_LISTS,
  opened: () => tariffDraft.empty,
  revised: tariffDraft.revised,
  // What was meant when it was listed stays meant, on another day and when that is no more.
  entries: (draft, _, facts) => [{ ...draft, contract: pricedOf(draft, facts).contract ?? null }],
  cleared: ({ contract }) => tariffDraft.filled({ contract: contract ?? null }),
  problems: (draft, today, facts, around) => tariffProblems(draft, today, untouchedApart(draft, facts, around.record), otherPrices(facts, around)),
  payload: tariffDraft.created,
  isAlike: isAlikeTariff,
  next: (_, { id = '' }) => afterSaving('tariffs', { type: 'tariffs.saved' }, id),
  fallback: ({ id = '' }) => stepPath('clinic', id),
  linger: 0,
  stored: {
    draftOf: tariffDraft.open,
    changed: (draft, tariff, facts) => tariffDraft.changed(draft, tariffDraft.open(tariff), tariff, facts),
    isAsSent: tariffDraft.isAsSent,
    bulk: (typed, tariff) => {
      const percent = percentTyped(typed);
      return percent === null ? null : tariffDraft.open({ ...tariff, price: raised(tariff.price, percent) });
    },
  },
};

/** Staging fixed tariffs of a clinic, new ones and changes of stored ones, and sending them (CLI-TARIFF-1). */
export const tariffsMachine = stagedList(tariffsWorkflow, rules);
