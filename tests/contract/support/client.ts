/** An answer as it came. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed body, or undefined when it is empty. */
  readonly body: unknown;
}

export interface Ask {
  readonly body?: unknown;
  /** Sent as it is instead of `body`. */
  readonly raw?: string | Uint8Array<ArrayBuffer>;
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Speaks to one server as one user. */
export class Client {
  readonly #url: string;
  readonly #token: string | null;

  constructor(url: string, token: string | null = null) {
    this.#url = url;
    this.#token = token;
  }

  /** What an `Authorization` header of this user holds. */
  get authorization(): string {
    return `Bearer ${this.#token ?? ''}`;
  }

  /** The same server without a user. */
  get stranger(): Client {
    return new Client(this.#url);
  }

  /** The same user at another server. */
  at(url: string): Client {
    return new Client(url, this.#token);
  }

  withToken(token: string): Client {
    return new Client(this.#url, token);
  }

  async ask(method: string, path: string, { body, raw, type, headers }: Ask = {}): Promise<Answer> {
    const content = raw ?? (body === undefined ? undefined : JSON.stringify(body));
    const response = await fetch(this.#url + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(this.#token === null ? {} : { authorization: `Bearer ${this.#token}` }),
        ...(content === undefined ? {} : { 'content-type': type ?? 'application/json' }),
        ...headers,
      },
      ...(content === undefined ? {} : { body: content }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
    return { status: response.status, headers: response.headers, text, body: isJson && text !== '' ? JSON.parse(text) : undefined };
  }

  get = (path: string, ask?: Ask) => this.ask('GET', path, ask);
  post = (path: string, body?: unknown, ask?: Ask) => this.ask('POST', path, { ...ask, body });
  put = (path: string, body?: unknown, ask?: Ask) => this.ask('PUT', path, { ...ask, body });
  patch = (path: string, body?: unknown, ask?: Ask) => this.ask('PATCH', path, { ...ask, body });
  delete = (path: string, ask?: Ask) => this.ask('DELETE', path, ask);
}

/** Signs in and returns a client that carries the access token. */
export const signIn = async (url: string, username: string, password: string): Promise<Client> => {
  const client = new Client(url);
  const { status, body, text } = await client.post('/dj-rest-auth/login/', { username, password });
  if (status !== 200) throw new Error(`Sign-in answered ${status}: ${text}`);
  return client.withToken((body as { access: string }).access);
};

/** The id in an answer. */
export const idIn = ({ body, status, text }: Answer): number => {
  if (status !== 201) throw new Error(`Expected a created record, got ${status}: ${text}`);
  return (body as { id: number }).id;
};
