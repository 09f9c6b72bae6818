import { describe, expect, it } from 'vitest';
import { fromCallback } from 'xstate';
import { passwordChangeMachine } from '../../../src/machines/account/password-change.ts';
import { NOTICE_MILLIS } from '../../../src/machines/app/notices.ts';
import { open } from './root.ts';

describe('finding one’s way', () => {
  it('sends a visitor without a session to the login screen and remembers where they wanted to be', async () => {
    const { app, visited, settled } = open(false, '/settings');
    await settled();
    expect(visited).toEqual(['/login']);
    expect(app.getSnapshot().context.returnTo).toBe('/settings');
    app.send({ type: 'session.started', username: 'demo' });
    await settled();
    expect(app.getSnapshot().context.route?.path).toBe('/settings');
  });

  it('sends a signed-in user away from the login screen and from unknown paths', async () => {
    for (const path of ['/login', '/home', '/notifications', '/nowhere/at/all']) {
      const { app, settled } = open(true, path);
      await settled();
      expect(app.getSnapshot().context.route?.path).toBe('/');
    }
  });

  it.each([
    ['expired', 'nothing', ['session.expired']],
    ['elsewhere', 'kept', ['session.elsewhere.kept']],
    ['signedOut', 'held', ['session.signedOut.held']],
    ['signedOut', 'nothing', []],
  ] as const)('keeps nothing of whoever was here once the session has ended (%s, %s)', async (reason, kept, said) => {
    const { app, settled } = open(true, '/settings');
    await settled();
    app.send({ type: 'session.known', username: 'demo' });
    app.send({ type: 'choice.kept', workflow: 'newTreatments', values: { clinic: '3' } });
    app.send({ type: 'notice.show', notice: { code: 'print.failed', tone: 'problem', values: {} } });
    app.send({ type: 'session.ended', reason, kept });
    await settled();
    const { route, owner, returnTo, chosen, notices } = app.getSnapshot().context;
    expect([route?.screen, owner, returnTo, chosen, notices.map(({ notice }) => notice.code)]).toEqual(['login', null, null, {}, said]);
    app.send({ type: 'session.started', username: 'demo' });
    await settled();
    expect(app.getSnapshot().context.route?.path).toBe('/');
  });

  it('starts another user at home, with nothing of the one before', async () => {
    const { app, settled } = open(true, '/settings');
    await settled();
    app.send({ type: 'session.known', username: 'demo' });
    app.send({ type: 'notice.show', notice: { code: 'print.failed', tone: 'problem', values: {} } });
    app.send({ type: 'session.ended', reason: 'elsewhere' });
    app.send({ type: 'session.started', username: 'other' });
    await settled();
    expect(app.getSnapshot().context.route?.path).toBe('/');
    expect(app.getSnapshot().context.notices).toEqual([]);
  });
});

describe('whom one works with', () => {
  const screens = [
    'patientProfile',
    'patientForm',
    'patientPayments',
    'clinicPayments',
    'newPayments',
    'prescription',
    'prescriptionPatient',
    'patientDebt',
    'patientList',
  ];
  const still = Object.fromEntries(screens.map((name) => [name, fromCallback(() => {})]));

  it('is known by the files, the forms and the papers that were opened, each once, the last one first, and by nothing but their ids', async () => {
    const { go, context, settled } = open(true, '/', still);
    await settled();
    for (const at of ['/patient/7', '/clinic/5/payments', '/edit-patient/8', '/new-payment?clinic=4', '/prescription?patient=9', '/patient/7/payments']) go(at);
    expect(context().chosen).toEqual({ patients: { id: ['7', '9', '8'] } });
  });

  it('is known to nobody who comes next', async () => {
    const { app, go, context, settled } = open(true, '/', still);
    await settled();
    app.send({ type: 'session.known', username: 'demo' });
    go('/patient/7');
    app.send({ type: 'session.known', username: 'other' });
    expect(context().chosen).toEqual({});
  });
});

describe('Back that was taken back before it led anywhere', () => {
  it('leaves what stands there as it was; who comes there a second time begins anew', async () => {
    const { app, go, tell, child, context, settled } = open(true, '/settings/password', { passwordChange: passwordChangeMachine });
    await settled();
    const filled = () => child('passwordChange')?.context.filled.oldPassword;
    tell('passwordChange', { type: 'secret.filled', field: 'oldPassword', filled: true });
    app.send({ type: 'route.loading', path: '/patients' });
    go('/settings/password');
    expect([filled(), context().pending]).toEqual([true, null]);
    go('/settings/password');
    expect(filled()).toBe(false);
  });
});

describe('a newer release', () => {
  it('takes over when the user wants it, once', () => {
    const { app, taken } = open(true, '/');
    app.send({ type: 'release.wanted' });
    expect(taken).toHaveLength(0);
    app.send({ type: 'release.found' });
    expect([app.getSnapshot().context.release, taken.length]).toEqual(['waiting', 0]);
    app.send({ type: 'release.wanted' });
    app.send({ type: 'release.wanted' });
    expect([app.getSnapshot().context.release, taken.length]).toEqual(['wanted', 1]);
    // The page that is opened anew is that release.
    app.send({ type: 'release.settled' });
    expect(app.getSnapshot().context.release).toBe('none');
  });

  it('is spoken of no more when it is put off, until another comes', () => {
    const { app, taken } = open(true, '/');
    app.send({ type: 'release.found' });
    app.send({ type: 'release.postponed' });
    app.send({ type: 'release.wanted' });
    expect([app.getSnapshot().context.release, taken.length]).toEqual(['none', 0]);
    app.send({ type: 'release.found' });
    expect(app.getSnapshot().context.release).toBe('waiting');
  });
});

describe('announcing', () => {
  it('says no longer that a session ended once another has begun', async () => {
    const opened = open(true, '/settings');
    await opened.settled();
    opened.app.send({ type: 'session.known', username: 'demo' });
    opened.app.send({ type: 'session.ended', reason: 'elsewhere' });
    await opened.settled();
    expect(opened.codes()).toEqual(['session.elsewhere']);
    opened.app.send({ type: 'session.started', username: 'demo' });
    expect(opened.codes()).toEqual([]);
  });

  it('never says of one thing that it failed and that it was done', () => {
    const { app } = open(true, '/');
    const shown = () => app.getSnapshot().context.notices.map(({ notice }) => notice.code);
    const say = (code: string, tone: 'problem' | 'success', label: string) => app.send({ type: 'notice.show', notice: { code, tone, values: { label } } });
    say('removal.failed', 'problem', 'علی رضایی');
    say('removal.failed', 'problem', 'سارا احمدی');
    say('patients.removed', 'success', 'علی رضایی');
    expect(shown()).toEqual(['removal.failed', 'patients.removed']);
  });

  it('keeps a message for as long as somebody is at it, and for its whole while after that; a problem stays anyway', () => {
    const { app, clock, codes } = open(true, '/');
    for (const tone of ['success', 'problem'] as const) app.send({ type: 'notice.show', notice: { code: tone, tone, values: {} } });
    clock.increment(NOTICE_MILLIS - 1);
    for (const key of [1, 2]) app.send({ type: 'notice.held', key, held: true });
    clock.increment(20 * NOTICE_MILLIS);
    expect(codes()).toEqual(['success', 'problem']);
    // One that is gone meanwhile is nobody's any more.
    for (const key of [1, 2, 9]) app.send({ type: 'notice.held', key, held: false });
    clock.increment(NOTICE_MILLIS - 1);
    expect(codes()).toEqual(['success', 'problem']);
    clock.increment(1);
    expect(codes()).toEqual(['problem']);
    clock.increment(20 * NOTICE_MILLIS);
    expect(codes()).toEqual(['problem']);
  });

  it('still says of one thing what is not known of it where another of its name was done', () => {
    const { app } = open(true, '/');
    const say = (code: string, tone: 'problem' | 'success', id: string) =>
      app.send({ type: 'notice.show', notice: { code, tone, values: { resource: 'surgeries', id, label: 'عصب‌کشی دندان ۱۶' } } });
    say('removal.unsure', 'problem', '1');
    say('surgeries.removed', 'success', '2');
    expect(app.getSnapshot().context.notices.map(({ notice }) => notice.code)).toEqual(['removal.unsure', 'surgeries.removed']);
    say('surgeries.removed', 'success', '1');
    expect(app.getSnapshot().context.notices.map(({ notice }) => notice.values.id)).toEqual(['2', '1']);
  });

  it('says that something else is being deleted, where its question is on no screen', async () => {
    const { app } = open(true, '/');
    const ask = (id: number) => app.send({ type: 'removal.ask', resource: 'patients', id, label: 'مینا' });
    ask(1);
    ask(2);
    expect(app.getSnapshot().context.notices.map(({ notice }) => notice.code)).toEqual(['removal.busy']);
  });

  it('lets what needs nobody go first where there is no room for all', () => {
    const { app } = open(true, '/');
    const say = (code: string, tone: 'problem' | 'info') => app.send({ type: 'notice.show', notice: { code, tone, values: {} } });
    say('a', 'problem');
    say('b', 'info');
    say('c', 'problem');
    say('d', 'info');
    expect(app.getSnapshot().context.notices.map(({ notice }) => notice.code)).toEqual(['a', 'c', 'd']);
  });

  it('says the same thing once, however often it is asked to', () => {
    const { app } = open(true, '/');
    const say = (count: string) => app.send({ type: 'notice.show', notice: { code: 'services.nothing', tone: 'info', values: { count } } });
    for (const count of ['1', '1', '2', '1']) say(count);
    expect(app.getSnapshot().context.notices.map(({ notice }) => notice.values.count)).toEqual(['2', '1']);
  });

  it('keeps the three newest messages and lets each be closed', () => {
    const { app } = open(true, '/');
    for (const code of ['a', 'b', 'c', 'd']) app.send({ type: 'notice.show', notice: { code, tone: 'problem', values: {} } });
    const shown = () => app.getSnapshot().context.notices.map(({ notice }) => notice.code);
    expect(shown()).toEqual(['b', 'c', 'd']);
    app.send({ type: 'notice.dismiss', key: 3 });
    expect(shown()).toEqual(['b', 'd']);
  });
});
