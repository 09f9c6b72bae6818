import { css } from '@linaria/core';
import { numberParam } from '../../../machines/kit/screen.ts';
import { coverBy } from '../../../schema/installments/cover.ts';
import { COLLATERALS, type Installment } from '../../../schema/installments/installment.ts';
import { debtProblem, type PlanDraft, type PlanFacts } from '../../../schema/installments/plan-draft.ts';
import { tehranDay } from '../../../schema/kit/tehran.ts';
import { fullName } from '../../../schema/patients/patient.ts';
import { useApp, useIsRecording } from '../../kit/actors.tsx';
import { Banner } from '../../kit/feedback/banner.tsx';
import { bindFields } from '../../kit/fields/bound-field.ts';
import { ChoiceField } from '../../kit/fields/choice/choice-field.tsx';
import { Amount } from '../../kit/figures/amount.tsx';
import { behindStyle } from '../../kit/figures/behind.ts';
import { useWorkflow } from '../../kit/page/open-workflow.ts';
import { RecordScreen } from '../../kit/page/record/record-screen.tsx';
import { useRecord } from '../../kit/page/record/record-state.ts';
import { recordWords } from '../../kit/page/record/texts.ts';
import { pageWords } from '../../kit/page/texts.ts';
import { space, text, weight } from '../../kit/theme/tokens.ts';
import { plansWorkflow, useBalance, usePatient, useStoredCheques } from '../plans-state.ts';
import { collaterals, counts, failures, periods, plan, planFields, planProblems } from '../texts.ts';
import { planError, planFailure, planName } from '../wording.ts';
import { Schedule } from './schedule.tsx';

const whose = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(1)} ${space(4)};
  ${text.body}
  & > strong {
    font-weight: ${weight.bold};
  }
`;

const texts = recordWords('طرح اقساط');
const bindPlan = bindFields<PlanDraft>({ labels: planFields, errors: planError, required: ['number_of_installments', 'payment_period', 'collateral'] });

/** Splitting a patient's debt: into how many parts, how far apart, and what guarantees it; drawn before it is saved. */
export const PlanForm = () => {
  const workflow = useWorkflow();
  const { params } = useRecord<PlanDraft, Installment>(workflow).context;
  const whom = numberParam(params, 'patient') ?? 0;
  const of = plansWorkflow(whom);
  const patient = usePatient(of).value;
  const { value: balance, behind } = useBalance(of);
  const debt = balance?.debt ?? null;
  const stored = useStoredCheques(whom);
  // Amounts of a recording are not what they were: what one leaves of another says nothing.
  const covered = useIsRecording() ? 0 : stored && coverBy(stored);
  const open = debt === null || covered === null ? null : debt - covered;
  const today = useApp(({ at }) => tehranDay(at));
  return (
    <RecordScreen<PlanDraft, PlanFacts, Installment>
      workflow={workflow}
      list="installments"
      title={() => plan.title}
      texts={texts}
      back={{ to: '/patients', label: plan.back }}
      loadError={failures.loadPlan}
      facts={() => (debt === null ? {} : { debt })}
      warnings={() => <p>{plan.twin}</p>}
      candidateName={planName}
      saveLabel={({ draft }) => (draft.collateral === COLLATERALS.cheque ? plan.continue : plan.submit)}
      error={({ problems, failure }) => {
        const debtless = problems.map(({ code }) => code).find((code) => code === 'noDebt' || code === 'debtTooSmall');
        return debtless ? planProblems[debtless] : failure && planFailure(failure);
      }}
      fields={(context, disabled, change) => {
        const bind = bindPlan(context, disabled, change);
        const { draft, opened } = context;
        const { value: collateral = null, ...choice } = bind('collateral');
        const problem = debtProblem(debt, draft.number_of_installments);
        return (
          <>
            <p className={whose}>
              <strong>{patient ? fullName(patient) || pageWords.unknown : null}</strong>
              {debt === null ? null : (
                <span className={behindStyle} data-behind={behind}>
                  {debt < 0 ? plan.credit : plan.debt}: <Amount toman={Math.abs(debt)} tone={debt > 0 ? 'debt' : undefined} />
                </span>
              )}
            </p>
            <ChoiceField
              {...bind('number_of_installments')}
              error={null}
              choices={counts}
              preset={draft.number_of_installments === opened.number_of_installments}
            />
            <ChoiceField {...bind('payment_period')} choices={periods} preset={draft.payment_period === opened.payment_period} />
            <ChoiceField {...choice} value={collateral} choices={collaterals} />
            {problem ? (
              <Banner tone="warning">{planProblems[problem]}</Banner>
            ) : covered && debt !== null ? (
              <Banner>{plan.covered(Math.min(covered, debt))}</Banner>
            ) : null}
            {/* What nothing is left of to draw may be agreed on anew all the same: cheques that were paid may not be marked. */}
            {debtProblem(open, draft.number_of_installments) ? null : (
              <Schedule
                debt={open}
                lack={debt === null ? plan.unknownDebt : plan.unknownCheques}
                count={draft.number_of_installments}
                period={draft.payment_period}
                today={today}
              />
            )}
          </>
        );
      }}
    />
  );
};
