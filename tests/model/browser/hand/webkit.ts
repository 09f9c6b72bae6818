import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { handBy } from './acting.ts';
import { type Browser, calm, soon } from './hand.ts';

const START_MILLIS = 20_000;
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

/** WebKitGTK by its driver, which speaks the older language of WebDriver; each hand has a browser of its own. */
export const openWebkit = async (driver: string, program: string): Promise<Browser> => {
  const port = await freePort();
  const child = spawn(driver, [`--port=${port}`], { stdio: 'ignore', env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } });
  const ask = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
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
        capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options, timeouts: { script: 20_000, pageLoad: 30_000 } } },
      });
      const at = `/session/${sessionId}`;
      await ask('POST', `${at}/window/rect`, PHONE);
      return calm({
        ...handBy({
          open: (to) => ask('POST', `${at}/url`, { url: new URL(to, url).href }),
          run: (text) =>
            ask<string>('POST', `${at}/execute/async`, {
              script: `const done = arguments[0]; (async () => ${text})().then(done, (error) => done(JSON.stringify({ failed: String(error) })));`,
              args: [],
            }),
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
    },
  };
};
