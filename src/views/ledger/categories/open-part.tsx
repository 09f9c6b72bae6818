import { css } from '@linaria/core';
import type { Category, CategoryDraft } from '../../../schema/ledger/category-draft.ts';
import { type LedgerKind, ledgerOf } from '../../../schema/ledger/kinds.ts';
import { useActor } from '../../kit/actors.tsx';
import { now } from '../../kit/clock.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Banner } from '../../kit/feedback/banner.tsx';
import { SkeletonRows } from '../../kit/feedback/skeleton.tsx';
import { isAttended } from '../../kit/feedback/wording.ts';
import { Form } from '../../kit/fields/form.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import { ActionBar } from '../../kit/page/action-bar.tsx';
import { RecordQuestions } from '../../kit/page/record/record-questions.tsx';
import { isLooking, useRecord, useSendRecord } from '../../kit/page/record/record-state.ts';
import { useTold } from '../../kit/page/record/told.ts';
import { pageWords } from '../../kit/page/texts.ts';
import { isSettled, useListState } from '../../kit/resources.ts';
import { space } from '../../kit/theme/tokens.ts';
import { categories } from '../texts.ts';
import { CategoryRows } from './category-rows.tsx';
import { categoryError, categoryErrors, categoryWords } from './category-wording.ts';

const part = css`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
`;

interface NewCategoryProps {
  readonly workflow: string;
  readonly kind: LedgerKind;
  /** Ties the field to the button that saves, which stands in the bar. */
  readonly form: string;
}

/** The categories of the open part, and at their end the name of a new one. */
export const OpenPart = ({ workflow, kind, form }: NewCategoryProps) => {
  const snapshot = useRecord<CategoryDraft, Category>(workflow);
  const send = useSendRecord<CategoryDraft, object>(workflow);
  const { context } = snapshot;
  if (!isSettled(useListState(ledgerOf[kind].categories))) return <SkeletonRows count={3} label={categories.loading} />;
  return (
    <div className={part}>
      <CategoryRows kind={kind} />
      <Form id={form} refusal={context.attempts} onSubmit={() => send({ type: 'form.submitted', at: now(), facts: {} })}>
        <TextField
          label={categories.newName}
          value={context.draft.name}
          error={categoryErrors[kind](context, 'name')}
          disabled={!snapshot.hasTag('editable')}
          input={{ maxLength: 200 }}
          onChange={(name) => send({ type: 'draft.changed', change: { name } })}
        />
      </Form>
    </div>
  );
};

/** Saves what was typed at the end of the open part (ACC-CAT-4), and asks what has to be asked before. */
export const OpenPartBar = ({ workflow, kind, form }: NewCategoryProps) => {
  const snapshot = useRecord<CategoryDraft, Category>(workflow);
  const send = useSendRecord<CategoryDraft, object>(workflow);
  // What has ended has nothing to ask, although its last picture stays until the next one comes.
  const open = useActor(workflow) !== undefined;
  const settled = isSettled(useListState(ledgerOf[kind].categories));
  const { context } = snapshot;
  const texts = categoryWords[kind];
  const busy = snapshot.hasTag('busy');
  const looking = isLooking(snapshot);
  const error = busy || isAttended(context.failure, context.draft, context.refused) ? null : categoryError(kind, context);
  const told = useTold(snapshot.value === 'failed' ? context.failure : null, error);
  const notice = looking ? (
    <Banner announced>{texts.looking(context.doubt)}</Banner>
  ) : told.text ? (
    <Banner tone={told.tone} announced>
      {told.text}
    </Banner>
  ) : null;
  return (
    <>
      <ActionBar notice={notice}>
        <Button disabled={busy} onClick={() => send({ type: 'form.abandoned' })}>
          {pageWords.cancel}
        </Button>
        <Button type="submit" form={form} tone="primary" busy={busy} disabled={!settled}>
          {looking || snapshot.value === 'checking' ? texts.checking : busy ? pageWords.saving : pageWords.save}
        </Button>
      </ActionBar>
      {open ? (
        <RecordQuestions<CategoryDraft, Category>
          workflow={workflow}
          texts={texts}
          warnings={() => <p>{categories.twin}</p>}
          candidateName={({ name }) => name}
        />
      ) : null}
    </>
  );
};
