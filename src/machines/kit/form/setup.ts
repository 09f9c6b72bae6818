import {
  type AnyActorRef,
  assign,
  type EventObject,
  type MetaObject,
  type NonReducibleUnknown,
  type ParameterizedObject,
  type PromiseActorLogic,
  type ProvidedActor,
  type StateMachine,
  type StateSchema,
  sendParent,
  setup,
} from 'xstate';
import { touchedIn } from '../../../schema/kit/draft/touched.ts';
import { type Failure, isFinal } from '../../../schema/kit/failure.ts';
import type { FormWorkflow } from '../../../schema/workflows/form.ts';
import type { ScreenInput } from '../../../schema/workflows/screen.ts';
import { CONSENT_MILLIS, isMissing, isUncertain, quarantineLeft, wasAnswered } from '../outcome.ts';
import { type AppEvent, said } from '../parent.ts';
import { portsAs } from '../port.ts';
import type { AnyRow } from '../rows.ts';
import {
  doubtsWith,
  type FormContext,
  type FormEvent,
  type FormRules,
  type FormState,
  type FormTag,
  isDirty,
  refusal,
  reopened,
  submission,
  withChange,
} from './context.ts';

type FormPorts<Row> = {
  readonly loadRecord: PromiseActorLogic<Row, { readonly id: number }>;
  readonly findAlike: PromiseActorLogic<
    { readonly rows: readonly Row[]; readonly readAt?: number | null },
    { readonly payload: Partial<Row>; readonly except: number | null }
  >;
  readonly saveRecord: PromiseActorLogic<Row, { readonly resource: string; readonly id: number | null; readonly payload: Partial<Row> }>;
};

/** A form's machine as the others see it; inside a factory the compiler cannot tell its states. */
export type FormMachine<Draft extends object, Row extends AnyRow, Facts extends object> = StateMachine<
  FormContext<Draft, Row>,
  FormEvent<Draft, Facts>,
  Record<string, AnyActorRef | undefined>,
  ProvidedActor,
  ParameterizedObject,
  ParameterizedObject,
  string,
  FormState,
  FormTag,
  ScreenInput,
  NonReducibleUnknown,
  EventObject,
  MetaObject,
  StateSchema
>;

/** What an action or a guard hears that stands at one event only; the compiler cannot tell which. */
type Entered = Extract<FormEvent<object>, { readonly type: 'screen.entered' }>;
type Claimed = Extract<FormEvent<object>, { readonly type: 'outcome.claimed' }>;
type Known = Extract<FormEvent<object>, { readonly type: 'record.known' }>;

/** The row that an event says is the one that was saved. */
const claimed = <Row extends AnyRow>(candidates: readonly Row[], event: object): Row | undefined => candidates.find(({ id }) => id === (event as Claimed).id);

/** What says by when something was said, or seen. */
type Dated = { readonly at?: number | null; readonly output?: { readonly readAt?: number | null } };
const timeOf = ({ at, output }: Dated) => at ?? output?.readAt;
/** Whether it was sent so long ago, at a time, by a clock that may have been set back since; who says none is of a program that went on at once. */
const isOld = ({ sentAt = 0 }: { readonly sentAt?: number }, event: Dated): boolean => Math.abs((timeOf(event) ?? sentAt) - sentAt) > CONSENT_MILLIS;

/** What follows from a change of record `id`, or of a new one. */
const revisedOf = <Draft extends object, Row extends AnyRow, Facts extends object>({ revised }: FormRules<Draft, Row, Facts>, id: number | null) =>
  revised && ((draft: Draft, change: Partial<Draft>, opened: Draft) => revised(draft, change, opened, id));

/** The types, actions and questions of the form of one record; `record-form.ts` says when they are used. */
export const formSetup = <Draft extends object, Row extends AnyRow, Facts extends object>(description: FormWorkflow, rules: FormRules<Draft, Row, Facts>) =>
  setup({
    types: {
      context: {} as FormContext<Draft, Row>,
      events: {} as FormEvent<Draft, Facts>,
      input: {} as ScreenInput,
      tags: {} as FormTag,
    },
    actors: portsAs<FormPorts<Row>>(description),
    actions: {
      tell: sendParent(said),
      arrive: assign(({ event }) => ({ here: true, sheet: (event as Entered).sheet ?? false, at: (event as Entered).at })),
      leave: assign({ here: false }),
      open: assign(({ context, event }, record: AnyRow) => {
        const draft = rules.draftOf(record as Row);
        const kept = event.type === 'record.known' ? { kept: { at: event.at, failure: context.failure } } : context.kept ? { kept: null } : {};
        return { record: record as Row, opened: draft, draft, failure: null, ...kept };
      }),
      reopen: assign(({ event }) => reopened(rules.opened(event as Entered))),
      /** What was begun stays as it is, and the user goes on where what they bring along belongs. */
      goElsewhere: sendParent(({ context, event }: { readonly context: FormContext<Draft, Row>; readonly event: FormEvent<Draft, Facts> }): AppEvent => {
        const { passed = null, sheet, at } = event as Entered;
        const draft = String(Number(context.params.draft ?? 1) + 1);
        // The sheet's part of the program is there. It is the form of that address, whose pair it is called by.
        if (sheet) return { type: 'sheet.opened', workflow: description.name, params: { draft, of: '' }, passed, at };
        return { type: 'route.go', to: `${rules.another?.path}?draft=${draft}`, replace: true, passed };
      }),
      change: assign(({ context, event }) =>
        withChange(context, (event as Extract<FormEvent<Draft>, { readonly type: 'draft.changed' }>).change, revisedOf(rules, context.id)),
      ),
      submit: assign(({ context, event }) => submission(context, event as Extract<FormEvent<Draft, Facts>, { readonly type: 'form.submitted' }>, rules)),
      compare: assign(({ context }, alike: readonly Row[]) => ({
        alike,
        warnings: doubtsWith(context, alike, rules),
        candidates: context.lost || context.instead !== undefined ? alike.filter((row) => rules.isAsSent(context.payload, row)) : [],
      })),
      /** These doubts are the person's own from now on. */
      accept: assign(({ context }) => ({ accepted: context.warnings, warnings: [] })),
      /** From what a person says on, or from what was seen, it is as if it was sent then. */
      date: assign(({ context, event }) => ({ sentAt: timeOf(event as Dated) ?? context.sentAt ?? 0 })),
      /** The provider's rows could not be compared. */
      missComparison: assign(({ context }) => ({ alike: null, warnings: doubtsWith(context, null, rules) })),
      /** The record as the provider has it; whatever was in doubt is settled. */
      keep: assign({ record: (_, record: AnyRow) => record as Row, failure: null, doubt: null }),
      settle: assign({ failure: null, doubt: null }),
      /** Then a change is measured by the record that was opened, and by no later one. */
      reread: assign((_, record: AnyRow) => (rules.againstOpened ? {} : { record: record as Row })),
      /** The person goes on although nobody knows how the save ended. */
      takeOn: assign({ doubt: null }),
      suspect: assign(({ context }, rows: readonly Row[]) => ({
        candidates: rows.filter((row) => !context.alike?.some(({ id }) => id === row.id) && rules.isAsSent(context.payload, row)),
      })),
      /** One of them is the save, or none of them is. */
      claim: assign(({ context, event }) => ({ record: claimed(context.candidates, event) ?? context.record })),
      disown: assign(({ context }) => ({ alike: [...(context.alike ?? []), ...context.candidates], candidates: [] })),
      fail: assign({ failure: (_, failure: Failure) => failure }),
      /** The save may have been done: until that is known, the form cannot say how it ended. */
      doubt: assign(({ context }, failure: Failure) => ({ failure, doubt: failure, lost: context.id === null })),
      /** It was not done, for the reason that the provider gave. */
      own: assign(({ context: { doubt, draft, attempts } }) => ({ ...refusal(doubt as Failure, draft), doubt: null, attempts: attempts + 1 })),
      /** What was typed becomes a new record in the place of one that is gone. */
      renew: assign(({ context: { id } }) => ({ id: null, record: null, doubt: null, instead: id as number })),
      refuse: assign(({ context }, failure: Failure) => ({ ...refusal(failure, context.draft), doubt: null, attempts: context.attempts + 1 })),
    },
    guards: {
      isNew: ({ context }) => context.id === null,
      isDirty: ({ context }) => isDirty(context),
      isHandedMore: ({ context, event }) => (event as Entered).passed != null && context.id === null && !isDirty(context),
      /** What is handed over is about something else than what was begun here. */
      isAboutAnother: ({ context, event }) =>
        context.id === null && isDirty(context) && (rules.another?.isMeant(context, (event as Entered).passed ?? {}) ?? false),
      hasRecord: ({ context }) => context.record !== null,
      /** The row that a cached list has is the one that nobody could ask for. */
      isKnown: ({ context, event }) => (event as Known).record.id === context.id && !isFinal(context.failure),
      /** Nobody touched what only a cached list has. */
      isKept: ({ context }) => Boolean(context.kept) && !isDirty(context),
      hasProblems: ({ context }) => context.problems.length > 0,
      hasNoChange: ({ context }) => context.id !== null && context.failure === null && Object.keys(context.payload).length === 0,
      mustCompare: ({ context }) => context.instead !== undefined || (rules.comparesFirst?.(context.payload) ?? false),
      /** What is gone is made anew, or what was lost may have been made. */
      isRenewing: ({ context }) => context.lost === true || context.instead !== undefined,
      /** What it would become, or may have become, is at the provider. */
      isThere: ({ context }) => context.candidates.length > 0,
      isUncompared: ({ context }) => context.alike === null && (rules.comparesFirst?.(context.payload) ?? false),
      isOffline: (_, failure: Failure) => failure._tag === 'Offline' || failure._tag === 'Unreachable',
      /** More than a minute after a person had it sent the provider may have it from elsewhere. */
      isOld: ({ context, event }) => isOld(context, event as Dated),
      hasWarnings: ({ context }) => context.warnings.length > 0,
      hasFailed: ({ context }) => context.failure !== null,
      isInDoubt: ({ context }) => context.doubt !== null,
      isCandidate: ({ context, event }) => claimed(context.candidates, event) !== undefined,
      isFound: ({ context }) => context.candidates.length === 1 && context.alike !== null,
      /** The record that is edited is there no more; of a new one a 404 says nothing of the kind. */
      isGone: ({ context }, failure: Failure) => context.id !== null && isMissing(failure),
      /** The provider answered, so nothing of it can arrive any more. */
      wasAnswered: ({ context }) => wasAnswered(context.doubt),
      isUncertain: ({ context: { id } }, failure: Failure) => isUncertain(failure, id === null),
      /** The rest may be somebody else's. */
      isAsSent: ({ context: { payload, record: known } }, record: AnyRow) =>
        rules.isAsSent(rules.againstOpened && known ? touchedIn(payload, known) : payload, record as Row, known),
    },
    delays: { quarantine: ({ context }) => quarantineLeft(context.doubt), linger: rules.linger ?? 0 },
  });
