import { assign, type PromiseActorLogic, sendParent, sendTo, setup } from 'xstate';
import type { Failure } from '../../../schema/kit/failure.ts';
import type { ScreenInput } from '../../../schema/workflows/screen.ts';
import type { StagedWorkflow } from '../../../schema/workflows/staged.ts';
import { swipeRowMachine } from '../list/swipe-row.ts';
import { isBare, isDenied, isUncertain, quarantineLeft, wasAnswered } from '../outcome.ts';
import { said } from '../parent.ts';
import { portsAs } from '../port.ts';
import type { AnyRow } from '../rows.ts';
import {
  canBeDisowned,
  current,
  hasWork,
  inHand,
  isFinished,
  isOld,
  isOpen,
  isTyped,
  openingDraft,
  openingOf,
  type StagedContext,
  type StagedEvent,
  type StagedRules,
  same,
  unsent,
} from './context.ts';
import { waiting } from './moves.ts';

type StagedPorts<Row> = {
  readonly findAlike: PromiseActorLogic<
    { readonly rows: readonly Row[]; readonly readAt?: number | null },
    { readonly resource: string; readonly payloads: readonly Partial<Row>[] }
  >;
  readonly sendRow: PromiseActorLogic<Row, { readonly resource: string; readonly id?: number | null; readonly payload: Partial<Row> }>;
};

/**
 * How long a submission waits, in milliseconds, to see what already looks like its rows: long lists on slow lines would
 * hold it up for something that only matters if an answer gets lost.
 */
const PATIENCE_MILLIS = 5000;

/** Nothing can be sent either, so nothing is begun. */
const isHopeless = (failure: Failure): boolean => isBare(failure) || (failure._tag !== 'Rejected' && failure._tag !== 'Unreadable');

/** The types, actions and questions of a staged list; `staged-list.ts` says when they are used. */
export const stagedSetup = <Draft extends object, Facts extends object, Row extends AnyRow>(
  description: StagedWorkflow,
  rules: StagedRules<Draft, Facts, Row>,
) =>
  setup({
    types: {
      context: {} as StagedContext<Draft, Facts, Row>,
      events: {} as StagedEvent<Draft, Facts>,
      input: {} as ScreenInput,
      tags: {} as 'busy' | 'editable' | 'question' | 'problem' | 'success',
    },
    actors: { ...portsAs<StagedPorts<Row>>(description), swipeRow: swipeRowMachine },
    actions: {
      tell: sendParent(said),
      finishRow: sendTo('swipe', { type: 'row.acted' }),
      leave: assign({ here: false }),
      unask: assign(() => ({ wanted: null, ...(rules.stored ? { wantedRecord: null } : {}) })),
      fail: assign({ failure: (_, failure: Failure) => failure }),
      /** What waits behind what was sent long ago is sent by nobody but a person. From what was seen, or said, a minute counts anew: a list may be long, and a line slow. */
      date: assign(({ context }, at: number | null | undefined) => ({
        late: context.late === true || isOld(context, at),
        sentAt: at ?? context.sentAt ?? context.at,
      })),
    },
    guards: {
      isUncertain: ({ context: { rows } }, failure: Failure) => isUncertain(failure, !current(rows)?.record),
      isRefused: (_, failure: Failure) => failure._tag === 'Rejected',
      isOpenRow: ({ context }, key: number) => isOpen(context.rows.find((row) => row.key === key)),
      isTyped: ({ context }) => isTyped(context),
      hasWork: ({ context }) => hasWork(context),
      /** Of a list that changes stored records: nothing was typed nor staged. */
      isIdle: ({ context }) => !isTyped(context),
      /** A stored record that is in the form or in the list already. */
      isInHand: ({ context: { record, rows }, event }) => event.type === 'record.edited' && inHand({ record: record ?? null, rows }).has(event.row.id),
      isAway: ({ context }) => !context.here,
      isWaiting: ({ context }) => waiting(rules, context.rows).length > 0,
      hasUnsent: ({ context }) => unsent(context.rows).length > 0,
      isFinished: ({ context }) => isFinished(context),
      isHopeless: (_, failure: Failure) => isHopeless(failure),
      /** The same of a row that the provider refused in an answer of success. */
      isDeniedAfterAll: ({ context: { rows, candidates } }) => candidates.length === 0 && isDenied(current(rows)?.failure),
      /** Of the row on its way nothing is there, and the provider answered, so that nothing of it can arrive any more. */
      isRefusedAfterAll: ({ context: { rows, candidates } }) => candidates.length === 0 && wasAnswered(current(rows)?.failure),
      canBeDisowned: ({ context }) => canBeDisowned(context),
      /** A record that was changed is known by its id. */
      isDoubtful: ({ context: { rows, candidates } }) => !current(rows)?.record && candidates.length > (current(rows)?.before === null ? 0 : 1),
      isBusy: ({ context, event }) =>
        event.type === 'screen.entered' &&
        isTyped(context) &&
        !same(openingDraft(rules, openingOf(context, event)), openingDraft(rules, openingOf(context, { ...event, passed: null }))),
    },
    delays: { quarantine: ({ context }) => quarantineLeft(context.failure), linger: rules.linger, patience: PATIENCE_MILLIS },
  });
