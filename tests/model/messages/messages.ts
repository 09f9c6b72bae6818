import { expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { messagesMachine } from '../../../src/machines/messages/messages.ts';
import { hasMessage, isOwnText, isThrough, type MessagesContext, obstacles } from '../../../src/machines/messages/moves.ts';
import { messagesWorkflow } from '../../../src/schema/messages/workflow.ts';
import { codes, same, stands, told } from '../standing.ts';
import { done, error, type Model, type Situation } from '../walk.ts';

const contextOf = (snapshot: AnyMachineSnapshot) => snapshot.context as MessagesContext;

const AT = 1_795_000_000_000;
const say = (...types: readonly string[]) => types.map((type) => ({ type }));
const typing = { type: 'draft.changed', change: {} };
const patient = { id: 7, first_name: 'مریم', last_name: 'احمدی', phone: '+989121234567' };
const refused = { type: 'message.refused', at: AT };
const choose = { type: 'recipients.chosen', recipients: [{ patient: 7, name: 'مریم احمدی', phone: '+989121234567' }] };
const opened = (by: string) => ({ type: 'message.opened', key: 1, by, phone: '+989121234567' });
const shared = { type: 'message.shared', key: 1, text: 'سلام' };
const ready = { type: 'ready.chosen', ready: 'closed', text: 'مطب [روز] تعطیل است.' };
/** One in which nothing is left to be filled in. */
const whole = { ...ready, text: 'مطب فردا تعطیل است.' };
const QUESTIONS = ['replacement.confirmed', 'list.discarded'];
const byHand = (events: readonly { readonly type: string }[]) => (snapshot: AnyMachineSnapshot) => (contextOf(snapshot).here ? events : []);

const asks = (situation: Situation, answer: string) =>
  stands(situation, {
    tags: ['question'],
    can: say(answer, 'question.cancelled'),
    cannot: [typing, choose, shared, ...say(...QUESTIONS.filter((each) => each !== answer))],
  });

export const messagesModel: Model = {
  machine: messagesMachine,
  description: messagesWorkflow,
  inputs: [
    { params: {}, at: AT },
    { params: {}, passed: { patient }, at: AT },
    { params: { patient: '7' }, at: AT },
    { params: { patient: '7' }, passed: { patient }, at: AT },
  ],
  events: {
    'screen.entered': [
      { type: 'screen.entered', at: AT },
      { type: 'screen.entered', passed: { patient }, at: AT },
    ],
    'screen.left': [{ type: 'screen.left' }],
    'draft.changed': byHand([{ text: 'سلام' }, { text: '' }, { number: '۰۹۱۲' }].map((change) => ({ type: 'draft.changed', change }))),
    'ready.chosen': byHand([ready, whole]),
    'recipients.chosen': byHand([choose]),
    'number.added': byHand(say('number.added')),
    'recipient.removed': byHand([1, 98].map((key) => ({ type: 'recipient.removed', key }))),
    'recipient.restored': byHand(say('recipient.restored')),
    'message.opened': byHand([opened('sms'), opened('chat')]),
    'message.shared': byHand([shared]),
    'message.refused': byHand([refused]),
    ...Object.fromEntries([...QUESTIONS, 'question.cancelled', 'list.abandoned', 'list.emptied'].map((type) => [type, [{ type }]])),
    'xstate.done.actor.shareText': ['shared', 'copied', 'cancelled', 'refused'].map((how) => done('shareText', { how })),
    'xstate.error.actor.shareText': [error('shareText', { _tag: 'UnknownOutcome', ageMillis: 9 })],
  },
  ignored: ['rows.changed'],
  follows: {
    // Whoever leaves something behind is told that it is kept, wherever they leave it from.
    'screen.left': (_, situation, before) => {
      const isLeaving = contextOf(before).here && !before.matches('sharing') && situation.snapshot.status === 'active';
      if (isLeaving) same(codes(situation), ['messages.kept']);
    },
    // Copied is not sent: a person still has to.
    'xstate.done.actor.shareText': ({ output }, { snapshot }, before) => {
      const { how } = output as { readonly how: string };
      const shared = contextOf(snapshot).rows.find(({ key }) => key === contextOf(before).sharing);
      if (shared && (how === 'shared' || how === 'copied')) expect(shared.opened).toBe(how);
    },
    // What is thrown away from elsewhere leaves nothing to come back to.
    'list.discarded': (_, { snapshot }, before) => {
      if (!contextOf(before).here) expect(snapshot.value).toBe('closed');
    },
  },
  takes: { 'list.discarded': (snapshot) => contextOf(snapshot).rows },
  states: {
    composing: (situation) => {
      const context = contextOf(situation.snapshot);
      stands(situation, {
        tags: ['editable'],
        can: [typing, choose, ready, { type: 'message.refused', at: AT }],
        cannot: say(...QUESTIONS, 'question.cancelled'),
      });
      // Nothing is handed to another program that lacks something, and no program is opened for nobody.
      expect(situation.snapshot.can(opened('sms') as never)).toBe(obstacles(context).length === 0);
      if (!context.here) expect(hasMessage(context)).toBe(true);
      expect(context.sharing).toBeNull();
    },
    replacing: (situation) => {
      asks(situation, 'replacement.confirmed');
      same([isOwnText(contextOf(situation.snapshot)), contextOf(situation.snapshot).wanted?.ready], [true, 'closed']);
    },
    leaving: (situation) => {
      asks(situation, 'list.discarded');
      same([hasMessage(contextOf(situation.snapshot)), isThrough(contextOf(situation.snapshot))], [true, false]);
    },
    emptying: (situation) => {
      asks(situation, 'list.discarded');
      expect(hasMessage(contextOf(situation.snapshot))).toBe(true);
    },
    sharing: (situation) => {
      stands(situation, { runs: ['shareText'], tags: ['busy'], can: [], cannot: [typing, choose, shared, ...say('list.abandoned', 'list.emptied')] });
      same(obstacles(contextOf(situation.snapshot)), []);
    },
    closed: (situation) => {
      expect(situation.snapshot.status).toBe('done');
      expect([[], [{ type: 'route.back', fallback: '/' }]]).toContainEqual(told(situation));
    },
  },
  always: (situation) => {
    const { rows, params } = contextOf(situation.snapshot);
    // Whom the address names is no message by themselves.
    if (rows.every(({ patient: id }) => String(id) === params.patient)) {
      const { draft } = contextOf(situation.snapshot);
      expect(hasMessage(contextOf(situation.snapshot))).toBe(draft.text !== '' || draft.number !== '');
    }
    expect(new Set(rows.map(({ patient: id, phone }) => id ?? phone)).size).toBe(rows.length);
    // Only what was opened can have been another text.
    same(
      rows.filter(({ opened: how, earlier }) => earlier === true && how === null),
      [],
    );
    for (const code of codes(situation)) expect(['messages.kept', 'messages.notShared']).toContain(code);
  },
  distinguish: (snapshot) => {
    const { params, here, draft, ready: unchanged, rows, removed, problems, wanted } = contextOf(snapshot);
    return [
      params.patient,
      here,
      draft.text,
      draft.number,
      unchanged,
      rows.map(({ opened: how, earlier }) => [how, earlier]),
      removed !== null,
      problems.map(({ code }) => code),
      wanted?.ready,
    ];
  },
};
