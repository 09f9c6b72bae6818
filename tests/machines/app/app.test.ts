import { describe, expect, it } from 'vitest';
import { type AnyActorLogic, createActor, fromPromise } from 'xstate';
import type { Navigation } from '../../../src/machines/app/context.ts';
import { installActors } from '../../../src/machines/app/install.ts';
import { appMachine } from '../../../src/machines/app/product.ts';
import { sessionMachine } from '../../../src/machines/session/session.ts';

const AT = 1_795_000_000_000;

/** A root whose address bar obeys at once and whose provider never answers. */
const open = (hasToken: boolean, path: string, others: Readonly<Record<string, AnyActorLogic>> = {}) => {
  const visited: string[] = [];
  const never = <Output, Input>() => fromPromise<Output, Input>(() => new Promise(() => {}));
  const session = sessionMachine.provide({ actors: { loadUser: never(), loadPicture: never(), signIn: never(), signOut: never() } });
  const root = appMachine.provide({
    actors: { session },
    actions: {
      navigate: (_, { to, passed }: Navigation) => {
        visited.push(to);
        queueMicrotask(() => app.send({ type: 'route.arrived', path: to, passed, at: AT }));
      },
    },
  });
  installActors(root, others);
  const app = createActor(root, { input: { hasToken, path, at: AT } });
  app.start();
  app.send({ type: 'route.arrived', path, at: AT });
  return { app, visited, settled: () => new Promise((done) => setImmediate(done)) };
};

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

  it('returns to the same place after the session expired and was opened again', async () => {
    const { app, settled } = open(true, '/settings');
    await settled();
    app.send({ type: 'session.known', username: 'demo' });
    app.send({ type: 'session.ended', reason: 'expired' });
    await settled();
    expect(app.getSnapshot().context.route?.screen).toBe('login');
    expect(app.getSnapshot().context.notices[0]?.notice.code).toBe('session.expired');
    app.send({ type: 'session.started', username: 'demo' });
    await settled();
    expect(app.getSnapshot().context.route?.path).toBe('/settings');
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

describe('announcing', () => {
  const codes = ({ app }: ReturnType<typeof open>) => app.getSnapshot().context.notices.map(({ notice }) => notice.code);

  it('says no longer that a session ended once another has begun', async () => {
    const opened = open(true, '/settings');
    await opened.settled();
    opened.app.send({ type: 'session.known', username: 'demo' });
    opened.app.send({ type: 'session.ended', reason: 'elsewhere' });
    await opened.settled();
    expect(codes(opened)).toEqual(['session.elsewhere']);
    opened.app.send({ type: 'session.started', username: 'demo' });
    expect(codes(opened)).toEqual([]);
  });

  it('stops calling to a form when the user is there', async () => {
    const opened = open(true, '/settings', { patientForm: fromPromise(() => new Promise(() => {})) });
    await opened.settled();
    for (const id of ['new', '7']) {
      opened.app.send({ type: 'notice.show', notice: { code: 'patients.formWaiting', tone: 'problem', values: { id } } });
    }
    opened.app.send({ type: 'route.arrived', path: '/settings', at: AT });
    expect(codes(opened)).toHaveLength(2);
    opened.app.send({ type: 'route.arrived', path: '/new-patient', at: AT });
    expect(opened.app.getSnapshot().context.notices.map(({ notice }) => notice.values.id)).toEqual(['7']);
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
