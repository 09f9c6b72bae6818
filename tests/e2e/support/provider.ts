import { calls, type ResourceName, resources } from '../../../src/schema/api.ts';

/** Who signs in, and where. */
export interface Account {
  /** Scheme, host and port of the program. */
  readonly url: string;
  readonly username: string;
  readonly password: string;
}

/** Of a connection that is kept, the program may be letting go just when it is asked again. */
const ONCE = { connection: 'close' };

const answered = async (response: Response): Promise<unknown> => {
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${await response.text()}`);
  return response.status === 204 ? null : response.json();
};

const tokenOf = async ({ url, username, password }: Account): Promise<string> => {
  const response = await fetch(url + calls.login.path, {
    method: 'POST',
    headers: { ...ONCE, 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  return ((await answered(response)) as { readonly access: string }).access;
};

/** The provider as a story asks it behind the browser's back: what was really stored, and what was there before. */
export const createProvider = (account: Account) => {
  let token: Promise<string> | null = null;
  const ask = async (path: string, init: { readonly method?: string; readonly body?: string } = {}) => {
    token ??= tokenOf(account);
    const headers = { ...ONCE, authorization: `Bearer ${await token}`, 'content-type': 'application/json' };
    return answered(await fetch(account.url + path, { ...init, headers }));
  };
  return {
    /** The rows of a resource, as they come over the wire. */
    rows: async <R extends object>(resource: ResourceName): Promise<readonly R[]> => (await ask(resources[resource].path)) as readonly R[],
    /** How many rows of a resource there are. */
    count: async (resource: ResourceName): Promise<number> => ((await ask(resources[resource].path)) as unknown[]).length,
    /** Stores a row, in the form of the wire; answers its id. */
    create: async (resource: ResourceName, row: object): Promise<number> => {
      const { id } = (await ask(resources[resource].path, { method: 'POST', body: JSON.stringify(row) })) as { readonly id: number };
      return id;
    },
    /** Changes a row, as another desk does. */
    change: async (resource: ResourceName, id: number, row: object): Promise<void> => {
      await ask(`${resources[resource].path}${id}/`, { method: 'PATCH', body: JSON.stringify(row) });
    },
    /** Deletes a row, as another desk does. */
    remove: async (resource: ResourceName, id: number): Promise<void> => {
      await ask(`${resources[resource].path}${id}/`, { method: 'DELETE' });
    },
    /** Files a patient of this family name, سارا by first name. */
    filePatient(last_name: string): Promise<number> {
      return this.create('patients', { first_name: 'سارا', last_name, national_number: 12345679, gender: 2 });
    },
  };
};

export type Provider = ReturnType<typeof createProvider>;
