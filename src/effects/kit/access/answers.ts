import type { Answer } from '../transport/exchange.ts';

/** What an answer says by name; nothing where it is no object of JSON. */
export const fieldsIn = ({ content }: Pick<Answer, 'content'>): Readonly<Record<string, unknown>> => Object(content._tag === 'Json' ? content.value : null);

/** The token in the answer to a sign-in or a refresh, under either name that providers use. */
export const accessIn = (answer: Answer): string | null => {
  const { access, access_token: other } = fieldsIn(answer);
  const token = access ?? other;
  return typeof token === 'string' && token !== '' ? token : null;
};

/** Whether the provider itself said no, to whom the session is over then; a throttle says nothing of the kind, nor does a proxy, which answers in no data. */
export const saysNo = ({ status, content }: Answer): boolean =>
  status === 401 || (status >= 400 && status < 500 && status !== 408 && status !== 429 && content._tag === 'Json');
