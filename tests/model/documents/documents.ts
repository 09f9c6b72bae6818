import { expect } from 'vitest';
import { addressOf, type DocumentsContext } from '../../../src/machines/documents/context.ts';
import { documentsMachine } from '../../../src/machines/documents/documents.ts';
import { hasEntries } from '../../../src/machines/kit/form/entries.ts';
import { messageProblems } from '../../../src/schema/documents/draft.ts';
import { documentsWorkflow } from '../../../src/schema/documents/workflow.ts';
import { begins, codes, same, told } from '../standing.ts';
import { done, error, type Model, type Situation, statesOf } from '../walk.ts';

const contextOf = ({ snapshot }: Situation) => snapshot.context as DocumentsContext;
/** Tehran's noon of 2026-11-21. */
const AT = Date.UTC(2026, 10, 21, 8, 30);
const patient = { id: 7, first_name: 'سارا', last_name: 'احمدی', national_number: '0012345679', gender: 2, phone: '+989121234567' };
const finances = { debt: 100, total_cost: 300, total_payments: 200 };
const broken = { _tag: 'Unavailable', status: 500 };
const gone = { _tag: 'Rejected', status: 404, detail: null, fields: {}, general: [] };
const left = { _tag: 'UnknownOutcome', ageMillis: 1 };

const tab = (name: string) => ({ type: 'tab.chosen', tab: name });
const change = (draft: object) => ({ type: 'draft.changed', change: draft });
const PRINT = { type: 'print.requested', at: AT };
const LACKING = { ...PRINT, lacking: ['services'] };
const SETTLED = { type: 'print.settled', whole: true };
const CONFIRM = { type: 'print.confirmed' };
const SHARE = { type: 'message.shared', text: 'گاز را نگه دارید' };
const EMPTY = { type: 'draft.emptied' };
const DISCARD = { type: 'draft.discarded', at: AT };
const CANCEL = { type: 'question.cancelled' };
const KNOWN = { type: 'patient.known', patient };
const retry = (part: string) => ({ type: 'part.retried', part, at: AT });

/** What one can do on the page wherever its parts stand. */
const ANYWHERE = [change({ note: 'x' }), { type: 'paper.chosen', paper: 'A4' }, { type: 'zoom.chosen', zoom: 150 }, { type: 'screen.left' }];

const standsOpen = ({ snapshot }: Situation): void =>
  same(
    ANYWHERE.filter((event) => !snapshot.can(event)),
    [],
  );
const page =
  (runs: string | null, can: (context: DocumentsContext) => readonly object[], cannot: readonly object[]) =>
  (situation: Situation): void => {
    standsOpen(situation);
    const { snapshot } = situation;
    if (runs) expect(Object.keys(snapshot.children)).toContain(runs);
    // What is printed is not turned away from.
    expect(snapshot.can(tab('advice') as never)).toBe(runs !== 'printPage');
    expect({
      can: can(contextOf(situation)).filter((event) => !snapshot.can(event as never)),
      cannot: cannot.filter((event) => snapshot.can(event as never)),
    }).toEqual({ can: [], cannot: [] });
  };
const part = (name: 'patient' | 'finances', port: string, value: object) => ({
  [`open.${name}.loading`]: (situation: Situation) => {
    expect(Object.keys(situation.snapshot.children)).toContain(port);
    expect(situation.snapshot.can(retry(name))).toBe(false);
  },
  [`open.${name}.ready`]: (situation: Situation) => {
    const { value: known, outdated = false } = contextOf(situation).parts[name];
    same([known, outdated], [value, false]);
  },
  // About nobody there is nothing to read, nor to read again for whoever looks once more.
  [`open.${name}.nobody`]: (situation: Situation) => {
    same([contextOf(situation).id, contextOf(situation).parts[name].value, situation.snapshot.hasTag('patients')], [0, null, false]);
    expect(situation.snapshot.can(retry(name))).toBe(false);
  },
  [`open.${name}.failed`]: (situation: Situation) => {
    const { value: known, failure } = contextOf(situation).parts[name];
    same(failure, broken);
    // Whom a cached list has is taken where nobody could be loaded, and only then.
    if (name === 'patient') same([situation.snapshot.can(KNOWN), [null, patient].includes(known as never)], [known === null, true]);
    expect(situation.snapshot.can(retry(name))).toBe(true);
  },
  [`open.${name}.missing`]: (situation: Situation) => {
    same(contextOf(situation).parts[name].failure, gone);
    expect(situation.snapshot.can(retry(name))).toBe(false);
  },
});

export const documentsModel: Model = {
  machine: documentsMachine,
  description: documentsWorkflow,
  inputs: [
    { params: { patient: '7' }, query: { patient: '7' }, at: AT },
    { params: { patient: '7' }, query: { patient: '7', tab: 'certificate' }, passed: { patient, advice: { name: 'کشیدن', text: 'گاز' } }, at: AT },
    { params: {}, query: { tab: 'advice' }, at: AT },
  ],
  events: {
    'screen.entered': [{ type: 'screen.entered', at: AT }],
    'screen.left': [{ type: 'screen.left' }],
    'rows.changed': ['incomes', 'patients'].map((resource) => ({ type: 'rows.changed', resource })),
    'tab.chosen': [tab('invoice'), tab('certificate'), tab('advice')],
    'patient.chosen': [{ type: 'patient.chosen', patient: { ...patient, id: 8 } }],
    'patient.known': [KNOWN, { ...KNOWN, patient: { ...patient, id: 8 } }],
    'draft.changed': [change({ treatment: 'ترمیم' }), change({ adviceText: 'گاز' }), change({ phone: '09' })],
    'advice.chosen': [{ type: 'advice.chosen', kind: 'extraction', name: 'کشیدن دندان', text: 'گاز' }],
    'paper.chosen': [{ type: 'paper.chosen', paper: 'A4' }],
    'zoom.chosen': [{ type: 'zoom.chosen', zoom: 150 }],
    'advice.renewed': [{ type: 'advice.renewed', name: 'کشیدن دندان', text: 'گاز' }],
    'advice.returned': [{ type: 'advice.returned' }],
    'print.requested': [PRINT, LACKING],
    'print.settled': [SETTLED, { ...SETTLED, lacking: ['differs'] }, { ...SETTLED, whole: false }],
    'print.confirmed': [CONFIRM],
    'message.asked': [{ type: 'message.asked' }],
    'message.opened': [{ type: 'message.opened', by: 'chat' }],
    'message.shared': [SHARE],
    'draft.emptied': [EMPTY],
    'draft.discarded': [DISCARD],
    'question.cancelled': [CANCEL],
    'list.retried': [{ type: 'list.retried', at: AT }],
    'part.retried': [retry('patient'), retry('finances')],
    'xstate.done.actor.printPage': [done('printPage', {})],
    'xstate.error.actor.printPage': [error('printPage', broken), error('printPage', left)],
    'xstate.done.actor.shareText': [done('shareText', { how: 'copied' }), done('shareText', { how: 'cancelled' })],
    'xstate.error.actor.shareText': [error('shareText', broken), error('shareText', left)],
    'xstate.done.actor.loadPatient': [done('loadPatient', patient)],
    'xstate.error.actor.loadPatient': [error('loadPatient', broken), error('loadPatient', gone)],
    'xstate.done.actor.loadFinances': [done('loadFinances', finances)],
    'xstate.error.actor.loadFinances': [error('loadFinances', broken), error('loadFinances', gone)],
  },
  // What stands on the papers is looked at by itself (`tests/machines/documents`): here only what the machine decides by.
  distinguish: (snapshot) => {
    const { id, tab: shown, draft, opened, parts, given } = snapshot.context as DocumentsContext;
    return [id, hasEntries({ draft, opened }), given, shown === 'invoice' ? parts.finances.value !== null : draft.treatment !== ''];
  },
  always: (situation) => {
    const context = contextOf(situation);
    for (const event of told(situation)) {
      if (event.type === 'route.queried') same(event.query, addressOf(context));
      if (event.type === 'route.go') expect(event.to).toMatch(/^\/invoice-certificate\?patient=8/);
    }
    // A message was opened with all that it needs, and every tab forgets what another one did (DOC-PAPER-5).
    if (context.outcome === 'chat') same(messageProblems(context.draft), []);
    if (context.problems.length > 0) expect(context.outcome).toBeNull();
    same(
      codes(situation).filter((code) => code !== 'print.failed'),
      [],
    );
  },
  follows: {
    // What a change made old is read again, and nothing else is; about nobody there is nothing to read.
    'rows.changed': ({ resource }, situation, before) => {
      const isRead = before.matches('open') && contextOf(situation).id !== 0;
      expect(['loadPatient', 'loadFinances'].map((port) => begins(port, situation, before))).toEqual(
        [resource === 'patients', resource === 'incomes'].map((isOld) => isOld && isRead),
      );
      // What is still shown of the account meanwhile is known to be of before.
      if (isRead && resource === 'incomes') expect(contextOf(situation).parts.finances.outdated).toBe(true);
    },
  },
  states: {
    'open.page.shown': page(null, ({ draft, opened }) => [SHARE, ...(hasEntries({ draft, opened }) ? [EMPTY] : [])], [DISCARD, CANCEL, CONFIRM]),
    'open.page.checking': (situation) => {
      // It waits for the treatments, and for the account where that is on its way.
      const waits = Object.keys(situation.snapshot.children).includes('loadFinances');
      page(null, () => (waits ? [] : [SETTLED]), [SHARE, EMPTY, CONFIRM, ...(waits ? [SETTLED] : [])])(situation);
      expect(contextOf(situation).tab).toBe('invoice');
    },
    'open.page.doubting': (situation) => {
      page(null, () => [CONFIRM, CANCEL], [SHARE, EMPTY])(situation);
      expect(contextOf(situation).doubts).not.toEqual([]);
    },
    // Nothing is begun twice.
    'open.page.printing': page('printPage', () => [], [SHARE, EMPTY]),
    // But a share sheet may never say how it ended, and nobody waits for one.
    'open.page.sharing': page('shareText', ({ draft, opened }) => [SHARE, ...(hasEntries({ draft, opened }) ? [EMPTY] : [])], [DISCARD, CANCEL, CONFIRM]),
    'open.page.asking': page(null, () => [DISCARD, CANCEL], [SHARE]),
    ...part('patient', 'loadPatient', patient),
    ...part('finances', 'loadFinances', finances),
    away: (situation) => {
      same(statesOf(situation.snapshot), ['away']);
      expect(hasEntries(contextOf(situation))).toBe(true);
    },
    ended: (situation) => expect(hasEntries(contextOf(situation))).toBe(false),
  },
};
