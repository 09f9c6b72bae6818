import { tariffedContracts } from '../../../machines/contracts/facts.ts';
import { type Standing, standingOf } from '../../../machines/contracts/timeline.ts';
import type { ConstantTariff, Contract } from '../../../schema/clinics/contract.ts';
import type { ProcedureType } from '../../../schema/clinics/procedure-type.ts';
import { contractOn } from '../../../schema/contracts/holding.ts';
import { pricedOf, pricesAnew, type TariffDraft, type TariffFacts } from '../../../schema/contracts/tariff-draft.ts';
import { persianOrder } from '../../../schema/kit/persian-text.ts';
import { useSendApp } from '../../kit/actors.tsx';
import { LinkButton } from '../../kit/controls/link-button.tsx';
import { Banner } from '../../kit/feedback/banner.tsx';
import type { Filled } from '../../kit/feedback/wording.ts';
import { AmountField } from '../../kit/fields/amount-field.tsx';
import { bindFields } from '../../kit/fields/bound-field.ts';
import { useIsWhole } from '../../kit/fields/choice/whole-lists.ts';
import { SelectField } from '../../kit/fields/select-field.tsx';
import { Card } from '../../kit/page/page.tsx';
import { pageWords } from '../../kit/page/texts.ts';
import { contract as contractTexts, standing, tariffFields, tariff as texts } from '../texts.ts';
import { contractName, tariffErrors, tariffFormError } from '../wording.ts';

const bindTariff = bindFields<TariffDraft>({ labels: tariffFields, errors: tariffErrors, required: ['contract', 'procedure_type', 'price'] });

/** What a contract is that holds today on no account. */
const NOT_NOW: Partial<Readonly<Record<Standing, string>>> = { past: standing.past, ahead: standing.ahead, inactive: standing.inactive };

interface TariffFieldsProps {
  readonly state: Filled<TariffDraft>;
  /** What is changed; null for a new one. */
  readonly record: ConstantTariff | null;
  readonly facts: Partial<TariffFacts>;
  /** All contracts of the clinic; null while they are not known. */
  readonly contracts: readonly Contract[] | null;
  /** Whether all contracts could be read. */
  readonly whole: boolean;
  readonly services: readonly ProcedureType[] | null;
  /** What has a price already, stored or in the list. */
  readonly priced: readonly Pick<ConstantTariff, 'contract' | 'procedure_type'>[];
  readonly toContracts: string;
  /** Tehran's. */
  readonly today: string;
  readonly disabled: boolean;
  readonly onChange: (change: Partial<TariffDraft>) => void;
}

/** Everything that can be said about one fixed tariff. */
export const TariffFields = ({ state, record, facts, contracts, whole, services, priced, toContracts, today, disabled, onChange }: TariffFieldsProps) => {
  const { draft, problems } = state;
  const send = useSendApp();
  const none = useIsWhole('procedureTypes') && services?.length === 0;
  const bind = bindTariff(state, disabled, onChange);
  const under = pricedOf(draft, facts).contract ?? null;
  const known = contracts?.find(({ id }) => id === under);
  const error = tariffFormError(problems);
  const service = services?.find(({ id }) => id === draft.procedure_type?.id);
  const tariffed = tariffedContracts({ contracts });
  const holding = contractOn(contracts ?? [], today);
  const contractOptions = [...(tariffed ?? [])]
    .toSorted((one, other) => (one.start_date < other.start_date ? 1 : -1))
    .map((contract) => ({ value: contract.id, label: contractName(contract), warning: NOT_NOW[standingOf(contract, holding, today)] ?? null }));
  const isPriced = (id: number): boolean => priced.some(({ contract, procedure_type }) => contract === under && procedure_type === id);
  const serviceOptions = (services ?? [])
    .toSorted((one, other) => persianOrder(one.name, other.name))
    .map(({ id, name, price }) => ({ value: id, label: name, detail: texts.free(price), ...(isPriced(id) ? { warning: texts.inContract } : {}) }));
  const { value: _contract, onChange: chooseContract, ...contract } = bind('contract');
  const { value: _service, onChange: chooseService, ...chosen } = bind('procedure_type');
  return (
    <Card>
      {error ? <Banner tone="problem">{error}</Banner> : null}
      {tariffed?.length === 0 && whole ? (
        <Banner tone="warning" action={<LinkButton to={toContracts}>{texts.toContracts}</LinkButton>}>
          {contracts?.length === 0 ? contractTexts.empty : texts.noContract}
        </Banner>
      ) : null}
      <SelectField
        {...contract}
        options={
          under === null || contractOptions.some(({ value }) => value === under)
            ? contractOptions
            : [{ value: under, label: known ? contractName(known) : pageWords.unknown }, ...contractOptions]
        }
        value={under}
        preset={draft.contract == null && under !== null && contractOptions.length > 1}
        warning={known ? NOT_NOW[standingOf(known, holding, today)] : undefined}
        onChange={chooseContract}
      />
      <SelectField
        {...chosen}
        status={none ? texts.noServices : undefined}
        adding={none ? { label: texts.toServices, onAdd: () => send({ type: 'route.go', to: '/procedure-types', replace: false }) } : undefined}
        options={serviceOptions}
        placeholder={texts.chooseService}
        value={draft.procedure_type?.id ?? null}
        onChange={(id) => {
          const found = services?.find((each) => each.id === id);
          chooseService(found ? { id: found.id, name: found.name, code: found.procedure_code } : null);
        }}
      />
      {known && pricesAnew(draft, record, known, today) ? <Banner tone="warning">{contractTexts.backwards}</Banner> : null}
      <AmountField {...bind('price')} hint={service ? texts.free(service.price) : undefined} />
    </Card>
  );
};
