import { expect } from 'vitest';
import { type SessionListContext, sessionListMachine } from '../../../src/machines/account/session-list.ts';
import { sessionListWorkflow } from '../../../src/schema/account/workflows.ts';
import { codes, same, stands } from '../standing.ts';
import { done, error, type Model } from '../walk.ts';

const session = (id: string, current = false) => ({ id, device: `دستگاه ${id}`, created_at: 1000, used_at: 2000, current });
const [mine, phone, desk] = [session('a', true), session('b'), session('c')];
const refused = { _tag: 'Rejected', status: 400, detail: 'اکنون نمی‌شود.', general: [], fields: {} };
const gone = { _tag: 'Rejected', status: 404, detail: 'یافت نشد.', general: [], fields: {} };
const lost = { _tag: 'UnknownOutcome', ageMillis: 10_000 };
const broken = { _tag: 'Unavailable', status: 500 };
const contextOf = ({ context }: { readonly context: unknown }) => context as SessionListContext;

const REFRESH = { type: 'sessions.refreshed' };
const LEAVE = { type: 'screen.left' };
const ASK = { type: 'end.asked', id: 'b' };
const ASK_OTHERS = { type: 'end.asked', id: null };
const CONFIRM = { type: 'end.confirmed' };
const RETRY = { type: 'end.retried' };
const CLOSE = { type: 'end.closed' };
const ENDING = { tags: ['ending', 'question'], can: [], cannot: [CONFIRM, RETRY, CLOSE, ASK, REFRESH] };
const PROBLEM = { tags: ['problem', 'question'], can: [RETRY, CLOSE, LEAVE], cannot: [CONFIRM, ASK, REFRESH] };
const lists = [[mine, phone, desk], [mine, desk], [mine]].map((rows) => ({ rows, unreadable: 0 }));

export const sessionListModel: Model = {
  machine: sessionListMachine,
  description: sessionListWorkflow,
  inputs: [{ params: {}, at: 0 }],
  events: {
    'screen.entered': [{ type: 'screen.entered', at: 1 }],
    'screen.left': [LEAVE],
    'sessions.refreshed': [REFRESH],
    'end.asked': [ASK, ASK_OTHERS, { ...ASK, id: 'a' }, { ...ASK, id: 'x' }],
    'end.confirmed': [CONFIRM],
    'end.retried': [RETRY],
    'end.closed': [CLOSE],
    'xstate.done.actor.loadSessions': lists.map((list) => done('loadSessions', list)),
    'xstate.error.actor.loadSessions': [
      error('loadSessions', { _tag: 'Timeout' }),
      error('loadSessions', gone),
      error('loadSessions', { ...gone, status: 405 }),
    ],
    'xstate.done.actor.lookForSessions': lists.map((list) => done('lookForSessions', list)),
    'xstate.error.actor.lookForSessions': [error('lookForSessions', { _tag: 'Timeout' })],
    'xstate.done.actor.endSessions': [done('endSessions', {})],
    'xstate.error.actor.endSessions': [refused, gone, { _tag: 'Offline' }, broken, lost].map((failure) => error('endSessions', failure)),
    'xstate.after.quarantine.sessionList.quarantined': [{ type: 'xstate.after.quarantine.sessionList.quarantined' }],
  },
  ignored: ['rows.changed'],
  follows: {
    // What was ended is not on the list while it is read again.
    'xstate.done.actor.endSessions': (_, { snapshot }, before) => {
      const ended = contextOf(before).ending?.rows.map(({ id }) => id) ?? [];
      if (snapshot.matches('loading'))
        same(
          contextOf(snapshot).rows?.filter(({ id }) => ended.includes(id)),
          [],
        );
    },
  },
  takes: {
    'xstate.done.actor.endSessions': (snapshot) => contextOf(snapshot).ending?.rows,
    'end.closed': (snapshot) => contextOf(snapshot).ending?.rows,
  },
  states: {
    loading: (situation) => stands(situation, { runs: ['loadSessions'], tags: ['busy'], can: [LEAVE], cannot: [REFRESH, ASK] }),
    failed: (situation) => {
      stands(situation, { tags: [], can: [REFRESH, LEAVE], cannot: [ASK, ASK_OTHERS] });
      expect(contextOf(situation.snapshot)).toMatchObject({ rows: null, failure: { _tag: 'Timeout' } });
    },
    // Who showed them once can.
    unsupported: (situation) => {
      stands(situation, { tags: ['unsupported'], can: [LEAVE], cannot: [REFRESH, ASK] });
      expect(contextOf(situation.snapshot).rows).toBeNull();
    },
    ready: (situation) => {
      const { rows } = contextOf(situation.snapshot);
      const can = [...(rows?.some(({ id }) => id === 'b') ? [ASK] : []), ...((rows?.length ?? 0) > 1 ? [ASK_OTHERS] : [])];
      // Nobody ends the session that they are in, nor one that is not there.
      const cannot = [{ ...ASK, id: 'a' }, { ...ASK, id: 'x' }, ...[ASK, ASK_OTHERS].filter((ask) => !can.includes(ask)), CONFIRM];
      stands(situation, { tags: [], can: [REFRESH, LEAVE, ...can], cannot });
    },
    asking: (situation) => {
      stands(situation, { tags: ['question'], can: [CONFIRM, CLOSE, LEAVE], cannot: [RETRY, ASK] });
      expect(contextOf(situation.snapshot).ending?.rows.length).toBeGreaterThan(0);
    },
    ending: (situation) => {
      stands(situation, { ...ENDING, runs: ['endSessions'] });
      const { rows, ending } = contextOf(situation.snapshot);
      // Nothing leaves the list before the provider has said so.
      expect(ending?.rows.some((one) => rows?.some(({ id }) => id === one.id))).toBe(true);
    },
    notEnded: (situation) => {
      stands(situation, PROBLEM);
      expect([refused, gone, { _tag: 'Offline' }]).toContainEqual(contextOf(situation.snapshot).failure);
    },
    quarantined: (situation) => {
      stands(situation, ENDING);
      expect([broken, lost]).toContainEqual(contextOf(situation.snapshot).failure);
    },
    looking: (situation) => stands(situation, { ...ENDING, runs: ['lookForSessions'] }),
    unsure: (situation) => stands(situation, PROBLEM),
    closed: (situation) => {
      const said = codes(situation);
      same(
        said.filter((code) => !/^account\.(session|others)(Not)?Ended$/.test(code)),
        [],
      );
      expect(said.length).toBe(contextOf(situation.snapshot).left ? 1 : 0);
    },
  },
};
