import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { handBy } from './acting.ts';
import { type Browser, calm, type Hand } from './hand.ts';

const START_MILLIS = 60_000;

/** An answer of the browser, as WebDriver BiDi writes it. */
interface Message {
  readonly id?: number;
  readonly type: 'success' | 'error' | 'event';
  readonly result?: unknown;
  readonly message?: string;
}

type Send = <T>(method: string, params: object) => Promise<T>;

/** A line to a browser that speaks WebDriver BiDi. */
const connect = async (address: string): Promise<{ readonly send: Send; readonly close: () => void }> => {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error(`${address} does not answer`));
  });
  const waiting = new Map<number, (message: Message) => void>();
  let last = 0;
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id !== undefined) waiting.get(message.id)?.(message);
  };
  const send: Send = async <T>(method: string, params: object) => {
    last += 1;
    const id = last;
    const answer = new Promise<Message>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const { type, result, message } = await answer;
    waiting.delete(id);
    if (type === 'error') throw new Error(`${method}: ${message}`);
    return result as T;
  };
  return { send, close: () => socket.close() };
};

const handOn = (send: Send, context: string, url: string): Omit<Hand, 'close'> =>
  handBy({
    open: (to) => send('browsingContext.navigate', { context, url: new URL(to, url).href, wait: 'complete' }),
    run: async (text) => {
      const { result, exceptionDetails } = await send<{ readonly result?: { readonly value?: string }; readonly exceptionDetails?: { readonly text: string } }>(
        'script.callFunction',
        { functionDeclaration: `async () => ${text}`, target: { context }, awaitPromise: true, userActivation: true },
      );
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result?.value;
    },
    perform: (actions) => send('input.performActions', { context, actions }),
  });

const started = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = '';
    const late = setTimeout(() => reject(new Error(`The browser does not speak WebDriver BiDi: ${said}`)), START_MILLIS);
    child.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const address = /WebDriver BiDi listening on (ws:\S+)/.exec(said)?.[1];
      if (!address) return;
      clearTimeout(late);
      resolve(address);
    });
    child.on('error', reject);
  });

/** As somebody in Iran has it whom movement disturbs. */
const SETTINGS = { 'ui.prefersReducedMotion': 1, 'intl.accept_languages': 'fa-IR, fa' };

/** What of the window a phone shows. */
const PHONE = { width: 390, height: 844 };

/** Firefox ESR by WebDriver BiDi, which it speaks itself; each hand has a profile of its own in one process. */
export const openFirefox = async (program: string): Promise<Browser> => {
  const profile = mkdtempSync(path.join(tmpdir(), 'matab-firefox-'));
  const settings = Object.entries(SETTINGS).map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`);
  writeFileSync(path.join(profile, 'user.js'), settings.join(''));
  const child = spawn(program, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'], {
    ...{ stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, TZ: 'America/Los_Angeles' } },
  });
  const { send, close } = await connect(`${await started(child)}/session`);
  await send('session.new', { capabilities: {} });
  return {
    name: 'firefox',
    hand: async (url) => {
      const { userContext } = await send<{ readonly userContext: string }>('browser.createUserContext', {});
      const { context } = await send<{ readonly context: string }>('browsingContext.create', { type: 'tab', userContext });
      await send('browsingContext.setViewport', { context, viewport: PHONE });
      return calm({
        ...handOn(send, context, url),
        close: async () => {
          await send('browser.removeUserContext', { userContext });
        },
      });
    },
    close: async () => {
      close();
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};
