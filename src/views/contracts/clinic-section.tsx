import { tariffedContracts } from '../../machines/contracts/facts.ts';
import { stepPath } from '../../machines/contracts/navigation.ts';
import { timelineOf } from '../../machines/contracts/timeline.ts';
import type { Clinic } from '../../schema/clinics/clinic.ts';
import { contractOn } from '../../schema/contracts/holding.ts';
import { persianOrder } from '../../schema/kit/persian-text.ts';
import { tehranDay } from '../../schema/kit/tehran.ts';
import { useApp } from '../kit/actors.tsx';
import { LinkButton } from '../kit/controls/link-button.tsx';
import { Banner } from '../kit/feedback/banner.tsx';
import { SkeletonRows } from '../kit/feedback/skeleton.tsx';
import { Amount } from '../kit/figures/amount.tsx';
import { Row } from '../kit/list/row.tsx';
import { Card } from '../kit/page/page.tsx';
import { pageWords } from '../kit/page/texts.ts';
import { isSettled, useListState } from '../kit/resources.ts';
import { ContractLine, TimelineList, TimelineNotice } from './contract/timeline.tsx';
import { Shares } from './shares.tsx';
import { useTerms } from './terms.ts';
import { LoadProblems } from './terms-trouble.tsx';
import { contract as contractTexts, tariff as tariffTexts } from './texts.ts';
import { contractName } from './wording.ts';

interface SectionProps {
  readonly clinic: Pick<Clinic, 'id'>;
}

/** Until it is known what there is to see, or that nobody can say. */
const Loading = () => (
  <>
    <LoadProblems />
    <SkeletonRows count={3} />
  </>
);

/** The contracts of a clinic as they follow each other, and what services earn the dentist under that of today. */
export const ContractsSection = ({ clinic: { id } }: SectionProps) => {
  const today = useApp(({ at }) => tehranDay(at));
  const { terms, whole } = useTerms(id);
  const settled = isSettled(useListState('contracts'));
  if (!settled) return <Loading />;
  const timeline = terms.contracts && timelineOf(terms.contracts, today);
  return (
    <>
      <LoadProblems />
      <Card title={contractTexts.stored}>
        {timeline === null ? null : (
          <>
            {whole.contracts ? <TimelineNotice timeline={timeline} /> : null}
            {timeline.stretches.length === 0 && whole.contracts ? <p>{contractTexts.empty}</p> : null}
            <TimelineList timeline={timeline} whole={whole.contracts}>
              {(stretch) => <ContractLine stretch={stretch} />}
            </TimelineList>
          </>
        )}
        <LinkButton to={stepPath('contracts', String(id))} tone="primary">
          {contractTexts.manage}
        </LinkButton>
      </Card>
      <Shares clinic={id} />
    </>
  );
};

/** The fixed tariffs of a clinic under the contract of today, or of the last one that knows such. */
export const TariffsSection = ({ clinic: { id } }: SectionProps) => {
  const today = useApp(({ at }) => tehranDay(at));
  const { terms, lists, whole } = useTerms(id);
  const settled = [useListState('contracts'), useListState('constantTariffs'), useListState('procedureTypes')].every(isSettled);
  if (!settled) return <Loading />;
  const tariffed = tariffedContracts(terms);
  const tariffless = tariffed?.length === 0;
  const latest = tariffed?.toSorted((one, other) => (one.start_date < other.start_date ? 1 : -1))[0];
  const shown = (tariffed && contractOn(tariffed, today)) ?? latest;
  const nameOf = (service: number): string => lists.procedureTypes?.find((each) => each.id === service)?.name ?? pageWords.unknown;
  const rows = (terms.tariffs ?? [])
    .filter(({ contract }) => contract === shown?.id)
    .toSorted((one, other) => persianOrder(nameOf(one.procedure_type), nameOf(other.procedure_type)));
  const elsewhere = (terms.tariffs ?? []).length - rows.length;
  return (
    <>
      <LoadProblems />
      <Card title={tariffTexts.stored}>
        {tariffless && whole.contracts ? <Banner>{tariffTexts.noContract}</Banner> : null}
        {shown ? <p>{contractName(shown)}</p> : null}
        {shown && terms.tariffs && rows.length === 0 && whole.tariffs ? (
          <Banner tone="warning">{`${tariffTexts.empty} ${tariffTexts.emptyHelp}`}</Banner>
        ) : null}
        {rows.map((row) => (
          <Row key={row.id} title={nameOf(row.procedure_type)} detail={<Amount toman={row.price} />} />
        ))}
        {elsewhere > 0 ? <p>{tariffTexts.elsewhere(elsewhere)}</p> : null}
        {tariffless ? (
          <LinkButton to={stepPath('contracts', String(id))} tone="primary">
            {tariffTexts.toContracts}
          </LinkButton>
        ) : null}
        <LinkButton to={stepPath('tariffs', String(id))} tone={tariffless ? 'plain' : 'primary'}>
          {tariffTexts.manage}
        </LinkButton>
      </Card>
    </>
  );
};
