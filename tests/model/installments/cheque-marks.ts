import { expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { type ChequeMarksContext, chequeMarksMachine } from '../../../src/machines/installments/cheque-marks.ts';
import { outlives } from '../../../src/machines/kit/form/entries.ts';
import type { InstallmentCheck } from '../../../src/schema/installments/installment.ts';
import { chequeMarksWorkflow } from '../../../src/schema/installments/mark-workflow.ts';
import { codes, same, stands, told } from '../standing.ts';
import { done, error, type Model, type Situation } from '../walk.ts';

const cheque: InstallmentCheck = {
  id: 41,
  check_owner_name: 'مریم احمدی',
  check_owner_national_number: '0012345679',
  relation_to_patient: 'خود بیمار',
  amount: 250_000,
  due_date: '2026-12-21',
  check_number: '1234567812345678',
  is_paid: true,
  installment: 31,
};
const refused = { _tag: 'Rejected', status: 400, detail: 'اکنون نمی‌شود.', general: [], fields: {} };
const missing = { _tag: 'Rejected', status: 404, detail: 'یافت نشد.', general: [], fields: {} };
const offline = { _tag: 'Offline' };
const broken = { _tag: 'Unavailable', status: 500 };
const lost = { _tag: 'UnknownOutcome', ageMillis: 10_000 };
const contextOf = ({ context }: { readonly context: unknown }) => context as ChequeMarksContext;

const NAME = 'چک ۱۴۰۵/۰۹/۳۰ از مریم احمدی';
/** When everything is marked; looked is soon after that, or an hour. */
const [MARKED, SOON, LATER] = [1_000_000, 1_030_000, 4_600_000];
const mark = (id: number, is_paid: boolean, at = MARKED) => ({ type: 'cheque.marked', mark: { id, is_paid, label: NAME, at } });
const [PAY, UNPAY, OTHER, PAY_LATER] = [mark(41, true), mark(41, false), mark(42, true), mark(41, true, LATER)];
const UNDO = { type: 'mark.undone', at: MARKED };
const seen = (is_paid: boolean | null, readAt: number) => done('loadCheque', { ...cheque, is_paid, readAt });
const [RETRY, RETRY_LATER] = [
  { type: 'mark.retried', at: SOON },
  { type: 'mark.retried', at: LATER },
];
const [DISMISS, DISMISS_LATER] = [
  { type: 'mark.dismissed', at: SOON },
  { type: 'mark.dismissed', at: LATER },
];
const LEAVE = { type: 'screen.left' };
const PAYMENT = { type: 'payment.add', payer: { kind: 'patient', id: 7, name: 'مریم احمدی' }, cheque };
const REMOVE = { type: 'cheque.remove', id: 41, label: 'چک' };
const BUSY = { tags: ['busy'], can: [OTHER, LEAVE, REMOVE], cannot: [UNDO, PAYMENT, RETRY, DISMISS] };
const PROBLEM = { tags: ['problem'], can: [RETRY, DISMISS, OTHER, LEAVE], cannot: [UNDO, PAYMENT] };

const isOld = (queue: ChequeMarksContext['queue'], now: number): boolean => queue.some(({ at }) => Math.abs(now - (at ?? 0)) > 60_000);

/** Nothing waits behind nothing, and what is first is what is on its way. */
const waits = ({ snapshot }: Situation) => {
  expect(contextOf(snapshot).queue.length).toBeGreaterThan(0);
  expect(outlives(contextOf(snapshot))).toBe(true);
};

/** Nobody is called back but who is elsewhere, and by the name of the cheque. */
const calls = (situation: Situation, code: string) => {
  // That a cheque is no more is told besides, wherever one is.
  const called = told(situation).flatMap(({ notice }) => (notice && notice.code !== 'chequeMarks.gone' ? [notice] : []));
  if (contextOf(situation.snapshot).here) same(called, []);
  for (const notice of called) expect(notice).toMatchObject({ code: `chequeMarks.${code}`, tone: 'problem', values: { label: NAME } });
};

const isTold = (row: unknown, situation: Situation) =>
  expect(told(situation)).toContainEqual({ type: 'row.saved', saved: { resource: 'installmentChecks', created: false, row } });

/** As said at no time: what goes on counts a minute from the last answer. */
const timeless = (queue: ChequeMarksContext['queue']) => queue.map(({ at: _, ...wanted }) => wanted);

/** What was first is noted and can be taken back, as long as nothing else is on its way. */
const isNoted = (snapshot: AnyMachineSnapshot, before: AnyMachineSnapshot) => {
  const [first, ...waiting] = contextOf(before).queue;
  const { queue, done: last } = contextOf(snapshot);
  same([timeless(queue), last], [timeless(waiting), first]);
};

/** Of a cheque that is no more everybody hears, and nothing is noted of it; whatever else failed waits. */
const isWithoutCheque: NonNullable<Model['follows']>[string] = ({ error: why }, situation, before) => {
  const { queue } = contextOf(before);
  const id = queue[0]?.id;
  const isGone = why.status === 404;
  // What was certainly not noted, and is wanted otherwise by now, is nobody's loss.
  const isMoot =
    before.matches('saving') && [400, undefined].includes(why.status) && why._tag !== 'UnknownOutcome' && queue.slice(1).some((each) => each.id === id);
  same(contextOf(situation.snapshot).queue, isGone ? queue.filter((each) => each.id !== id) : queue.slice(isMoot ? 1 : 0));
  same(
    told(situation).filter(({ type }) => type === 'row.removed'),
    isGone ? [{ type: 'row.removed', resource: 'installmentChecks', id }] : [],
  );
};

export const chequeMarksModel: Model = {
  machine: chequeMarksMachine,
  description: chequeMarksWorkflow,
  inputs: [
    { params: { id: '7' }, at: 0 },
    { params: {}, at: 0 },
  ],
  events: {
    'screen.entered': [{ type: 'screen.entered', at: 1 }],
    'screen.left': [LEAVE],
    'cheque.marked': [PAY, UNPAY, OTHER, PAY_LATER],
    'mark.undone': [UNDO],
    'mark.retried': [RETRY, RETRY_LATER],
    'mark.dismissed': [DISMISS, DISMISS_LATER],
    'payment.add': [PAYMENT],
    'cheque.remove': [REMOVE],
    'xstate.done.actor.saveMark': [SOON, LATER].map((readAt) => done('saveMark', { ...cheque, readAt })),
    'xstate.error.actor.saveMark': [refused, missing, offline, broken, lost].map((failure) => error('saveMark', failure)),
    'xstate.after.quarantine.chequeMarks.quarantined': [{ type: 'xstate.after.quarantine.chequeMarks.quarantined' }],
    'xstate.done.actor.loadCheque': [seen(true, SOON), seen(false, SOON), seen(null, SOON), seen(true, LATER), seen(false, LATER)],
    'xstate.error.actor.loadCheque': [error('loadCheque', missing), error('loadCheque', offline)],
  },
  ignored: ['rows.changed'],
  // When something was said tells only whether some of what waits was said long before, or after, the rest.
  distinguish: (snapshot) => {
    const { queue, done: last, ...others } = contextOf(snapshot);
    const [, ...waiting] = queue.map(({ at }) => at === LATER);
    return [others, timeless(queue), last && timeless([last]), waiting.includes(true), waiting.includes(false)];
  },
  takes: { 'mark.dismissed': (snapshot) => contextOf(snapshot).queue[0] },
  follows: {
    // What failed is wanted again or the other way round; anything else waits its turn, and of one cheque the last mark holds.
    'cheque.marked': ({ mark: wanted }, { snapshot }, before) => {
      const [first, ...waiting] = contextOf(before).queue;
      const others = waiting.filter(({ id }) => id !== wanted.id);
      const isAgain = before.hasTag('problem') && first?.id === wanted.id;
      const isUnsent = before.matches('failed') || before.matches('waiting');
      const isOnItsWay = first?.id === wanted.id && first?.is_paid === wanted.is_paid;
      // Of one that may have been noted that is looked for first: the new one waits behind it.
      const queue = isAgain && isUnsent ? [wanted, ...others] : [...(first ? [first] : []), ...others, ...(isOnItsWay ? [] : [wanted])];
      const sends = before.matches('idle') || (isAgain && isUnsent);
      same([contextOf(snapshot).queue, snapshot.value], [queue, sends ? 'saving' : isAgain ? 'looking' : before.value]);
    },
    'mark.undone': (_, { snapshot }, before) => {
      const { done: last } = contextOf(before);
      same([contextOf(snapshot).queue, snapshot.value], [[{ ...last, is_paid: !last?.is_paid, at: MARKED }], 'saving']);
    },
    // What the cheque says is handed to the form, where a person looks it over: nothing is entered.
    'payment.add': ({ payer }, situation, before) => {
      const payment = { payer, payment_method: 6, amount: 250_000, transaction_number: '1234567812345678' };
      same(told(situation), [{ type: 'route.go', to: '/new-payment?patient=7', replace: false, passed: { payment } }]);
      same(contextOf(situation.snapshot), contextOf(before));
    },
    'mark.dismissed': ({ at }, { snapshot }, before) => {
      const [first, ...waiting] = contextOf(before).queue;
      const others = waiting.filter(({ id }) => id !== first?.id);
      same(contextOf(snapshot).queue, others);
      // Who comes back after long decides about the first alone.
      const isLate = before.matches('waiting') ? contextOf(before).late : isOld(waiting, at);
      if (others.length > 0) same(snapshot.value, isLate ? 'waiting' : 'saving');
    },
    'mark.retried': ({ at }, { snapshot }, before) => {
      same([timeless(contextOf(snapshot).queue), snapshot.value], [timeless(contextOf(before).queue), before.matches('unsure') ? 'looking' : 'saving']);
      // Whoever sends what was kept back sends all of it.
      if (before.matches('waiting')) expect(contextOf(snapshot).queue.every((each) => each.at === at)).toBe(true);
    },
    // Whoever turns their back on what failed is called back to it.
    'screen.left': (_, situation, before) => {
      const isAsking = before.hasTag('problem') && contextOf(before).here;
      if (isAsking) same(codes(situation), [`chequeMarks.${before.value}`]);
    },
    'xstate.done.actor.saveMark': ({ output }, situation, before) => {
      const { readAt: at, ...row } = output as InstallmentCheck & { readonly readAt: number };
      isTold(row, situation);
      isNoted(situation.snapshot, before);
      // A page that slept over the answer sends nothing of what waited.
      const waiting = contextOf(before).queue.slice(1);
      if (waiting.length > 0) same(situation.snapshot.value, isOld(waiting, at) ? 'waiting' : 'saving');
    },
    'xstate.done.actor.loadCheque': ({ output }, situation, before) => {
      const { readAt: at, ...row } = output as InstallmentCheck & { readonly readAt: number };
      isTold(row, situation);
      const [first, ...waiting] = contextOf(before).queue;
      const { value, context } = situation.snapshot;
      // What another desk may have said otherwise since is sent by nobody but a person.
      const goesOn = isOld(waiting, at) ? 'waiting' : 'saving';
      if (row.is_paid === first?.is_paid) {
        isNoted(situation.snapshot, before);
        if (waiting.length > 0) same(value, goesOn);
      } else if (waiting.some(({ id }) => id === first?.id)) same([value, timeless(context.queue), context.done], [goesOn, timeless(waiting), null]);
      else same([value, timeless(context.queue)], [row.is_paid === null ? 'unsure' : 'failed', timeless(contextOf(before).queue)]);
    },
    ...Object.fromEntries(['saveMark', 'loadCheque'].map((port) => [`xstate.error.actor.${port}`, isWithoutCheque])),
  },
  states: {
    idle: (situation) => {
      const { queue, done: last, failure } = contextOf(situation.snapshot);
      const undo = last === null ? { can: [], cannot: [UNDO] } : { can: [UNDO], cannot: [] };
      stands(situation, { tags: [], can: [PAY, LEAVE, ...undo.can], cannot: [RETRY, DISMISS, ...undo.cannot] });
      // Only what was paid is a payment.
      stands(situation, { tags: [], ...(last?.is_paid ? { can: [PAYMENT], cannot: [] } : { can: [], cannot: [PAYMENT] }) });
      same([queue, failure], [[], null]);
    },
    saving: (situation) => {
      stands(situation, { ...BUSY, runs: ['saveMark'] });
      waits(situation);
      // Why the one before failed says nothing of this one.
      expect(contextOf(situation.snapshot).failure).toBeNull();
    },
    quarantined: (situation) => {
      stands(situation, BUSY);
      expect([broken, lost]).toContainEqual(contextOf(situation.snapshot).failure);
    },
    looking: (situation) => {
      stands(situation, { ...BUSY, runs: ['loadCheque'] });
      waits(situation);
    },
    failed: (situation) => {
      stands(situation, PROBLEM);
      waits(situation);
      calls(situation, 'failed');
      // What the provider has no more is not tried again.
      expect([refused, offline, broken, lost]).toContainEqual(contextOf(situation.snapshot).failure);
    },
    unsure: (situation) => {
      stands(situation, PROBLEM);
      waits(situation);
      calls(situation, 'unsure');
    },
    waiting: (situation) => {
      stands(situation, PROBLEM);
      waits(situation);
      calls(situation, 'waiting');
    },
    // Nobody leaves while something failed: nothing of what waited is lost.
    ended: ({ snapshot }) => expect(contextOf(snapshot)).toMatchObject({ queue: [], failure: null }),
  },
};
