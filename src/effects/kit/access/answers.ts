import type { Answer } from '../transport/exchange.ts';

/** The token in the answer to a sign-in or a refresh, under either name that providers use. */
export const accessIn = ({ content }: Answer): string | null => {
  const { access, access_token: other } = Object(content._tag === 'Json' ? content.value : null) as Readonly<Record<string, unknown>>;
  const token = access ?? other;
  return typeof token === 'string' && token !== '' ? token : null;
};

/** Whether the provider itself said no, to whom the session is over then; a throttle says nothing of the kind, nor does a proxy, which answers in no data. */
export const saysNo = ({ status, content }: Answer): boolean =>
  status === 401 || (status >= 400 && status < 500 && status !== 408 && status !== 429 && content._tag === 'Json');
