import { css } from '@linaria/core';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { AnyRow } from '../../../../machines/kit/rows.ts';
import type { Params } from '../../../../machines/kit/screen.ts';
import { hasWork, isFinished, isTyped, type StagedContext, type StagedRow, unsent } from '../../../../machines/kit/staged/context.ts';
import type { Failure } from '../../../../schema/kit/failure.ts';
import { useActor } from '../../actors.tsx';
import { Button } from '../../controls/button.tsx';
import { IconButton } from '../../controls/icon-button.tsx';
import { Banner } from '../../feedback/banner.tsx';
import { Form } from '../../fields/form.tsx';
import { RemoveIcon } from '../../icons/actions.tsx';
import { DownIcon } from '../../icons/things.tsx';
import { usePartAtTouch } from '../../list/later.ts';
import { colour, space, TARGET, text, weight } from '../../theme/tokens.ts';
import { ActionBar } from '../action-bar.tsx';
import { Card, Columns, Page } from '../page.tsx';
import { PageHeader } from '../page-header.tsx';
import { useTold } from '../record/told.ts';
import { RefusedRow } from './refused-row.tsx';
import { type FactsOf, useSending } from './sending.ts';
import { StagedProgress } from './staged-progress.tsx';
import { type Entry, StagedRows } from './staged-rows.tsx';
import { tallyOf, useSendStaged, useStaged } from './staged-state.ts';
import { whose } from './subject-line.tsx';
import type { StagedWords } from './texts.ts';
import { WaitingDrafts } from './waiting-drafts.tsx';

const notices = css`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  &:empty {
    display: none;
  }
`;
const missingStyle = css`
  ${text.caption}
  color: ${colour.soft};
`;
const emptyStyle = css`
  color: ${colour.soft};
`;
const summary = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  inline-size: 100%;
  min-block-size: ${TARGET};
  font-weight: ${weight.medium};
  color: ${colour.accent};
`;

/** What sets the screen of one staged list apart from another's. */
export interface StagedScreenProps<Draft extends object, Facts extends object, Row extends AnyRow> {
  readonly workflow: string;
  readonly title: string;
  /** Where Back leads without a history. */
  readonly back: string;
  /** The address of the form, without whom it is about; or, where its path says that, with it; null where nobody can go on with it any more. */
  readonly path: string | ((params: Params) => string | null);
  /** Whom a form is about; null while nobody knows. */
  readonly subjectOf: (draft: Draft) => string | null;
  /** Whom a form about somebody else is about, of a list whose address says that. */
  readonly ownerOf?: (params: Params) => string | null;
  readonly texts: StagedWords;
  /** How old is what is stored already, where that is in doubt. */
  readonly age?: ReactNode;
  /** A line that stays in sight with the title: the tabs of several lists. */
  readonly below?: ReactNode;
  readonly list: {
    readonly title: string;
    /** Of a list that stands beside nothing else. */
    readonly empty?: string;
    readonly submit: string;
    readonly submitCount: (count: number) => string;
  };
  /** The names of the fields that keep the form out of the list. */
  readonly missing: (draft: Draft) => readonly string[];
  readonly facts: FactsOf<Draft, Facts>;
  readonly fields: (context: StagedContext<Draft, Facts, Row>, disabled: boolean, change: (change: Partial<Draft>) => void) => ReactNode;
  /** Above the form: lists that could not be loaded. */
  readonly troubles?: ReactNode;
  /** Above the rows of the list: what is to be said of several of them. */
  readonly aboutRows?: (context: StagedContext<Draft, Facts, Row>, disabled: boolean) => ReactNode;
  readonly entryOf: (draft: Draft, row?: StagedRow<Draft, Facts>) => Entry;
  readonly recordName: (record: Row) => string;
  readonly failureText: (failure: Failure, row?: StagedRow<Draft, Facts>) => string;
  /** Below the list, or beside it at the desk: what is stored already, of a list that changes such. */
  readonly stored?: (context: StagedContext<Draft, Facts, Row>, disabled: boolean) => ReactNode;
  /** The button that adds says what is missing rather than wait for it, and the one that sends waits for an entry. */
  readonly addsFirst?: boolean;
  /** How many entries the form stands for; one unless given. */
  readonly countOf?: (draft: Draft) => number;
  /** What the entries come to. */
  readonly total?: (drafts: readonly Draft[]) => ReactNode;
  readonly totalLabel?: string;
}

const sumStyle = css`
  display: flex;
  justify-content: space-between;
  gap: ${space(3)};
  padding-block-start: ${space(3)};
  border-block-start: 1px solid ${colour.line};
  font-weight: ${weight.bold};
`;

const loadAsked = () => import('./asked/asked.ts');

const toTop = () => {
  window.scrollTo({ top: 0 });
  document.querySelector<HTMLElement>('[data-page-title]')?.focus({ preventScroll: true });
};

/** A form that fills a list, and the list that is sent. */
export const StagedScreen = <Draft extends object, Facts extends object, Row extends AnyRow>(props: StagedScreenProps<Draft, Facts, Row>) => {
  const { workflow, texts, list, entryOf } = props;
  const snapshot = useStaged<Draft, Facts, Row>(workflow);
  const send = useSendStaged<Draft, Facts>(workflow);
  // What has ended has nothing to ask, although its last picture stays until the next screen comes.
  const open = useActor(workflow) !== undefined;
  const id = useId();
  const { context } = snapshot;
  const { draft, rows, nextKey, failure } = context;
  const busy = snapshot.hasTag('busy');
  const disabled = !snapshot.hasTag('editable');
  const { left, sent } = tallyOf(snapshot);
  const missing = props.missing(draft);
  const who = Object.keys(context.params).length > 0 ? props.subjectOf(draft) : null;
  const waiting = left > 0 ? <span role="status">{texts.count(left)}</span> : null;
  // Nobody is asked before they touch the page.
  const asked = usePartAtTouch(loadAsked, snapshot.hasTag('question'));
  const told = useTold(failure, failure && !disabled ? props.failureText(failure) : null);

  // Where the rows tell what becomes of them.
  const rowsCard = useRef<HTMLDivElement>(null);
  // The form is empty again: the next entry begins at its head.
  const key = useRef(nextKey);
  useEffect(() => {
    if (key.current !== nextKey && snapshot.hasTag('editable')) {
      // Many at once are looked at before they are sent.
      if (snapshot.context.rows.at(-1)?.bulk) rowsCard.current?.scrollIntoView({ block: 'start' });
      else toTop();
    }
    key.current = nextKey;
  }, [nextKey, snapshot]);

  // A row is back in the form; not before its menu or question is gone, behind which nothing takes the focus.
  const count = useRef(rows.length);
  const { removed } = context;
  useEffect(() => {
    if (rows.length < count.current && removed === null) toTop();
    count.current = rows.length;
  }, [rows.length, removed]);

  // A stored record has come into the form.
  const changing = context.record?.id ?? null;
  useEffect(() => {
    if (changing !== null) toTop();
  }, [changing]);

  const toList = () => rowsCard.current?.scrollIntoView({ block: 'center' });
  useEffect(() => {
    const shown = rowsCard.current?.querySelector(busy ? '[data-state="sending"]' : '[data-state="failed"]');
    if (busy || shown) (shown ?? rowsCard.current)?.scrollIntoView({ block: 'center' });
  }, [busy]);

  // Of what is left to do, as the button beside it.
  const staying = unsent(rows).map((row) => row.draft);
  const total = left > 0 ? props.total?.(staying) : undefined;
  const { add, submit } = useSending(workflow, context, props.facts);
  const complete = missing.length === 0;
  // A form that is complete goes along.
  const along = complete && isTyped(context) ? (props.countOf?.(draft) ?? 1) : 0;
  const sending = left + along;
  const sum = sending > 0 ? props.total?.([...staying, ...Array.from({ length: along }, () => draft)]) : undefined;
  const submitLabel = sent > 0 && left > 0 ? texts.submitRest(sending) : sending > 0 ? list.submitCount(sending) : list.submit;
  const stored = props.stored?.(context, disabled);
  // Beside what is stored a list of nothing says nothing.
  const isBare = stored !== undefined && rows.length === 0 && removed === null;
  const width = stored ? 'wide' : 'text';
  const entering = (
    <>
      <WaitingDrafts<Draft> own={workflow} path={props.path} texts={texts} subjectOf={(each, params) => props.ownerOf?.(params) ?? props.subjectOf(each)} />
      {props.troubles}
      {asked ? (
        <asked.StagedDoubt<Draft, Row> workflow={workflow} texts={texts} entryName={(each) => entryOf(each).name} recordName={props.recordName} />
      ) : null}
      {context.record ? (
        <Banner
          action={
            <Button tone="quiet" disabled={disabled} onClick={() => send({ type: 'record.released' })}>
              {texts.release}
            </Button>
          }
        >
          {texts.changing(props.recordName(context.record))}
        </Banner>
      ) : null}
      {disabled ? null : <RefusedRow<Draft, Facts> context={context} failureText={props.failureText} />}
      <Form id={id} refusal={context.attempts} onSubmit={add}>
        {props.fields(context, disabled, (change) => send({ type: 'draft.changed', change }))}
      </Form>
      <div ref={rowsCard}>
        {isBare ? null : (
          <Card title={list.title}>
            {rows.length === 0 ? <p className={emptyStyle}>{list.empty}</p> : props.aboutRows?.(context, disabled)}
            <StagedRows<Draft, Facts> workflow={workflow} label={list.title} texts={texts} entryOf={entryOf} failureText={props.failureText} />
            {total === undefined ? null : (
              <p className={sumStyle}>
                {props.totalLabel}
                {total}
              </p>
            )}
          </Card>
        )}
      </div>
    </>
  );
  return (
    <>
      <PageHeader
        title={props.title}
        detail={whose(texts, who, waiting)}
        actions={
          <>
            {props.age}
            {hasWork(context) && !disabled ? <IconButton icon={RemoveIcon} label={texts.discard} onClick={() => send({ type: 'list.emptied' })} /> : null}
          </>
        }
        width={width}
        below={props.below}
        back={props.back}
        // While rows are sent or asked about there is nothing to ask first: the list goes on without its screen.
        {...(disabled ? {} : { onBack: () => send({ type: 'list.abandoned' }) })}
      />
      <Page width={width}>{stored ? <Columns first={entering} second={stored} /> : entering}</Page>
      <ActionBar
        notice={
          <div className={notices}>
            <StagedProgress workflow={workflow} texts={texts} told={told} />
            {left > 0 && !disabled ? (
              <button type="button" className={summary} onClick={toList}>
                <span>{along > 0 ? texts.countAlong(left, along) : texts.count(left)}</span>
                {sum}
                <DownIcon size={18} />
              </button>
            ) : null}
            {!disabled && !complete && (isTyped(context) || rows.length === 0) ? (
              <p className={missingStyle} id={`${id}-missing`}>
                {texts.missing(missing.join('، '))}
              </p>
            ) : null}
          </div>
        }
      >
        <Button disabled={disabled || !(complete || props.addsFirst)} aria-describedby={`${id}-missing`} onClick={add}>
          {along > 1 ? texts.addCount(along) : texts.addToList}
        </Button>
        <Button tone="primary" busy={busy} disabled={(disabled && !busy) || (props.addsFirst === true && rows.length + along === 0)} onClick={submit}>
          {busy ? texts.states.sending : isFinished(context) ? list.submit : submitLabel}
        </Button>
      </ActionBar>
      {open && asked ? <asked.StagedQuestions workflow={workflow} texts={texts} left={sending} /> : null}
    </>
  );
};
