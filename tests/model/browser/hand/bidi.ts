import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Control } from '../world/tools.ts';
import { type Browser, calm, type Hand, soon, worded } from './hand.ts';

const PATIENCE = 8000;
const START_MILLIS = 60_000;
const FINGER_STEPS = 6;
const KEYS = { Enter: '\uE007', Escape: '\uE00C' } as const;
const WHOLE_FIELD = ['\uE009', 'a'] as const;

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

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Where the middle of something lies that can be used; null until then. Runs in the page. */
const placeOf = (control: Control): Place | null => {
  const found = window.modelled.find(control);
  if (!found || found.matches(':disabled') || found.getAttribute('aria-busy') === 'true') return null;
  // What is drawn in place of a box lies over it.
  const drawn = control.role === 'radio' || control.role === 'checkbox' ? (found.closest('label') ?? found) : found;
  drawn.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = drawn.getBoundingClientRect();
  const at = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  const top = document.elementFromPoint(at.x, at.y);
  return top && (drawn.contains(top) || top.contains(drawn)) ? at : null;
};

const handOn = (send: Send, context: string, url: string): Omit<Hand, 'close'> => {
  const ask = async <A, B>(what: (given: A) => B, given: A): Promise<Awaited<B>> => {
    const run = `async () => JSON.stringify(await (${what.toString()})(${JSON.stringify(given)}))`;
    const { result, exceptionDetails } = await send<{ readonly result?: { readonly value?: string }; readonly exceptionDetails?: { readonly text: string } }>(
      'script.callFunction',
      { functionDeclaration: run, target: { context }, awaitPromise: true, userActivation: true },
    );
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return (result?.value === undefined ? undefined : JSON.parse(result.value)) as Awaited<B>;
  };
  const act = (actions: readonly object[]) => send('input.performActions', { context, actions });
  const pointer = (actions: readonly object[]) => act([{ type: 'pointer', id: 'finger', parameters: { pointerType: 'mouse' }, actions }]);
  const keys = (actions: readonly object[]) => act([{ type: 'key', id: 'keys', actions }]);
  const placed = async (control: Control): Promise<Place> => {
    let last: Place | null = null;
    // What still moves is waited for.
    const still = await soon(async () => {
      const now: Place | null = await ask(placeOf, control);
      const rests = now !== null && now.x === last?.x && now.y === last?.y;
      last = now;
      return rests ? now : undefined;
    }, PATIENCE);
    if (!still) throw new Error(`${worded(control)} cannot be used`);
    return still;
  };
  const press = async (control: Control) => {
    const { x, y } = await placed(control);
    await pointer([
      { type: 'pointerMove', x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]);
  };
  return {
    open: async (to) => {
      await send('browsingContext.navigate', { context, url: new URL(to, url).href, wait: 'complete' });
    },
    press,
    type: async (control, text) => {
      await press(control);
      const [hold, all] = WHOLE_FIELD;
      const chord = [
        { type: 'keyDown', value: hold },
        { type: 'keyDown', value: all },
        { type: 'keyUp', value: all },
        { type: 'keyUp', value: hold },
      ];
      const letters = [...(text === '' ? ['\uE003'] : text)].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await keys([...chord, ...letters]);
    },
    key: async (name) => {
      await keys([
        { type: 'keyDown', value: KEYS[name] },
        { type: 'keyUp', value: KEYS[name] },
      ]);
    },
    drag: async (control, dx) => {
      const { x, y } = await placed(control);
      const way = Array.from({ length: FINGER_STEPS }, (_, step) => ({
        type: 'pointerMove',
        x: Math.round(x + (dx * (step + 1)) / FINGER_STEPS),
        y,
        duration: 15,
      }));
      await pointer([{ type: 'pointerMove', x, y }, { type: 'pointerDown', button: 0 }, ...way, { type: 'pointerUp', button: 0 }]);
    },
    see: (workflow, controls) => ask(([id, sought]) => window.modelled.look(id, sought), [workflow, controls] as const),
    pass: (millis) => ask((time) => window.modelled.pass(time), millis),
    ask,
  };
};

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

/** What of the window a phone shows. */
const PHONE = { width: 390, height: 844 };

/** Firefox ESR by WebDriver BiDi, which it speaks itself; each hand has a profile of its own in one process. */
export const openFirefox = async (program: string): Promise<Browser> => {
  const profile = mkdtempSync(path.join(tmpdir(), 'matab-firefox-'));
  const child = spawn(program, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'], { stdio: ['ignore', 'ignore', 'pipe'] });
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
