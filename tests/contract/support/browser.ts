import { type Answer, Client } from './client.ts';

const LOGIN = '/dj-rest-auth/login/';
const REFRESH = '/dj-rest-auth/token/refresh/';
const LOGOUT = '/dj-rest-auth/logout/';

/** A person at a browser: it keeps the cookies it is given and sends every one of them back; who sits elsewhere has other headers. */
export class Browser {
  readonly cookies = new Map<string, string>();
  readonly #client: Client;
  readonly #headers: Readonly<Record<string, string>>;
  #token: string | null = null;

  constructor(url: string, headers: Readonly<Record<string, string>> = {}) {
    this.#client = new Client(url);
    this.#headers = headers;
  }

  /** Calls with the access token of the last sign-in or renewal. */
  async ask(method: string, path: string, body?: unknown): Promise<Answer> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const client = this.#token === null ? this.#client : this.#client.withToken(this.#token);
    const headers = { ...this.#headers, ...(cookie === '' ? {} : { cookie }) };
    const answer = await client.ask(method, path, { headers, ...(body === undefined ? {} : { body }) });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return answer;
  }

  async signIn(username: string, password: string): Promise<Answer> {
    this.#token = null;
    return this.#keep(await this.ask('POST', LOGIN, { username, password }));
  }

  async renew(): Promise<Answer> {
    return this.#keep(await this.ask('POST', REFRESH, {}));
  }

  signOut(): Promise<Answer> {
    return this.ask('POST', LOGOUT, {});
  }

  #keep(answer: Answer): Answer {
    if (answer.status === 200) this.#token = (answer.body as { access: string }).access;
    return answer;
  }
}
