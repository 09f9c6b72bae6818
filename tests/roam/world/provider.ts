import { calls, type ResourceName, type Row, resources } from '../../../src/schema/api.ts';
import { readerOf } from '../../../src/schema/kit/wire/reader.ts';
import type { Practice } from '../decide/practice.ts';
import { PASSWORD } from './program.ts';

/** What the provider really has, asked behind the browser's back. */
export interface Provider {
  readonly list: <N extends ResourceName>(name: N) => Promise<readonly Row<N>[]>;
  readonly practice: () => Promise<Practice>;
}

const answered = async (response: Response): Promise<unknown> => {
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${await response.text()}`);
  return response.json();
};

export const askProvider = async (port: () => number, username: string): Promise<Provider> => {
  const address = (path: string) => `http://127.0.0.1:${port()}${path}`;
  const login = await fetch(address(calls.login.path), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: PASSWORD }),
  });
  const { access } = (await answered(login)) as { readonly access: string };
  const list = async <N extends ResourceName>(name: N): Promise<readonly Row<N>[]> => {
    const rows = await answered(await fetch(address(resources[name].path), { headers: { authorization: `Bearer ${access}` } }));
    return (rows as readonly unknown[]).map(readerOf(resources[name].fields)).filter((row) => row !== null) as readonly object[] as readonly Row<N>[];
  };
  return {
    list,
    practice: async () => {
      const [patients, types, clinics, contracts, insurances, tariffs] = await Promise.all([
        list('patients'),
        list('procedureTypes'),
        list('clinics'),
        list('contracts'),
        list('insurances'),
        list('insuranceTariffs'),
      ]);
      return { patients, types, clinics, contracts, insurances, tariffs };
    },
  };
};
