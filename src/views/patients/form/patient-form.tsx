import { css } from '@linaria/core';
import { useId } from 'react';
import type { PatientDraft } from '../../../schema/patients/draft.ts';
import { useActor, useSelected, useSend } from '../../kit/actors.tsx';
import { now } from '../../kit/clock.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Banner } from '../../kit/feedback/banner.tsx';
import { Form } from '../../kit/fields/form.tsx';
import { ActionBar } from '../../kit/page/action-bar.tsx';
import { useWorkflow } from '../../kit/page/open-workflow.ts';
import { Card, Page } from '../../kit/page/page.tsx';
import { PageHeader } from '../../kit/page/page-header.tsx';
import { hasFields, isLooking } from '../../kit/page/record/record-state.ts';
import { RecordTrouble } from '../../kit/page/record/record-trouble.tsx';
import { words } from '../../kit/texts.ts';
import { space, TABLET } from '../../kit/theme/tokens.ts';
import { form, problems, record } from '../texts.ts';
import { ContactFields } from './contact-fields.tsx';
import { FormQuestions } from './form-questions.tsx';
import { type FormEvent, type FormSnapshot, formError } from './form-state.ts';
import { IdentityFields } from './identity-fields.tsx';
import { MedicalFields } from './medical-fields.tsx';

const group = css`
  display: grid;
  gap: ${space(4)};
  ${TABLET} {
    &[data-columns='2'] {
      grid-template-columns: 1fr 1fr;
    }
  }
`;

/** Where Back leads without a history, and from a patient who is not there. */
const BACK = { to: '/patients', label: form.backToList };

const PatientFormOf = ({ workflow }: { readonly workflow: string }) => {
  const snapshot = useSelected(workflow, (each: FormSnapshot) => each);
  // A form that has ended asks nothing more, though what it last showed stays until the next screen is there.
  const open = useActor(workflow) !== undefined;
  const send = useSend<FormEvent>(workflow);
  const id = useId();
  const { context } = snapshot;
  const busy = snapshot.hasTag('busy');
  const looking = isLooking(snapshot);
  const error = formError(context);
  const filled = hasFields(snapshot);
  const props = { context, disabled: busy, change: (change: Partial<PatientDraft>) => send({ type: 'draft.changed', change }) };
  const leave = () => send({ type: 'form.abandoned' });
  return (
    <>
      <PageHeader title={context.id === null ? form.titleNew : form.titleEdit} back={BACK.to} {...(filled ? { onBack: leave } : {})} />
      <Page>
        {filled ? (
          <Form id={id} refusal={context.attempts} onSubmit={() => send({ type: 'form.submitted', at: now() })}>
            <Card title={form.identity}>
              <div className={group} data-columns="2">
                <IdentityFields {...props} />
              </div>
            </Card>
            <Card title={form.contact}>
              <div className={group}>
                <ContactFields {...props} />
              </div>
            </Card>
            <Card title={form.medical}>
              <div className={group}>
                <MedicalFields {...props} />
              </div>
            </Card>
          </Form>
        ) : (
          <RecordTrouble workflow={workflow} texts={record} loadError={problems.load} back={BACK} />
        )}
      </Page>
      {filled ? (
        <ActionBar notice={looking ? <Banner announced>{record.looking}</Banner> : error && !busy ? <Banner tone="problem">{error}</Banner> : null}>
          <Button onClick={leave} disabled={busy}>
            {words.cancel}
          </Button>
          <Button type="submit" form={id} tone="primary" busy={busy}>
            {snapshot.value === 'saving' ? words.saving : busy ? form.checking : words.save}
          </Button>
        </ActionBar>
      ) : null}
      {open ? <FormQuestions workflow={workflow} snapshot={snapshot} /> : null}
    </>
  );
};

/** Adding a patient, or editing one. */
export const PatientForm = () => {
  const workflow = useWorkflow();
  return <PatientFormOf key={workflow} workflow={workflow} />;
};
