import { expect, test } from 'vitest';
import { isFault, kindsOf } from '../../../src/machines/viewer/kinds.ts';
import { signatureOf } from '../../../src/machines/viewer/signature.ts';

type Seen = Parameters<typeof kindsOf>[0];

const child = (id: string) => ({ id, src: id, kind: 'effect', ref: {} });
const state = (context: object, more: { readonly status?: string; readonly children?: object; readonly value?: unknown } = {}) => ({
  snapshot: { context, status: more.status ?? 'active', value: more.value ?? 'editing' },
  children: more.children ?? {},
  timers: [],
});
/** A step of a form: what it was told, and its memory before and after. */
const step = (record: object, before: object | null = null, after: object | null = before): Seen =>
  ({ record: { s: 1, t: 0, a: 'app/form', ...record }, before, after, workflow: 'form' }) as never;

const failed = (error: object, port = 'saveRecord') => step({ p: port, e: { type: `xstate.error.actor.${port}`, error } });

test('a person acts by what nobody else sent; what surrounds the program, timers and workflows are no persons', () => {
  const says = (type: string, more: object = {}) => kindsOf(step({ e: { type }, ...more }));
  expect(says('form.submitted')).toEqual(['action']);
  expect(says('route.go')).toEqual(['action']);
  expect(says('form.submitted', { x: 'app' })).toEqual([]);
  expect(says('xstate.after.quarantine.form', { x: '.' })).toEqual([]);
  expect(says('secret.filled', { e: { type: 'secret.filled', field: 'password', filled: true } })).toEqual(['action']);
  expect(says('secret.filled', { e: { type: 'secret.filled', field: 'password', filled: false } })).toEqual([]);
  for (const type of [
    'clock.ticked',
    'network.changed',
    'release.found',
    'release.settled',
    'log.changed',
    'session.expired',
    'sheet.opened',
    'route.loading',
    'route.arrived',
  ])
    expect([type, says(type)]).toEqual([type, []]);
  expect(kindsOf(step({ k: 'init', m: 'form', e: {} }))).toEqual([]);
});

test('a call is there where it begins and where it is answered, and is a person’s doing too where a person began it', () => {
  const saving = { saveRecord: child('saveRecord') };
  expect(kindsOf(step({ e: { type: 'form.submitted' } }, state({}), state({}, { children: saving })))).toEqual(['action', 'call']);
  expect(kindsOf(step({ e: { type: 'draft.changed' } }, state({}, { children: saving }), state({}, { children: saving })))).toEqual(['action']);
  // Asked again under the same name.
  expect(
    kindsOf(step({ e: { type: 'outcome.resent' } }, state({}, { children: saving }), state({}, { children: { saveRecord: child('saveRecord') } }))),
  ).toEqual(['action', 'call']);
  expect(kindsOf(step({ p: 'loadRows', e: { type: 'xstate.done.actor.loadRows', output: { rows: [], unreadable: 0 } } }))).toEqual(['call']);
});

test.each([
  ['a call that was refused', failed({ _tag: 'Rejected', status: 400, general: [], fields: {} }), 'saveRecord Rejected 400'],
  ['a call whose answer was lost', failed({ _tag: 'UnknownOutcome', ageMillis: 3 }), 'saveRecord UnknownOutcome'],
  ['a call that nobody could make', failed({ _tag: 'Offline' }, 'loadRows'), 'loadRows Offline'],
  [
    'a call that the program broke on',
    failed({ _tag: 'Crashed', name: 'TypeError', frames: ['a.ts:1:2', 'b.ts:3:4'] }),
    'saveRecord Crashed TypeError a.ts:1:2',
  ],
  [
    'an answer that could not all be read',
    step({ p: 'loadRows', e: { type: 'xstate.done.actor.loadRows', output: { unreadable: 2 } } }),
    'loadRows unreadable rows',
  ],
  [
    'a form that was refused',
    step({ e: { type: 'form.submitted' } }, state({ attempts: 0, problems: [] }), state({ attempts: 1, problems: [{ field: 'phone', code: 'required' }] })),
    'form.submitted refused: phone required',
  ],
  [
    'a sign-in that was refused',
    step({ e: { type: 'login.submitted' } }, state({ problem: null }), state({ problem: { code: 'codeMissing' } })),
    'login.submitted refused: codeMissing',
  ],
  ['a problem that was shown', step({ x: 'app/form', e: { type: 'notice.show', notice: { code: 'print.failed', tone: 'problem' } } }), 'notice print.failed'],
  ['an event that was not written', step({ k: 'refused', e: { type: 'draft.changed' } }), 'not written: draft.changed'],
  ['a part of the program that did not come', step({ e: { type: 'route.failed', path: '/' } }), 'route.failed'],
  ['a workflow that broke', step({ e: { type: 'draft.changed' } }, state({}), state({}, { status: 'error' })), 'broke on draft.changed'],
  [
    'a child that broke',
    step({ m: 'form', e: { type: 'xstate.error.actor.form:1', error: { _tag: 'Crashed', name: 'Error', frames: [] } } }),
    'form Crashed Error',
  ],
])('%s is a fault', (_, fault, failure) => {
  expect(isFault(fault)).toBe(true);
  expect(signatureOf(fault as Parameters<typeof signatureOf>[0]).failure).toBe(failure);
});

test('what went well is no fault: a form that is sent, one that still shows what was wrong before, a message of success', () => {
  const wrong = { attempts: 1, problems: [{ field: 'phone', code: 'required' }] };
  expect(isFault(step({ e: { type: 'form.submitted' } }, state({ attempts: 1, problems: [] }), state({ attempts: 2, problems: [] })))).toBe(false);
  expect(isFault(step({ e: { type: 'draft.changed' } }, state(wrong), state(wrong)))).toBe(false);
  expect(isFault(step({ x: 'app/form', e: { type: 'notice.show', notice: { code: 'patients.created', tone: 'success' } } }))).toBe(false);
  expect(isFault(step({ e: { type: 'mode.chosen' } }, state({ problem: { code: 'failed' } })))).toBe(false);
});

test('where a fault happened leaves out what stands beside it and did not move', () => {
  const value = (patient: string, finances: string) => ({ value: { open: { page: 'shown', patient, finances } } });
  const one = step(
    { p: 'loadPatient', e: { type: 'xstate.error.actor.loadPatient', error: { _tag: 'Timeout' } } },
    state({}, value('loading', 'ready')),
    state({}, value('failed', 'ready')),
  );
  expect(signatureOf(one as Parameters<typeof signatureOf>[0])).toEqual({ workflow: 'form', state: 'open.patient.loading', failure: 'loadPatient Timeout' });
});
