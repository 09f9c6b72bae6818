import type { ComponentType, ReactNode } from 'react';
import { clinicFacts } from '../../machines/clinics/form.ts';
import { type Section, sectionIn, sectionPath, sectionsOf } from '../../machines/clinics/sections.ts';
import { type FormContext, isDirty } from '../../machines/kit/form/context.ts';
import type { Clinic } from '../../schema/clinics/clinic.ts';
import type { ClinicDraft, ClinicFacts } from '../../schema/clinics/clinic-draft.ts';
import { isolated } from '../../schema/kit/persian-text.ts';
import { useApp, useSendApp, useSession } from '../kit/actors.tsx';
import { Button } from '../kit/controls/button.tsx';
import { TabPanel, Tabs } from '../kit/controls/tabs.tsx';
import { Banner } from '../kit/feedback/banner.tsx';
import { unforeseen } from '../kit/feedback/failure-text.ts';
import { saveFailure } from '../kit/feedback/wording.ts';
import { useWorkflow } from '../kit/page/open-workflow.ts';
import { RecordScreen } from '../kit/page/record/record-screen.tsx';
import { WaitingForms } from '../kit/page/record/waiting-forms.tsx';
import { useListState, useRows } from '../kit/resources.ts';
import { ClinicFields } from './clinic-fields.tsx';
import { record } from './record-texts.ts';
import { failures, fields, form, problems } from './texts.ts';

type Context = FormContext<ClinicDraft, Clinic>;

/** What the page shows of a clinic's terms, which belong to another area. */
export type ClinicParts = Readonly<Record<Exclude<Section, 'info'> | 'waiting', ComponentType<{ readonly clinic: Clinic }>>>;

const TABS = 'clinic';

const errorOf = ({ problems: found, failure }: Context): string | null => {
  // Whose clinic it is stands in no field.
  if (found.some(({ code }) => code === 'dentistMissing')) return problems.dentistMissing;
  if (failure === null || found.length > 0) return null;
  return unforeseen(failure) ?? saveFailure(failure, { prefix: failures.save, labels: fields });
};

/** Adding a clinic, or editing one: the form, and in an edit its terms beside it. */
export const ClinicForm = ({ parts }: { readonly parts: ClinicParts }) => {
  const workflow = useWorkflow();
  const named = useApp(({ route }) => route?.params.section);
  const user = useSession(({ user: known }) => known);
  const rows = useRows('clinics');
  const { known } = useListState('clinics');
  const contracts = useRows('contracts');
  const sendApp = useSendApp();
  const show = (id: number, section: Section) => sendApp({ type: 'route.go', to: sectionPath(id, section), replace: true });
  const factsOf = ({ draft, id }: Context) => clinicFacts(draft, user, known ? rows : null, id);

  const sectionOf = ({ draft }: Context): Section => sectionIn(named, draft.is_personal);
  // A clinic of one's own has one part alone: nothing moves, and nothing is drawn anew, under who ticks that.
  const inPanel = (context: Context, children: ReactNode) =>
    context.id === null ? (
      children
    ) : (
      <TabPanel id={TABS} value={sectionOf(context)}>
        {children}
      </TabPanel>
    );

  return (
    <RecordScreen<ClinicDraft, ClinicFacts, Clinic>
      key={workflow}
      workflow={workflow}
      list="clinics"
      title={({ id }) => (id === null ? form.titleNew : form.titleEdit)}
      detail={({ record: stored }) => stored?.name}
      texts={record}
      back={{ to: '/settings', label: form.back }}
      loadError={failures.load}
      below={(context) =>
        context.id === null ? undefined : (
          <Tabs
            id={TABS}
            label={form.sectionsOf}
            ofPage
            tabs={sectionsOf(context.draft.is_personal).map((value) => ({ value, label: form.sections[value] }))}
            value={sectionOf(context)}
            onChange={(section) => show(context.id ?? 0, section)}
          />
        )
      }
      instead={(context) => {
        const section = sectionOf(context);
        const { record: clinic } = context;
        if (section === 'info' || clinic === null) return null;
        const Part = parts[section];
        return inPanel(
          context,
          <>
            {isDirty(context) ? (
              <Banner
                tone="warning"
                action={
                  <Button tone="quiet" onClick={() => show(clinic.id, 'info')}>
                    {form.toInfo}
                  </Button>
                }
              >
                {form.unsaved}
              </Banner>
            ) : null}
            <Part clinic={clinic} />
          </>,
        );
      }}
      facts={factsOf}
      troubles={({ record: stored }) => (
        <>
          <WaitingForms<ClinicDraft, Clinic>
            workflow={workflow}
            texts={record}
            nameOf={({ record: other, draft }) => other?.name || draft.name.trim() || null}
            path={({ id }) => (id === null ? '/new-clinic' : sectionPath(id, 'info'))}
          />
          {stored ? <parts.waiting clinic={stored} /> : null}
        </>
      )}
      candidateName={({ name, address }) => `${isolated(name)}، ${isolated(address)}`}
      error={errorOf}
      fields={(context, disabled, change) =>
        inPanel(
          context,
          <ClinicFields
            context={context}
            taken={factsOf(context).taken ?? false}
            signed={contracts.some(({ clinic }) => clinic === context.id)}
            disabled={disabled}
            change={(next) => {
              change(next);
              // Nobody is led away from the form by its own answer (CLI-FORM-4).
              if ('is_personal' in next && context.id !== null && named !== 'info') show(context.id, 'info');
            }}
          />,
        )
      }
    />
  );
};
