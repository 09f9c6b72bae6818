import { css } from '@linaria/core';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { Params } from '../../../../machines/kit/screen.ts';
import { isTyped, unsent } from '../../../../machines/kit/staged/context.ts';
import { hasSheetWork, isHandedOver, isPrinted, type WorksheetContext } from '../../../../machines/kit/staged/worksheet/context.ts';
import type { SheetDoubt } from '../../../../schema/workflows/worksheet.ts';
import { useActor } from '../../actors.tsx';
import { now } from '../../clock.ts';
import { Button } from '../../controls/button.tsx';
import { IconButton } from '../../controls/icon-button.tsx';
import { Banner } from '../../feedback/banner.tsx';
import { failureReason } from '../../feedback/failure-text.ts';
import { Form } from '../../fields/form.tsx';
import { PrintIcon, RemoveIcon } from '../../icons/actions.tsx';
import { usePartAtTouch } from '../../list/later.ts';
import { usePracticeStanding } from '../../print/practice-standing.ts';
import { colour, text } from '../../theme/tokens.ts';
import { ActionBar } from '../action-bar.tsx';
import { Card, Columns, Page } from '../page.tsx';
import { PageHeader } from '../page-header.tsx';
import { type SheetOnPaper, useSheetOnPaper } from './sheet-on-paper.ts';
import { type Entry, StagedRows } from './staged-rows.tsx';
import { whose } from './subject-line.tsx';
import type { StagedWords } from './texts.ts';
import { WaitingDrafts } from './waiting-drafts.tsx';
import { useSendWorksheet, useWorksheet } from './worksheet-state.ts';

const loadAsked = () => import('./asked/asked.ts');

const missingStyle = css`
  ${text.caption}
  color: ${colour.soft};
`;
const afterPrintStyle = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  ${text.caption}
`;
const emptyStyle = css`
  color: ${colour.soft};
`;

/** What hands a list over, and what is said of it. */
interface HandingOver {
  readonly submit: (count: number) => string;
  readonly busy: string;
  readonly done: ReactNode;
  readonly begin: string;
  readonly begun: () => string;
}

/** What is said of a list that was printed, and of a new one in its place. */
interface OnPaper {
  readonly printed: string;
  readonly begin: string;
  /** By the ISO day on which the one before was printed. */
  readonly begun: (printed: string | null) => string;
}

/** What sets the screen of one list that no provider keeps apart from another's. */
export interface WorksheetScreenProps<Head extends object, Draft extends object, Own> {
  readonly workflow: string;
  readonly title: string;
  readonly back: string;
  /** The address of the form, without whom it is about. */
  readonly path: string;
  /** Whom a form is about, as far as anybody knows. */
  readonly subjectOf: (draft: Draft, params: Params) => string | null;
  readonly texts: StagedWords;
  readonly list: { readonly title: string; readonly empty: string };
  /** The names of the fields that keep the form out of the list. */
  readonly missing: (draft: Draft) => readonly string[];
  readonly countOf?: (draft: Draft) => number;
  /** Above everything: what is to be known before anything is entered. */
  readonly about?: ReactNode;
  /** Behind the list: what is to be known before it is printed. */
  readonly aboutPaper?: ReactNode;
  readonly fields: (context: WorksheetContext<Head, Draft>, disabled: boolean, send: ReturnType<typeof useSendWorksheet<Draft>>) => ReactNode;
  readonly entryOf: (draft: Draft, head: Head) => Entry;
  /** Behind the list, or beside the form at the desk: what the paper will look like. */
  readonly preview?: (context: WorksheetContext<Head, Draft>, send: ReturnType<typeof useSendWorksheet<Draft>>) => ReactNode;
  /** What the printer gets. */
  readonly paper: (context: SheetOnPaper<Head, Draft>) => ReactNode;
  /** Printing is what the list is for, by this name, unless it is handed over. */
  readonly print: string;
  /** What speaks against the entries; the screen adds what is not known of the head. */
  readonly doubts?: readonly SheetDoubt[];
  /** What has the questions of its own. */
  readonly loadQuestions: () => Promise<Own>;
  /** What is asked before it is printed, by what speaks against it at this moment. */
  readonly questions: (own: Own, doubts: readonly SheetDoubt[]) => ReactNode;
  readonly handingOver?: HandingOver;
  /** Of a list that becomes a paper. */
  readonly onPaper?: OnPaper;
}

const toTop = () => {
  window.scrollTo({ top: 0 });
  document.querySelector<HTMLElement>('[data-page-title]')?.focus({ preventScroll: true });
};

/** A form that fills a list for paper, and perhaps to be handed over. */
export const WorksheetScreen = <Head extends object, Draft extends object, Own>(props: WorksheetScreenProps<Head, Draft, Own>) => {
  const { workflow, texts, list, handingOver, onPaper, entryOf } = props;
  const snapshot = useWorksheet<Head, Draft>(workflow);
  const send = useSendWorksheet<Draft>(workflow);
  // What has ended has nothing to ask, although its last picture stays until the next screen comes.
  const open = useActor(workflow) !== undefined;
  const id = useId();
  // Nobody is asked before they touch the page.
  const asks = snapshot.hasTag('question');
  const asked = usePartAtTouch(loadAsked, asks);
  const own = usePartAtTouch(props.loadQuestions, asks);
  const { context } = snapshot;
  const { draft, rows, nextKey, removed, failure } = context;
  const disabled = !snapshot.hasTag('editable');
  // It stays so while it is printed, or asked about.
  const done = isHandedOver(context);
  const who = context.params.patient === undefined ? null : props.subjectOf(draft, context.params);
  const missing = props.missing(draft);
  const complete = missing.length === 0;
  const along = complete && isTyped(context) ? (props.countOf?.(draft) ?? 1) : 0;

  // The form is empty again, or has a row back: it begins at its head. What comes back into the list leaves it as it is.
  const key = useRef(`${nextKey} ${rows.length} ${done}`);
  const out = useRef(removed?.row);
  useEffect(() => {
    const next = `${nextKey} ${rows.length} ${done}`;
    if (key.current !== next && removed === null && !rows.some((row) => row === out.current)) toTop();
    key.current = next;
    out.current = removed?.row;
  }, [nextKey, rows, done, removed]);

  const shown = (
    <Card title={list.title}>
      {rows.length === 0 ? <p className={emptyStyle}>{list.empty}</p> : null}
      <StagedRows<Draft, object>
        workflow={workflow}
        label={list.title}
        texts={texts}
        entryOf={(each) => entryOf(each, context.head)}
        failureText={(each) => failureReason(each)}
      />
    </Card>
  );
  const entering = (
    <>
      <WaitingDrafts<Draft> own={workflow} path={props.path} texts={texts} subjectOf={props.subjectOf} />
      {done ? <Banner announced>{handingOver?.done}</Banner> : null}
      {done ? null : props.about}
      {done ? null : (
        <Form id={id} refusal={context.attempts} onSubmit={() => send({ type: 'row.added', at: now() })}>
          {props.fields(context, disabled, send)}
        </Form>
      )}
      {shown}
      {props.aboutPaper}
    </>
  );
  const preview = props.preview?.(context, send);
  const width = preview ? 'wide' : 'text';
  // Nothing is printed while its head is still on its way.
  const practice = usePracticeStanding();
  const doubts: readonly SheetDoubt[] = [...(props.doubts ?? []), ...(practice === 'unknown' ? (['practice'] as const) : [])];
  const print = () => send({ type: 'print.requested', at: now(), doubts });
  const waits = practice === 'reading';
  const afterPrint =
    !disabled && context.replaced
      ? { says: (onPaper ?? handingOver)?.begun(context.replaced.printed), label: texts.undo, press: () => send({ type: 'list.recalled' }) }
      : onPaper && !disabled && isPrinted(context)
        ? { says: onPaper.printed, label: onPaper.begin, press: () => send({ type: 'list.begun', at: now() }) }
        : null;
  const busy = snapshot.hasTag('busy');
  const printing = snapshot.hasTag('printing');
  const printed = useSheetOnPaper<Head, Draft>(snapshot, complete && onPaper !== undefined, waits || doubts.length > 0);
  return (
    <>
      <PageHeader
        title={props.title}
        detail={whose(texts, who, rows.length > 0 ? <span role="status">{texts.count(rows.length)}</span> : null)}
        actions={
          hasSheetWork(context) && !disabled ? <IconButton icon={RemoveIcon} label={texts.discard} onClick={() => send({ type: 'list.emptied' })} /> : undefined
        }
        width={width}
        back={props.back}
        onBack={() => send({ type: 'list.abandoned' })}
      />
      <Page width={width}>{preview ? <Columns first={entering} second={preview} /> : entering}</Page>
      <ActionBar
        dense={!done && Boolean(handingOver)}
        notice={
          failure && !disabled ? (
            <Banner tone="problem" announced>
              {failureReason(failure)}
            </Banner>
          ) : (
            <>
              {afterPrint ? (
                <p className={afterPrintStyle} role="status">
                  <span>{afterPrint.says}</span>
                  <Button tone="quiet" onClick={afterPrint.press}>
                    {afterPrint.label}
                  </Button>
                </p>
              ) : null}
              {!disabled && !complete && (isTyped(context) || rows.length === 0) ? (
                <p className={missingStyle} id={`${id}-missing`}>
                  {texts.missing(missing.join('، '))}
                </p>
              ) : null}
            </>
          )
        }
      >
        {done ? (
          <>
            <Button icon={PrintIcon} disabled={waits || busy} onClick={print}>
              {props.print}
            </Button>
            <Button tone="primary" disabled={busy} onClick={() => send({ type: 'list.begun', at: now() })}>
              {handingOver?.begin}
            </Button>
          </>
        ) : (
          <>
            {handingOver ? <IconButton icon={PrintIcon} label={props.print} disabled={disabled || waits} onClick={print} /> : null}
            <Button disabled={disabled || !complete} aria-describedby={`${id}-missing`} onClick={() => send({ type: 'row.added', at: now() })}>
              {along > 1 ? texts.addCount(along) : texts.addToList}
            </Button>
            {handingOver ? (
              <Button tone="primary" busy={busy && !printing} disabled={disabled} onClick={() => send({ type: 'list.submitted', at: now() })}>
                {busy && !printing ? handingOver.busy : handingOver.submit(rows.length + along)}
              </Button>
            ) : (
              <Button tone="primary" icon={PrintIcon} busy={busy} disabled={waits} onClick={print}>
                {props.print}
              </Button>
            )}
          </>
        )}
      </ActionBar>
      {open && asked ? <asked.StagedQuestions workflow={workflow} texts={texts} left={unsent(rows).length + along} /> : null}
      {open && own ? props.questions(own, doubts) : null}
      {printed ? props.paper(printed) : null}
    </>
  );
};
