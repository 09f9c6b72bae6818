import { type ReactNode, useId } from 'react';
import type { FormContext } from '../../../../machines/kit/form/context.ts';
import { isMissing } from '../../../../machines/kit/outcome.ts';
import type { AnyRow } from '../../../../machines/kit/rows.ts';
import type { ResourceName } from '../../../../schema/api.ts';
import { useActor } from '../../actors.tsx';
import { now } from '../../clock.ts';
import { Button } from '../../controls/button.tsx';
import { Banner } from '../../feedback/banner.tsx';
import { Bone, SPACE } from '../../feedback/skeleton.tsx';
import { isAttended } from '../../feedback/wording.ts';
import { Form } from '../../fields/form.tsx';
import { Sheet } from '../../overlay/sheet.tsx';
import { ActionBar } from '../action-bar.tsx';
import { useSheeted } from '../open-workflow.ts';
import { Page } from '../page.tsx';
import { PageHeader } from '../page-header.tsx';
import { pageWords } from '../texts.ts';
import { KeptRecord, useLoadedOnReturn } from './kept-record.tsx';
import type { LoadError } from './kept-texts.ts';
import { RecordQuestions, type RecordQuestionsProps } from './record-questions.tsx';
import { hasFields, isLooking, useRecord, useSendRecord } from './record-state.ts';
import { RecordTrouble } from './record-trouble.tsx';
import { useTold } from './told.ts';

/** What sets the form of one record apart from another's. */
export interface RecordScreenProps<Draft extends object, Facts extends object, Row extends AnyRow> extends RecordQuestionsProps<Draft, Row> {
  /** The list that the record stands in. */
  readonly list: ResourceName;
  /** How many fields the form has, up to five: while its record loads, room is kept for them and for the bar. */
  readonly shapes?: number;
  /** In the head: what is done, and whose record it is. */
  readonly title: (context: FormContext<Draft, Row>) => string;
  readonly detail?: (context: FormContext<Draft, Row>) => string | undefined;
  /** Where Back leads without a history, and from a record that is not there. */
  readonly back: { readonly to: string; readonly label: string };
  /** Said when the record could not be loaded, with the reason under it or in it. */
  readonly loadError: LoadError;
  /** A line under the title that stays in sight: the parts of what is known of the record. */
  readonly below?: (context: FormContext<Draft, Row>) => ReactNode;
  /** In place of the form: another part of the record, which is kept elsewhere; null where the form is meant. */
  readonly instead?: (context: FormContext<Draft, Row>) => ReactNode;
  /** What the cached lists say about the form as it stands. */
  readonly facts?: (context: FormContext<Draft, Row>) => Partial<Facts>;
  /** Above the form: lists that could not be loaded, what is odd about the record. */
  readonly troubles?: (context: FormContext<Draft, Row>) => ReactNode;
  readonly fields: (context: FormContext<Draft, Row>, disabled: boolean, change: (change: Partial<Draft>) => void) => ReactNode;
  /** What the button that saves is called; «ذخیره» unless given. */
  readonly saveLabel?: (context: FormContext<Draft, Row>) => string;
  /** What is wrong with the form as a whole, in words: the first problem, or why the save failed. */
  readonly error: (context: FormContext<Draft, Row>) => string | null;
}

/** Making or changing one record, as a page or in a sheet over one. */
export const RecordScreen = <Draft extends object, Facts extends object, Row extends AnyRow>(props: RecordScreenProps<Draft, Facts, Row>) => {
  const { workflow, texts, back } = props;
  const snapshot = useRecord<Draft, Row>(workflow);
  const send = useSendRecord<Draft, Facts>(workflow);
  useLoadedOnReturn(workflow);
  // What has ended has nothing to ask, although its last picture stays until the next screen comes.
  const open = useActor(workflow) !== undefined;
  const sheeted = useSheeted() === workflow;
  const id = useId();
  const { context } = snapshot;
  const busy = snapshot.hasTag('busy');
  const filled = hasFields(snapshot);
  const saved = snapshot.value === 'saved';
  const loading = snapshot.value === 'loading';
  const title = props.title(context);
  // What was sent is on its way or there: leaving calls nothing off, and asks nothing.
  const held = (busy && !loading) || saved;
  const leave = () => send({ type: 'form.abandoned' });
  const renewed = context.instead !== undefined;
  const gone = (renewed || context.id !== null) && context.failure !== null && isMissing(context.failure);
  const error =
    busy || isAttended(context.failure, context.draft, context.refused) ? null : gone ? (renewed ? texts.gone : texts.goneKept) : props.error(context);
  const told = useTold(snapshot.value === 'failed' ? context.failure : null, error);
  const looking = isLooking(snapshot);
  const notice = looking ? (
    <Banner announced>{texts.looking(context.doubt)}</Banner>
  ) : told.text ? (
    <Banner tone={told.tone} announced>
      {told.text}
    </Banner>
  ) : null;
  const instead = filled ? (props.instead?.(context) ?? null) : null;
  const content = filled ? (
    <>
      <KeptRecord workflow={workflow} loadError={props.loadError} />
      {props.troubles?.(context)}
      {instead ?? (
        <Form id={id} refusal={context.attempts} onSubmit={() => send({ type: 'form.submitted', at: now(), facts: props.facts?.(context) ?? {} })}>
          {props.fields(context, !snapshot.hasTag('editable'), (change) => send({ type: 'draft.changed', change }))}
        </Form>
      )}
    </>
  ) : (
    <RecordTrouble workflow={workflow} list={props.list} texts={texts} shapes={props.shapes} loadError={props.loadError} back={back} />
  );
  const buttons = (
    <>
      <Button onClick={leave} disabled={held}>
        {pageWords.cancel}
      </Button>
      <Button type="submit" form={id} tone="primary" busy={busy && !loading} disabled={loading || saved}>
        {looking || snapshot.value === 'checking'
          ? texts.checking
          : busy && !loading
            ? pageWords.saving
            : renewed
              ? texts.renew
              : (props.saveLabel?.(context) ?? pageWords.save)}
      </Button>
    </>
  );
  const questions = open ? (
    <RecordQuestions<Draft, Row>
      workflow={workflow}
      texts={texts}
      candidateName={props.candidateName}
      {...(props.warnings ? { warnings: props.warnings } : {})}
    />
  ) : null;
  if (sheeted) {
    return (
      <Sheet open={open} title={title} onClose={leave} actions={filled ? buttons : undefined} notice={notice}>
        {content}
        {questions}
      </Sheet>
    );
  }
  return (
    <>
      <PageHeader
        title={title}
        detail={props.detail?.(context) ?? (loading && props.detail ? SPACE : undefined)}
        back={back.to}
        {...(filled && !held ? { onBack: leave } : {})}
        below={filled ? props.below?.(context) : loading && props.below ? <Bone width="60%" height="44px" /> : undefined}
      />
      <Page>{content}</Page>
      {(filled && instead === null) || (loading && props.shapes !== undefined) ? <ActionBar notice={notice}>{buttons}</ActionBar> : null}
      {questions}
    </>
  );
};
