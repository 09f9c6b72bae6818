import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { handBy } from './acting.ts';
import { asOnIphone } from './as-on-iphone.ts';
import { type Browser, calm, soon } from './hand.ts';
import { openScreen } from './screen.ts';

const START_MILLIS = 20_000;
const ANSWER_MILLIS = 40_000;
/** The driver's own patience with a script is a clock of the page, which a path moves on by hours: it is never to run out, and is kept here instead. */
const NEVER_MILLIS = 2_000_000_000;
const PHONE = { width: 390, height: 844 };

/** What stands in an answer of WebDriver. */
interface Answer {
  readonly value: unknown;
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { readonly port: number };
      server.close(() => resolve(port));
    });
  });

/** What GTK reads: nothing moves by itself, as somebody has it whom that disturbs, and the bar over the page is no wider than a phone. */
const SETTINGS = {
  'settings.ini': '[Settings]\ngtk-enable-animations=0\n',
  'gtk.css': 'button, entry { min-width: 0; padding: 0; }\n',
};

/** A place for settings of its own. */
const settingsIn = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'matab-webkit-'));
  mkdirSync(path.join(folder, 'gtk-3.0'));
  for (const [name, text] of Object.entries(SETTINGS)) writeFileSync(path.join(folder, 'gtk-3.0', name), text);
  return folder;
};

/** The screen to show itself on: one that stands, or one by a program. */
interface ScreenBy {
  readonly program: string;
  readonly standing: string | undefined;
}

/** WebKitGTK by its driver, which speaks the older language of WebDriver; each hand has a browser of its own. */
export const openWebkit = async (driver: string, program: string, by: ScreenBy): Promise<Browser> => {
  const screen = await openScreen(by.program, by.standing);
  const settings = settingsIn();
  const port = await freePort();
  const own = { DISPLAY: screen.display, XDG_CONFIG_HOME: settings, TZ: 'America/Los_Angeles', GDK_BACKEND: 'x11' };
  const child = spawn(driver, [`--port=${port}`], { stdio: 'ignore', env: { ...process.env, ...own, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } });
  const ask = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      signal: AbortSignal.timeout(ANSWER_MILLIS),
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { value } = (await answer.json()) as Answer;
    if (!answer.ok) throw new Error(`${path}: ${(value as { readonly message?: string }).message ?? answer.status}`);
    return value as T;
  };
  const ready = await soon(
    () =>
      ask('GET', '/status').then(
        () => true,
        () => undefined,
      ),
    START_MILLIS,
  );
  if (!ready) throw new Error(`${driver} does not answer`);
  return {
    name: 'webkit',
    hand: async (url) => {
      const options = { binary: program, args: ['--automation'] };
      const { sessionId } = await ask<{ readonly sessionId: string }>('POST', '/session', {
        capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options, timeouts: { script: NEVER_MILLIS, pageLoad: 30_000 } } },
      });
      const at = `/session/${sessionId}`;
      const run = async (text: string): Promise<string> => {
        const script = `const done = arguments[0]; (async () => ${text})().then((value) => done({ value }), (error) => done({ failed: String(error) }));`;
        const { value, failed } = await ask<{ readonly value: string; readonly failed?: string }>('POST', `${at}/execute/async`, { script, args: [] });
        if (failed !== undefined) throw new Error(failed);
        return value;
      };
      await ask('POST', `${at}/window/rect`, PHONE);
      // The bar over the page takes its part of the window.
      const bar = PHONE.height - Number(await run('window.innerHeight'));
      await ask('POST', `${at}/window/rect`, { ...PHONE, height: PHONE.height + bar });
      return calm({
        ...handBy({
          open: async (to) => {
            await ask('POST', `${at}/url`, { url: new URL(to, url).href });
            await run(`(${asOnIphone.toString()})()`);
          },
          run,
          perform: (actions) => ask('POST', `${at}/actions`, { actions }),
        }),
        close: async () => {
          await ask('DELETE', at);
        },
      });
    },
    close: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill();
      await ended;
      await screen.close();
      rmSync(settings, { recursive: true, force: true });
    },
  };
};
