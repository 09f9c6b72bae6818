import { calls } from '../../../../src/schema/api.ts';
import { createProvider, type Provider } from '../../../e2e/support/provider.ts';
import { openProgram, PASSWORD, type Program } from '../../../roam/world/program.ts';
import type { Wire } from './wire.ts';

/** A practice of one workflow's own, in which its paths are walked. */
export interface Practice {
  readonly username: string;
  readonly password: string;
  /** Asked behind the browser's back. */
  readonly provider: Provider;
  /** Has the page that is loaded next begin with what signing in leaves in a browser; one sign-in serves many paths. */
  readonly enter: (wire: Wire) => Promise<void>;
}

/** A token is good for ten minutes, and no path takes so long as half of that. */
const FRESH_MILLIS = 300_000;

const signIn = async (url: string, username: string): Promise<string> => {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url + calls.login.path, { method: 'POST', headers, body: JSON.stringify({ username, password: PASSWORD }) });
  if (!answer.ok) throw new Error(`Signing in answered ${answer.status}.`);
  return ((await answer.json()) as { readonly access: string }).access;
};

/** A practice that the program has, at its port. */
export const practiceAt = (port: number, username: string): Practice => {
  const url = `http://127.0.0.1:${port}`;
  let [token, until] = ['', 0];
  return {
    username,
    password: PASSWORD,
    provider: createProvider({ url, username, password: PASSWORD }),
    enter: async (wire) => {
      if (performance.now() > until) [token, until] = [await signIn(url, username), performance.now() + FRESH_MILLIS];
      wire.bring(token);
    },
  };
};

export { openProgram, type Program };
