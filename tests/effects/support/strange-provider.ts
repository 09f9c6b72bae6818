import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json, startProvider } from './provider.ts';

type Wire = Readonly<Record<string, unknown>>;
type StrangeRow = Wire & { readonly id: number };

interface Call {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** What is answered: a value as JSON, a page, an image, or nothing at all. */
interface Reply {
  readonly status: number;
  readonly value?: unknown;
  readonly page?: string;
  readonly image?: Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * How one call goes wrong. `fails` and `drops` do nothing of what was asked, `failsAfterwards` and `dropsAfterwards` have
 * done it; any other reply stands in the place of the true one.
 */
type Trouble = 'fails' | 'failsAfterwards' | 'drops' | 'dropsAfterwards' | Reply;

/**
 * A provider that nobody of ours wrote: what Django REST framework with dj-rest-auth and django-cors-headers does, also
 * where this program's own server does otherwise. It stands on another origin than the program.
 */
export interface StrangeProvider {
  /** Where the program comes from; its configuration names the provider. */
  readonly site: string;
  readonly rows: Map<string, StrangeRow[]>;
  readonly calls: readonly Call[];
  readonly on: (method: string, path: string) => readonly Call[];
  /** Headers that a preflight refused. */
  readonly refusedHeaders: readonly string[];
  /** How the next call of a method to a path goes wrong; of several, the first said first. */
  readonly next: (method: string, path: string, trouble: Trouble) => void;
  /** What is known of the user. */
  user: Wire;
  picture: Buffer | null;
  /** The tokens that are let in. */
  readonly tokens: Set<string>;
  /** How many rows a page of a list holds; null sends lists whole. */
  pageSize: number | null;
  /** `fetch` as a browser does it for the program: with preflights, and no look into redirects. */
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly close: () => Promise<void>;
}

const DEBUG_PAGE = `<!DOCTYPE html><html lang="en"><head><title>IntegrityError at /api/</title><style>body{}</style></head>
<body><h1>IntegrityError</h1><pre>Traceback (most recent call last): UNIQUE constraint failed</pre></body></html>`;
const NOT_FOUND_PAGE = '<!doctype html><html lang="en"><head><title>Not Found</title></head><body><h1>Not Found</h1></body></html>';

/** What django-cors-headers lets through unless it is told otherwise. */
const ALLOWED_HEADERS = ['accept', 'authorization', 'content-type', 'user-agent', 'x-csrftoken', 'x-requested-with'];

/** The models by path, and what a create must name. */
const MODELS: Readonly<Record<string, { readonly model: string; readonly required: readonly string[]; readonly unique?: string }>> = {
  '/api/patients/': { model: 'Patient', required: ['first_name', 'last_name', 'national_number'], unique: 'national_number' },
  '/api/incomes/': { model: 'Income', required: ['date', 'amount', 'payment_method'] },
  '/api/surgeries/': { model: 'Surgery', required: ['patient', 'procedure_type', 'tooth_number'] },
  '/api/insurances/': { model: 'Insurance', required: ['name'] },
  '/api/clinics/': { model: 'Clinic', required: ['name'] },
};

/** What a view can be rendered as; a call that takes none of these is refused before it is looked at. */
const RENDERED = ['application/json', 'application/*', 'text/html', 'text/*', '*/*'];
const isAcceptable = (accept = '*/*') => accept.split(',').some((range) => RENDERED.includes(range.split(';')[0]?.trim() ?? ''));

const parsed = (body: string) => JSON.parse(body === '' ? '{}' : body) as Wire;
const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
};

const NO_SUCH_TOKEN: Reply = {
  status: 401,
  value: {
    detail: 'Given token not valid for any token type',
    code: 'token_not_valid',
    messages: [{ token_class: 'AccessToken', token_type: 'access', message: 'Token is invalid or expired' }],
  },
  headers: { 'WWW-Authenticate': 'Bearer realm="api"' },
};

export const startStrangeProvider = async (tables: Readonly<Record<string, readonly StrangeRow[]>> = {}): Promise<StrangeProvider> => {
  const rows = new Map(Object.keys(MODELS).map((path) => [path, [...(tables[path] ?? [])]]));
  const calls: Call[] = [];
  const refusedHeaders: string[] = [];
  const troubles: { readonly at: string; readonly trouble: Trouble }[] = [];

  const list = (path: string, url: string): Reply => {
    const all = rows.get(path) ?? [];
    const { pageSize } = provider;
    if (pageSize === null) return { status: 200, value: all };
    const page = Number(new URL(url, 'http://x').searchParams.get('page') ?? 1);
    // Behind a proxy the framework believes itself to be somewhere else.
    const address = (of: number) => (of < 1 || (of - 1) * pageSize >= all.length ? null : `http://backend.internal:8000${path}?page=${of}`);
    const results = all.slice((page - 1) * pageSize, page * pageSize);
    return { status: 200, value: { count: all.length, next: address(page + 1), previous: address(page - 1), results } };
  };

  const create = (path: string, given: Wire): Reply => {
    const { required = [], unique } = MODELS[path] ?? {};
    const missing = required.filter((field) => !(field in given));
    if (missing.length > 0) return { status: 400, value: Object.fromEntries(missing.map((field) => [field, ['This field is required.']])) };
    const all = rows.get(path) ?? [];
    if (unique !== undefined && all.some((row) => row[unique] === given[unique])) {
      return { status: 400, value: { [unique]: [`patient with this ${unique.replace('_', ' ')} already exists.`] } };
    }
    const row = { ...given, id: Math.max(0, ...all.map(({ id }) => id)) + 1 };
    all.push(row);
    return { status: 201, value: { ...row, created_at: '2026-11-20T10:00:00.123456+03:30' } };
  };

  const item = (path: string, id: number, { method, body }: Call): Reply => {
    const all = rows.get(path) ?? [];
    const index = all.findIndex((row) => row.id === id);
    const found = all[index];
    if (!found) return { status: 404, value: { detail: `No ${MODELS[path]?.model} matches the given query.` } };
    if (method === 'DELETE') {
      all.splice(index, 1);
      return { status: 204 };
    }
    if (method === 'PATCH') all[index] = { ...found, ...parsed(body), id };
    return { status: 200, value: all[index] };
  };

  /** The views that ask for no token. */
  const open: Readonly<Record<string, (call: Call) => Reply>> = {
    'POST /dj-rest-auth/login/': ({ body }) => {
      const { username, password } = parsed(body);
      if (password === '') return { status: 400, value: { password: ['This field may not be blank.'] } };
      if (password !== 'right') return { status: 400, value: { non_field_errors: ['Unable to log in with provided credentials.'] } };
      provider.tokens.add('signed in');
      // The token for refreshing stands in a cookie, and its place in the body is empty.
      return { status: 200, value: { access: 'signed in', refresh: '', user: { pk: 4, email: '', ...provider.user, username } } };
    },
    'POST /dj-rest-auth/token/refresh/': () => {
      provider.tokens.add('renewed');
      return { status: 200, value: { access: 'renewed', access_expiration: '2026-11-20T10:05:00.123456Z' } };
    },
    'POST /dj-rest-auth/logout/': () => ({ status: 200, value: { detail: 'Successfully logged out.' } }),
  };

  const inside = (call: Call): Reply => {
    const { method, path, url, body } = call;
    if (path === '/dj-rest-auth/user/') return { status: 200, value: provider.user };
    if (path === '/api/download-profile-picture/') {
      return provider.picture === null ? { status: 404, value: { detail: 'Not found.' } } : { status: 200, image: provider.picture };
    }
    if (/^\/api\/patient-financial-status\/\d+\/$/.test(path)) {
      return { status: 200, value: { debt: '4100000.00', total_cost: '5250000.00', total_payments: '1150000.00', patient: 7 } };
    }
    if (path === '/api/invoices-by-all-clinics/') return { status: 200, value: { لبخند: '12000000.00', 'مطب شخصی': null } };
    if (rows.has(path)) {
      if (method === 'GET') return list(path, url);
      return method === 'POST' ? create(path, parsed(body)) : { status: 405, value: { detail: `Method "${method}" not allowed.` } };
    }
    const [, collection = '', id = ''] = /^(\/api\/[a-z-]+\/)(\d+)\/$/.exec(path) ?? [];
    return rows.has(collection) ? item(collection, Number(id), call) : { status: 404, page: NOT_FOUND_PAGE };
  };

  /** What the framework makes of a call; null when the connection breaks. */
  const replyTo = (call: Call): Reply | null => {
    const { method, path, url, headers, body } = call;
    const at = `${method} ${path}`;
    if (!path.endsWith('/')) return { status: 301, headers: { Location: url.replace(path, `${path}/`) } };
    const index = troubles.findIndex((each) => each.at === at);
    const trouble = index === -1 ? undefined : troubles.splice(index, 1)[0]?.trouble;
    if (typeof trouble === 'object') return trouble;
    if (trouble === 'drops') return null;
    if (trouble === 'fails') return { status: 500, page: DEBUG_PAGE };
    if (!isAcceptable(headers.accept)) return { status: 406, value: { detail: 'Could not satisfy the request Accept header.' } };
    if (body !== '' && !headers['content-type']?.startsWith('application/json'))
      return { status: 415, value: { detail: 'Unsupported media type in request.' } };
    const view = open[at];
    if (!view && !provider.tokens.has(headers.authorization?.replace('Bearer ', '') ?? '')) return NO_SUCH_TOKEN;
    const reply = (view ?? inside)(call);
    if (trouble === 'dropsAfterwards') return null;
    return trouble === 'failsAfterwards' ? { status: 500, page: DEBUG_PAGE } : reply;
  };

  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    response.setHeader('Access-Control-Allow-Origin', site.origin);
    response.setHeader('Access-Control-Allow-Credentials', 'true');
    if (method === 'OPTIONS' && headers['access-control-request-method']) {
      response.setHeader('Access-Control-Allow-Headers', ALLOWED_HEADERS.join(', '));
      return void response.writeHead(200, { 'Content-Length': '0' }).end();
    }
    const call = { method, url, path: url.split('?')[0] ?? '', headers, body: await bodyOf(request) };
    calls.push(call);
    const reply = replyTo(call);
    if (reply === null) return void response.destroy();
    const { status, value, page, image } = reply;
    for (const [name, header] of Object.entries(reply.headers ?? {})) response.setHeader(name, header);
    if (page !== undefined) response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' }).end(page);
    else if (image !== undefined) response.writeHead(status, { 'Content-Type': 'image/png', 'Content-Disposition': 'inline; filename="me.png"' }).end(image);
    else if (value === undefined) response.writeHead(status).end();
    else json(response, status, value, { 'Content-Type': 'application/json; charset=utf-8' });
  });
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const site = await startProvider({ 'GET /config.json': (_, response) => json(response, 200, { provider: origin }) });

  /** Asks whether the headers of a call may go to another origin; only `Accept` needs no leave. */
  const preflight = async (url: string, { method = 'GET', headers = {} }: RequestInit) => {
    const named = Object.keys(headers).flatMap((name) => (name.toLowerCase() === 'accept' ? [] : [name.toLowerCase()]));
    if (named.length === 0 && (method === 'GET' || method === 'POST')) return;
    const leave = await fetch(url, {
      method: 'OPTIONS',
      headers: { Origin: site.origin, 'Access-Control-Request-Method': method, 'Access-Control-Request-Headers': named.join(',') },
    });
    const allowed = leave.headers.get('access-control-allow-headers')?.split(', ') ?? [];
    const refused = named.filter((name) => !allowed.includes(name));
    refusedHeaders.push(...refused);
    if (refused.length > 0) throw new TypeError('Failed to fetch');
  };

  const provider: StrangeProvider = {
    site: site.origin,
    rows,
    calls,
    on: (method, path) => calls.filter((call) => call.method === method && call.path === path),
    refusedHeaders,
    next: (method, path, trouble) => void troubles.push({ at: `${method} ${path}`, trouble }),
    user: { username: 'demo', dentist: { id: 1, first_name: 'نگار', last_name: 'راد' } },
    picture: null,
    tokens: new Set(['valid']),
    pageSize: null,
    fetch: async (url, init) => {
      if (!url.startsWith(site.origin)) await preflight(url, init);
      const response = await fetch(url, init);
      return init.redirect === 'manual' && response.status >= 300 && response.status < 400 ? Response.error() : response;
    },
    close: async () => {
      await site.close();
      await new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      });
    },
  };
  return provider;
};
