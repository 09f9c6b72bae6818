import { type ReactNode, useId } from 'react';
import type { FormContext } from '../../../../machines/kit/form/context.ts';
import type { AnyRow } from '../../../../machines/kit/rows.ts';
import type { Failure } from '../../../../schema/kit/failure.ts';
import { useActor } from '../../actors.tsx';
import { now } from '../../clock.ts';
import { Button } from '../../controls/button.tsx';
import { Banner } from '../../feedback/banner.tsx';
import { Form } from '../../fields/form.tsx';
import { words } from '../../texts.ts';
import { ActionBar } from '../action-bar.tsx';
import { Page } from '../page.tsx';
import { PageHeader } from '../page-header.tsx';
import { RecordQuestions } from './record-questions.tsx';
import { hasFields, isLooking, useRecord, useSendRecord } from './record-state.ts';
import { RecordTrouble } from './record-trouble.tsx';
import type { RecordWords } from './texts.ts';

/** What sets the form of one stored record apart from another's. */
export interface RecordScreenProps<Draft extends object, Facts extends object, Row extends AnyRow> {
  readonly workflow: string;
  readonly title: string;
  readonly texts: RecordWords;
  /** Where Back leads without a history, and from a record that is not there. */
  readonly back: { readonly to: string; readonly label: string };
  readonly loadError: string;
  /** What the cached lists say about the form as it stands. */
  readonly facts: (context: FormContext<Draft, Row>) => Partial<Facts>;
  /** Above the form: lists that could not be loaded, what is odd about the record. */
  readonly troubles?: (context: FormContext<Draft, Row>) => ReactNode;
  readonly fields: (context: FormContext<Draft, Row>, disabled: boolean, change: (change: Partial<Draft>) => void) => ReactNode;
  readonly failureText: (failure: Failure) => string;
}

/** Changing one stored record. */
export const RecordScreen = <Draft extends object, Facts extends object, Row extends AnyRow>(props: RecordScreenProps<Draft, Facts, Row>) => {
  const { workflow, texts, back } = props;
  const snapshot = useRecord<Draft, Row>(workflow);
  const send = useSendRecord<Draft, Facts>(workflow);
  // What has ended has nothing to ask, although its last picture stays until the next screen comes.
  const open = useActor(workflow) !== undefined;
  const id = useId();
  const { context } = snapshot;
  const busy = snapshot.hasTag('busy');
  const filled = hasFields(snapshot);
  const saved = snapshot.value === 'saved';
  const leave = () => send({ type: 'form.abandoned' });
  const notice = isLooking(snapshot) ? (
    <Banner announced>{texts.looking}</Banner>
  ) : context.failure && !busy ? (
    <Banner tone="problem">{props.failureText(context.failure)}</Banner>
  ) : null;
  return (
    <>
      <PageHeader title={props.title} back={back.to} {...(filled ? { onBack: leave } : {})} />
      <Page>
        {filled ? (
          <>
            {props.troubles?.(context)}
            <Form id={id} refusal={context.attempts} onSubmit={() => send({ type: 'form.submitted', at: now(), facts: props.facts(context) })}>
              {props.fields(context, !snapshot.hasTag('editable'), (change) => send({ type: 'draft.changed', change }))}
            </Form>
          </>
        ) : (
          <RecordTrouble workflow={workflow} texts={texts} loadError={props.loadError} back={back} />
        )}
      </Page>
      {filled ? (
        <ActionBar notice={notice}>
          <Button onClick={leave} disabled={busy || saved}>
            {words.cancel}
          </Button>
          <Button type="submit" form={id} tone="primary" busy={busy} disabled={saved}>
            {busy ? words.saving : words.save}
          </Button>
        </ActionBar>
      ) : null}
      {open ? <RecordQuestions workflow={workflow} texts={texts} /> : null}
    </>
  );
};
