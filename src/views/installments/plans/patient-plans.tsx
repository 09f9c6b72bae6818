import { css } from '@linaria/core';
import { fullName } from '../../../schema/patients/patient.ts';
import { Button } from '../../kit/controls/button.tsx';
import { PlusIcon } from '../../kit/icons/actions.tsx';
import { CalendarIcon } from '../../kit/icons/places.tsx';
import { Age } from '../../kit/list/age.tsx';
import { ActionBar } from '../../kit/page/action-bar.tsx';
import { useList, useSendList } from '../../kit/page/list/list-state.ts';
import { ListTroubles } from '../../kit/page/list/list-troubles.tsx';
import { isLost, PartTrouble } from '../../kit/page/list/part-trouble.tsx';
import { ResourceRows } from '../../kit/page/list/resource-rows.tsx';
import { useWorkflow } from '../../kit/page/open-workflow.ts';
import { Page } from '../../kit/page/page.tsx';
import { PageHeader } from '../../kit/page/page-header.tsx';
import { pageWords } from '../../kit/page/texts.ts';
import { isSettled, useListState, useRows } from '../../kit/resources.ts';
import { space, text, weight } from '../../kit/theme/tokens.ts';
import { Marking, marksOf, useIsMarking } from '../marks/marking.tsx';
import { chequesOf, scopeOf, useBalance, usePatient, usePlans } from '../plans-state.ts';
import { failures, missing, plan } from '../texts.ts';
import { Debt } from './debt.tsx';
import { PlanCard } from './plan-card.tsx';

const heading = css`
  ${text.lead}
  font-weight: ${weight.bold};
`;
const cards = css`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
`;

/** What is due, and how far a plan is paid, is worked out of the cheques of all. */
const CHEQUES = ['installmentChecks'] as const;

const PlansOf = ({ workflow }: { readonly workflow: string }) => {
  const id = useList(workflow, ({ context }) => context.id);
  const patient = usePatient(workflow);
  const debt = useBalance(workflow).value?.debt ?? null;
  const plans = usePlans(id);
  const all = useRows('installmentChecks');
  const stored = useListState('installmentChecks');
  // What is due of the cheques stands above the plans: they come together, or the plans would move.
  const own = useListState('installments', scopeOf(id));
  const ready = isSettled(stored) || (own.failure !== null && !own.known);
  const send = useSendList(workflow);
  const marking = useIsMarking(marksOf(id));
  const lost = isLost(patient);
  const cheques = plans.flatMap((row) => chequesOf(all, row.id));
  return (
    <>
      <PageHeader
        title={plan.title}
        detail={patient.value === null ? undefined : fullName(patient.value) || pageWords.unknown}
        back={`/patient/${id}/financials`}
        actions={lost ? null : <Age list="installments" of={scopeOf(id)} besides={CHEQUES} />}
      />
      <Page>
        {lost ? (
          <PartTrouble workflow={workflow} part="patient" state={patient} texts={missing} loadError={failures.patient} back={plan.back} />
        ) : (
          <>
            <Debt workflow={workflow} cheques={cheques} />
            <ListTroubles lists={['installmentChecks']} prefix={failures.cheques} evenKnown />
            {ready && plans.length > 0 ? <h2 className={heading}>{plan.existing}</h2> : null}
            <ResourceRows
              workflow={workflow}
              list="installments"
              of={scopeOf(id)}
              texts={plan}
              rows={plans}
              count={plans.length}
              ready={ready}
              icon={CalendarIcon}
              table={(fresh) => (
                <div className={cards}>
                  {plans.map((row) => (
                    <PlanCard
                      key={row.id}
                      workflow={workflow}
                      row={row}
                      cheques={stored.known ? chequesOf(all, row.id) : null}
                      whole={stored.unreadable === 0}
                      fresh={row.id === fresh}
                    />
                  ))}
                </div>
              )}
            >
              {() => null}
            </ResourceRows>
          </>
        )}
      </Page>
      {lost ? null : (
        <ActionBar notice={marking ? <Marking marks={marksOf(id)} patientOf={() => patient.value} /> : undefined}>
          <Button tone="primary" icon={PlusIcon} disabled={debt !== null && debt <= 0} onClick={() => send({ type: 'row.add' })}>
            {plan.add}
          </Button>
        </ActionBar>
      )}
    </>
  );
};

/** The plans of a patient: what is owed, what is due, and the way to split what is owed. */
export const PatientPlans = () => {
  const workflow = useWorkflow();
  return <PlansOf key={workflow} workflow={workflow} />;
};
