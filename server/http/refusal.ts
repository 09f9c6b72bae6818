import { type Language, type Message, type MessageCode, message, say } from './messages.ts';

/** What an answer says when it is no success, in either language. */
export type RefusalBody = (language: Language) => unknown;

/** A request that is answered with an error: status, body in the shape of Django REST framework, headers. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly body: RefusalBody;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, body: RefusalBody, headers: Readonly<Record<string, string>> = {}) {
    super(`Refused with ${status}`);
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** `{detail}`. */
export const refusal = (status: number, code: MessageCode, values: Message['values'] = {}, headers: Readonly<Record<string, string>> = {}): Refusal =>
  new Refusal(status, (language) => ({ detail: say(message(code, values), language) }), headers);

export type FieldErrors = Readonly<Record<string, readonly Message[]>>;

/** The key under which errors about the whole record stand. */
export const NON_FIELD = 'non_field_errors';

/** 400 with `{field: [texts]}`. */
export const invalid = (errors: FieldErrors): Refusal =>
  new Refusal(400, (language) => Object.fromEntries(Object.entries(errors).map(([field, messages]) => [field, messages.map((text) => say(text, language))])));

/** 401 with the code and the messages of a token that does not count. */
export const badToken = (): Refusal =>
  new Refusal(
    401,
    (language) => ({
      detail: say(message('badToken'), language),
      code: 'token_not_valid',
      messages: [{ token_class: 'AccessToken', token_type: 'access', message: say(message('invalidToken'), language) }],
    }),
    CHALLENGE,
  );

/** 401 with the code of a refresh token that does not count. */
export const badRefreshToken = (code: MessageCode): Refusal =>
  new Refusal(401, (language) => ({ detail: say(message(code), language), code: 'token_not_valid' }), CHALLENGE);

export const CHALLENGE = { 'www-authenticate': 'Bearer realm="api"' } as const;
