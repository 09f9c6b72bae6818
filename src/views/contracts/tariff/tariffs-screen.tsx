import { missingOfTariff, tariffedContracts, tariffFacts } from '../../../machines/contracts/facts.ts';
import { stepPath } from '../../../machines/contracts/navigation.ts';
import { runningTariffs } from '../../../machines/contracts/running-tariffs.ts';
import { rowById } from '../../../machines/kit/rows.ts';
import { numberParam } from '../../../machines/kit/screen.ts';
import { heldByHand, type StagedRow } from '../../../machines/kit/staged/context.ts';
import type { ConstantTariff, Contract } from '../../../schema/clinics/contract.ts';
import { pricedOf, type TariffDraft, type TariffFacts } from '../../../schema/contracts/tariff-draft.ts';
import { parseAmount } from '../../../schema/kit/money.ts';
import { tehranDay } from '../../../schema/kit/tehran.ts';
import { useApp } from '../../kit/actors.tsx';
import { SkeletonRows } from '../../kit/feedback/skeleton.tsx';
import { believed, useIsWhole } from '../../kit/fields/choice/whole-lists.ts';
import { Amount } from '../../kit/figures/amount.tsx';
import { priceWords } from '../../kit/figures/price-words.ts';
import { Age } from '../../kit/list/age.tsx';
import { useWorkflow } from '../../kit/page/open-workflow.ts';
import type { Entry } from '../../kit/page/staged/staged-rows.tsx';
import { StagedScreen } from '../../kit/page/staged/staged-screen.tsx';
import { stagedWords } from '../../kit/page/staged/texts.ts';
import { pageWords } from '../../kit/page/texts.ts';
import { isSettled, useListState } from '../../kit/resources.ts';
import { useTerms } from '../terms.ts';
import { LoadProblems, TermsPage } from '../terms-trouble.tsx';
import { staged, tariff, tariffFields, tariffOne } from '../texts.ts';
import { contractName, kindName, tariffFailure } from '../wording.ts';
import { MoveTariffs } from './move-tariffs.tsx';
import { RaiseTariffs } from './raise-tariffs.tsx';
import { StoredTariffs } from './stored-tariffs.tsx';
import { TariffFields } from './tariff-fields.tsx';

const texts = stagedWords(tariffOne);
/** What tariffs are shown beside: the contract of each, and the free rate of its service. */
const BESIDES = ['contracts', 'procedureTypes'] as const;

/** The fixed tariffs of a clinic: new ones and changes of those it has, sent together. */
export const ClinicTariffs = () => {
  const workflow = useWorkflow();
  const id = useApp(({ route }) => numberParam(route?.params ?? {}, 'id') ?? 0);
  const today = useApp(({ at }) => tehranDay(at));
  const { clinic, terms, lists, whole, hasTerms, enters } = useTerms(id);
  // Without a contract there is nothing to fill in, and what is said of that stands above the fields.
  const settled = [useListState('contracts'), useListState('constantTariffs'), useListState('procedureTypes')].every(isSettled);
  const services = lists.procedureTypes;
  const isWhole = { contract: useIsWhole('contracts'), procedure_type: useIsWhole('procedureTypes') };
  const facts = (draft: TariffDraft) => believed(tariffFacts(draft, terms, lists, today), isWhole);
  const contractOf = (contract: number | null | undefined): Contract | undefined => rowById(terms.contracts ?? [], contract ?? 0);
  const serviceName = (service: number | null | undefined): string => rowById(services ?? [], service ?? 0)?.name ?? pageWords.unknown;
  const hasContract = ({ draft, facts: known }: StagedRow<TariffDraft, TariffFacts>): boolean =>
    terms.contracts === null || contractOf(pricedOf(draft, known).contract) !== undefined;
  const tariffed = tariffedContracts(terms);
  /** One of several contracts is known by its days alone. */
  const isOneOfSeveral = tariffed !== null && tariffed.length > 1;
  /** What a person calls a price: by its service, and the contract that it is under. */
  const priceName = (service: string, under: Contract | undefined): string => (under ? `${service}، ${contractName(under)}` : service);
  /** What has a price already, stored or in the list. */
  const pricedIn = (rows: readonly StagedRow<TariffDraft, TariffFacts>[]) => [
    ...(terms.tariffs ?? []),
    ...rows.map((row) => {
      const { contract, service } = pricedOf(row.draft, row.facts);
      return { contract: contract ?? 0, procedure_type: service ?? 0 };
    }),
  ];

  const entryOf = (draft: TariffDraft, row?: StagedRow<TariffDraft, TariffFacts>): Entry => {
    const priced = pricedOf(draft, row?.facts ?? facts(draft));
    const under = contractOf(priced.contract);
    const service = draft.procedure_type?.name ?? serviceName(priced.service);
    const before = row?.record as ConstantTariff | null | undefined;
    // Another desk may have set another price since: what is sent from here takes its place, and so it is said.
    const price = parseAmount(draft.price) ?? 0;
    const since = rowById(terms.tariffs ?? [], before?.id ?? 0)?.price;
    return {
      name: isOneOfSeveral ? priceName(service, under) : service,
      title: service,
      detail: (
        <>
          <span>{before ? staged.changed : staged.newOne}</span>
          <span>{under ? (isOneOfSeveral ? contractName : kindName)(under) : pageWords.unknown}</span>
          <Amount toman={price} />
          {before && before.price !== price ? <span>{priceWords.was(before.price)}</span> : null}
          {before && since !== undefined && since !== before.price && since !== price ? <strong>{priceWords.meanwhile(since)}</strong> : null}
        </>
      ),
    };
  };
  const recordName = ({ contract, procedure_type }: ConstantTariff): string => priceName(serviceName(procedure_type), contractOf(contract));
  return (
    <TermsPage title={tariff.title} clinic={clinic} workflow={workflow} enters={enters}>
      <StagedScreen<TariffDraft, TariffFacts, ConstantTariff>
        key={workflow}
        workflow={workflow}
        title={clinic ? tariff.titleOf(clinic.name) : tariff.title}
        back={stepPath('clinic', String(id))}
        path={(params) => (hasTerms(params) ? stepPath('tariffs', params.id ?? '') : null)}
        subjectOf={() => null}
        ownerOf={(params) => rowById(lists.clinics ?? [], numberParam(params, 'id') ?? 0)?.name ?? null}
        texts={texts}
        age={<Age list="constantTariffs" besides={BESIDES} />}
        list={staged.tariffs}
        facts={facts}
        missing={(draft) => missingOfTariff(draft, facts(draft)).map((field) => tariffFields[field])}
        troubles={<LoadProblems />}
        entryOf={entryOf}
        recordName={recordName}
        aboutRows={(context, disabled) => (
          <MoveTariffs
            workflow={workflow}
            rows={context.rows}
            contracts={whole.contracts ? terms.contracts : null}
            tariffed={tariffed}
            facts={facts}
            disabled={disabled}
          />
        )}
        failureText={(failure, row) => tariffFailure(failure, row, !row || hasContract(row))}
        fields={(context, disabled, change) =>
          !settled ? (
            <SkeletonRows count={3} />
          ) : (
            <TariffFields
              state={context}
              record={context.record ?? null}
              facts={facts(context.draft)}
              contracts={terms.contracts}
              whole={whole.contracts}
              today={today}
              services={services}
              priced={pricedIn(context.rows)}
              toContracts={stepPath('contracts', String(id))}
              disabled={disabled}
              onChange={change}
            />
          )
        }
        stored={(context, disabled) => (
          <>
            {settled ? (
              <RaiseTariffs
                workflow={workflow}
                typed={context.bulk ?? ''}
                tariffs={runningTariffs(terms, today)}
                begun={new Set((terms.contracts ?? []).flatMap(({ id: contract, start_date }) => (start_date <= today ? contract : [])))}
                held={heldByHand({ record: context.record ?? null, rows: context.rows })}
                disabled={disabled}
              />
            ) : null}
            {settled ? (
              <StoredTariffs
                workflow={workflow}
                context={context}
                contracts={terms.contracts}
                tariffs={terms.tariffs}
                services={services}
                whole={whole.tariffs}
                today={today}
                disabled={disabled}
              />
            ) : null}
          </>
        )}
      />
    </TermsPage>
  );
};
