import { calls } from '../../../../src/schema/api.ts';
import { createProvider, type Provider } from '../../../e2e/support/provider.ts';
import { openProgram, PASSWORD, type Program } from '../../../roam/world/program.ts';
import type { Hand } from '../hand/hand.ts';
import { PLACE } from './wire.ts';

/** A practice of one workflow's own, in which its paths are walked. */
export interface Practice {
  readonly username: string;
  readonly password: string;
  /** Asked behind the browser's back. */
  readonly provider: Provider;
  /** Leaves in a browser what signing in leaves there. */
  readonly enter: (hand: Hand) => Promise<void>;
}

const signIn = async ([path, username, password]: readonly [string, string, string]): Promise<number> => {
  const answer = await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ username, password }) });
  if (answer.ok) localStorage.setItem('accessToken', ((await answer.json()) as { readonly access: string }).access);
  return answer.status;
};

export const openPractice = (program: Program, username: string): Practice => {
  program.add(username);
  return {
    username,
    password: PASSWORD,
    provider: createProvider({ url: `http://127.0.0.1:${program.port()}`, username, password: PASSWORD }),
    enter: async (hand) => {
      await hand.open(PLACE);
      const status = await hand.ask(signIn, [calls.login.path, username, PASSWORD] as const);
      if (status !== 200) throw new Error(`Signing in answered ${status}.`);
    },
  };
};

export { openProgram, type Program };
