import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { missingOfCheque } from '../../../machines/installments/new-cheques.ts';
import { rowById } from '../../../machines/kit/rows.ts';
import type { StagedRow } from '../../../machines/kit/staged/context.ts';
import { hasWork } from '../../../machines/kit/staged/context.ts';
import type { ChequeDraft, ChequeFacts } from '../../../schema/installments/cheque-draft.ts';
import type { InstallmentCheck } from '../../../schema/installments/installment.ts';
import { coverOf } from '../../../schema/installments/plan-rest.ts';
import { parseAmount } from '../../../schema/kit/money.ts';
import { fullName } from '../../../schema/patients/patient.ts';
import { useIsRecording } from '../../kit/actors.tsx';
import { LinkButton } from '../../kit/controls/link-button.tsx';
import { Banner } from '../../kit/feedback/banner.tsx';
import { ErrorState } from '../../kit/feedback/empty-state.tsx';
import { Amount } from '../../kit/figures/amount.tsx';
import { DayText } from '../../kit/figures/day-text.tsx';
import { ListTroubles } from '../../kit/page/list/list-troubles.tsx';
import { isLost, PartTrouble } from '../../kit/page/list/part-trouble.tsx';
import { useWorkflow } from '../../kit/page/open-workflow.ts';
import { Page } from '../../kit/page/page.tsx';
import { PageHeader } from '../../kit/page/page-header.tsx';
import type { Entry } from '../../kit/page/staged/staged-rows.tsx';
import { StagedScreen } from '../../kit/page/staged/staged-screen.tsx';
import { useStaged } from '../../kit/page/staged/staged-state.ts';
import { stagedWords } from '../../kit/page/staged/texts.ts';
import { pageWords } from '../../kit/page/texts.ts';
import { useRows } from '../../kit/resources.ts';
import { colour, weight } from '../../kit/theme/tokens.ts';
import { NumberText } from '../number-text.tsx';
import { BalanceTrouble } from '../plans/debt.tsx';
import { plansWorkflow, usePatient } from '../plans-state.ts';
import { cheque, chequeFields, chequeProblems, failures, missing, one, plan } from '../texts.ts';
import { chequeName, entryName } from '../wording.ts';
import { ChequeFields } from './cheque-fields.tsx';
import { numberBefore } from './number-warning.ts';
import { PatientHead } from './patient-head.tsx';
import { numbersIn, type PlanFacts, usePlanFacts } from './plan-facts.ts';
import { staged, warnings } from './texts.ts';
import { chequeFailure } from './wording.ts';

const odd = css`
  font-weight: ${weight.medium};
  color: ${colour.warn};
`;

const texts = stagedWords(one);

type Row = StagedRow<ChequeDraft, ChequeFacts>;

const entryOf = ({ all, today }: PlanFacts, draft: ChequeDraft, row?: Row): Entry => {
  const open = row === undefined || row.state === 'staged' || row.state === 'failed';
  const before = open ? numberBefore(draft, all) : null;
  return {
    name: entryName(draft),
    title: <Amount toman={parseAmount(draft.amount) ?? 0} />,
    detail: (
      <>
        {draft.due_date.day ? <DayText>{draft.due_date.day}</DayText> : null}
        <NumberText>{draft.check_number}</NumberText>
        <span>{draft.check_owner_name}</span>
        {open && draft.due_date.day && draft.due_date.day < today ? <span className={odd}>{warnings.rowPast}</span> : null}
        {before === null ? null : <span className={odd}>{warnings.rowBefore}</span>}
      </>
    ),
  };
};

/** What the cheques of some forms come to in toman; a form of several says what they come to together. */
const sumOf = (drafts: readonly ChequeDraft[]): number =>
  Math.round(drafts.reduce((sum, { amount, count }) => sum + (parseAmount(amount) ?? 0) / (count ?? 1), 0));

/** What the entries come to beside what is owed, and beside what other cheques promise of it. */
const Covered = ({ debt, stored, rows }: Pick<PlanFacts, 'debt' | 'stored'> & { readonly rows: readonly Row[] }) => {
  const cover = coverOf({ stored: stored ?? [], rows });
  // Amounts of a recording are not what they were: which is more there says nothing.
  const recorded = useIsRecording();
  if (debt === null || cover.listed === 0) return null;
  if (debt <= 0) return <p className={odd}>{staged.noDebt(cover.listed)}</p>;
  return (
    <p>
      {staged.ofDebt(cover.listed, debt)}
      {stored === null ? staged.uncounted : cover.stored > 0 ? staged.covered(cover.stored) : null}
      {cover.listed + cover.stored > debt && !recorded ? <strong className={odd}> {warnings.over}</strong> : null}
    </p>
  );
};

const Instead = ({ patient, title, children }: { readonly patient: number; readonly title: string; readonly children: ReactNode }) => (
  <>
    <PageHeader title={title} back={`/patient/${patient}/installments`} />
    <Page>{children}</Page>
  </>
);

const Cheques = ({ workflow }: { readonly workflow: string }) => {
  const { context } = useStaged<ChequeDraft, ChequeFacts, InstallmentCheck>(workflow);
  const { patient, installment } = numbersIn(context.params);
  const known = usePlanFacts(patient, installment);
  const plans = plansWorkflow(patient);
  const part = usePatient(plans);
  const patients = useRows('patients');
  const nameOf = (id: number): string | null => {
    const row = id === patient && known.patient ? known.patient : rowById(patients, id);
    return row ? fullName(row) || pageWords.unknown : null;
  };
  const idle = !hasWork(context);
  if (idle && isLost(part)) {
    return (
      <Instead patient={patient} title={cheque.title}>
        <PartTrouble workflow={plans} part="patient" state={part} texts={missing} loadError={failures.patient} back={plan.back} />
      </Instead>
    );
  }
  if (idle && known.gone) {
    return (
      <Instead patient={patient} title={cheque.title}>
        <ErrorState title={cheque.gone} actions={<LinkButton to={`/patient/${patient}/installments`}>{cheque.toPlans}</LinkButton>}>
          {cheque.goneHelp}
        </ErrorState>
      </Instead>
    );
  }
  return (
    <StagedScreen<ChequeDraft, ChequeFacts, InstallmentCheck>
      workflow={workflow}
      title={cheque.title}
      back={`/patient/${patient}/installments`}
      path={({ patientId, installmentId }) => `/installment-checks/${patientId}/${installmentId}`}
      subjectOf={() => nameOf(patient)}
      ownerOf={(params) => nameOf(numbersIn(params).patient)}
      addsFirst
      countOf={({ count }) => count ?? 1}
      texts={texts}
      list={staged}
      facts={() => known.facts}
      missing={(draft) => missingOfCheque(draft, known.today).map((field) => chequeFields[field])}
      troubles={
        <>
          {known.gone ? <Banner tone="problem">{chequeProblems.planGone}</Banner> : null}
          {part.missing ? <Banner tone="problem">{missing.missing}</Banner> : null}
          <BalanceTrouble workflow={plans} />
          <PatientHead {...known} />
          <ListTroubles lists={['installmentChecks']} prefix={failures.cheques} evenKnown />
          {context.problems.some(({ code }) => code.endsWith('Required')) ? <Banner tone="problem">{chequeProblems.required}</Banner> : null}
        </>
      }
      aboutRows={({ rows }) => <Covered {...known} rows={rows} />}
      entryOf={(draft, row) => entryOf(known, draft, row)}
      recordName={chequeName}
      failureText={chequeFailure}
      total={(drafts) => <Amount toman={sumOf(drafts)} />}
      totalLabel={staged.total}
      fields={(each, disabled, change) => <ChequeFields context={each} known={known} disabled={disabled} onChange={change} />}
    />
  );
};

/** Entering the cheques of a plan, one or several at once, and sending them. */
export const NewCheques = () => {
  const workflow = useWorkflow();
  return <Cheques key={workflow} workflow={workflow} />;
};
