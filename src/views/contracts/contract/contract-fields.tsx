import { keptApart } from '../../../machines/contracts/apart.ts';
import type { StagedContext } from '../../../machines/kit/staged/context.ts';
import { CONTRACT_TYPES, type Contract } from '../../../schema/clinics/contract.ts';
import { type ContractDraft, type ContractFacts, periodOf, reckonsAnew } from '../../../schema/contracts/contract-draft.ts';
import { nextStart, overlaps } from '../../../schema/contracts/period.ts';
import { shareOf } from '../../../schema/contracts/share.ts';
import { percentTyped } from '../../../schema/kit/draft/number.ts';
import { jalaliText } from '../../../schema/kit/jalali.ts';
import { tehranDay } from '../../../schema/kit/tehran.ts';
import { useApp } from '../../kit/actors.tsx';
import { Banner } from '../../kit/feedback/banner.tsx';
import { bindFields } from '../../kit/fields/bound-field.ts';
import { CheckField } from '../../kit/fields/choice/check-field.tsx';
import { ChoiceField } from '../../kit/fields/choice/choice-field.tsx';
import { QuickChoices } from '../../kit/fields/choice/quick-choices.tsx';
import { DayField } from '../../kit/fields/day-field.tsx';
import { PercentField } from '../../kit/fields/typed/percent-field.tsx';
import { Card } from '../../kit/page/page.tsx';
import { isSettled, useListState } from '../../kit/resources.ts';
import { contractFields, contractProblems, kinds, shares, contract as texts } from '../texts.ts';
import { contractEntryName, contractErrors, contractFormError, contractName } from '../wording.ts';

const bindContract = bindFields<ContractDraft>({
  labels: contractFields,
  errors: contractErrors,
  required: ['start_date', 'end_date', 'contract_type', 'percent'],
});

const choices = (['percent', 'fixed', 'combined'] as const).map((kind) => ({ value: CONTRACT_TYPES[kind], label: kinds[kind] }));

/** What the shares of a percentage are shown with, in toman. */
const EXAMPLE = 1_000_000;

/** Under what is typed: what a percentage comes to, or what the kind of contract means. */
const percentHint = ({ contract_type, percent }: ContractDraft): string => {
  const share = percentTyped(percent);
  const means = contract_type === CONTRACT_TYPES.combined ? texts.combinedHint : texts.percentHint;
  if (share === null || share < 0 || share > 100) return means;
  const contract = { contract_type: CONTRACT_TYPES.percent, percent: share };
  return `${shares.sentence(EXAMPLE, shareOf([{ contract, tariff: null, cost: EXAMPLE }]))}. ${contract_type === CONTRACT_TYPES.combined ? means : ''}`;
};

interface ContractFieldsProps {
  readonly context: StagedContext<ContractDraft, ContractFacts, Contract>;
  /** The clinic's contracts; null while they are not known. */
  readonly contracts: readonly Contract[] | null;
  /** Whether all of them could be read. */
  readonly whole: boolean;
  readonly disabled: boolean;
  readonly onChange: (change: Partial<ContractDraft>) => void;
}

/** Everything that can be said about one contract. */
export const ContractFields = ({ context, contracts, whole, disabled, onChange }: ContractFieldsProps) => {
  const { draft, problems, record = null, rows, opened } = context;
  const today = useApp(({ at }) => tehranDay(at));
  const bind = bindContract(context, disabled, onChange);
  const { value: type = null, ...kind } = bind('contract_type');
  const isFixed = type === CONTRACT_TYPES.fixed;
  const settled = isSettled(useListState('contracts'));
  const last = nextStart(whole && contracts ? contracts : []);
  const period = periodOf(draft);
  const isTwin = problems.some(({ code }) => code === 'overlap');
  // What the days overlap, stored or in the list.
  const apart = keptApart(contracts ?? [], { record, rows, opened: record && opened });
  const storedTwins = apart.filter((other) => isTwin && period && overlaps(period, other)).map(contractName);
  const stagedTwins = rows.flatMap(({ draft: other, state }) => {
    const its = periodOf(other);
    return isTwin && period && its && state !== 'sent' && overlaps(period, its) ? [contractEntryName(other)] : [];
  });
  const error = contractFormError(problems);
  return (
    <Card>
      {error ? (
        <Banner tone="problem">
          <p>{error}</p>
          {[...storedTwins, ...stagedTwins].map((twin) => (
            <p key={twin}>{twin}</p>
          ))}
        </Banner>
      ) : null}
      <DayField {...bind('start_date')} today={today} hint={texts.yearLater} words={{ wrong: contractProblems.dateInvalid }} />
      {record || rows.length > 0 ? null : (
        <QuickChoices
          label={contractFields.start_date}
          options={!settled ? null : last === null ? [] : [{ value: 0, label: texts.afterLast(jalaliText(last)) }]}
          value={last !== null && last === draft.start_date.day ? 0 : null}
          disabled={disabled}
          onChoose={() => last !== null && onChange({ start_date: { typed: jalaliText(last), day: last } })}
        />
      )}
      <DayField {...bind('end_date')} today={today} words={{ wrong: contractProblems.dateInvalid }} />
      <ChoiceField {...kind} value={type} choices={choices} />
      {isFixed ? <p>{texts.fixedHint}</p> : <PercentField {...bind('percent')} stored={record?.percent} hint={percentHint(draft)} />}
      {record && reckonsAnew(draft, record, today) ? <Banner tone="warning">{texts.backwards}</Banner> : null}
      <CheckField {...bind('is_active')} label={texts.active} required={false} />
    </Card>
  );
};
