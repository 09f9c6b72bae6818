import type { Hearing } from '../../../schema/kit/wire/hearing.ts';
import { pace } from '../../../schema/log/file/pace.ts';
import { fingerprint } from './fingerprint.ts';
import { flowingJson } from './flowing.ts';

/** Characters of a body that are read between two pauses. */
const LONGEST = 32_000;
/** As much of a body as tells markup from data. */
const BEGINNING = 16;

/**
 * What stood in an answer. `Same` is what the caller has already; `Page` is markup where data belongs, `Broken` is neither
 * data nor markup, `Dropped` and `Stalled` did not arrive whole.
 */
export type Content =
  | { readonly _tag: 'Json'; readonly value: unknown }
  | { readonly _tag: 'Image'; readonly image: Blob }
  | { readonly _tag: 'Same' | 'Nothing' | 'Page' | 'Broken' | 'Dropped' | 'Stalled' };

/** What stood in an answer, and where the caller wants to know it again, by what: the provider's name for this version, or else what its text comes to. */
export interface Reading {
  readonly content: Content;
  readonly version: string | null;
}

const NOTHING: Reading = { content: { _tag: 'Nothing' }, version: null };

/** The text of a body as it comes; `heard` is told of each part of it. Between two parts the page may do something else. */
async function* textsOf(body: ReadableStream<Uint8Array>, heard: () => void): AsyncGenerator<string, void> {
  const decoder = new TextDecoder();
  const breathe = pace();
  const reader = body.getReader();
  let ended = false;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      heard();
      const text = decoder.decode(value, { stream: !done });
      // A whole body may be there at once.
      for (let at = 0; at < text.length; at += LONGEST) {
        yield text.slice(at, at + LONGEST);
        await breathe();
      }
      ended = done;
      if (done) return;
    }
  } finally {
    // Whoever stops listening lets the rest go.
    if (!ended) await reader.cancel().catch(() => undefined);
  }
}

const jsonOf = (read: () => unknown): Content => {
  try {
    return { _tag: 'Json', value: read() };
  } catch {
    return { _tag: 'Broken' };
  }
};

/**
 * Reads a body to its end, unless it is the version that is `known`: that one is not read where the provider names its
 * versions, and not taken apart in any case. Undefined asks for no version. `heard` is told whenever more of it has come,
 * `hearing` of the items of a list in it. Rejects when the connection breaks before the end.
 */
export const readContent = async (response: Response, known?: string | null, heard: () => void = () => {}, hearing?: Hearing): Promise<Reading> => {
  if (response.status === 304 && known) return { content: { _tag: 'Same' }, version: known };
  const tag = response.ok ? response.headers.get('etag') : null;
  if (tag !== null && tag === known) {
    await response.body?.cancel();
    return { content: { _tag: 'Same' }, version: tag };
  }
  const type = (response.headers.get('content-type') ?? '').toLowerCase();
  if (response.ok && type.startsWith('image/')) return { content: { _tag: 'Image', image: await response.blob() }, version: null };
  if (response.body === null) return NOTHING;

  const print = known === undefined || !response.ok || tag !== null ? null : fingerprint();
  // What may be the version that is known is not taken apart before that is seen.
  const waiting: string[] | null = print && known ? [] : null;
  const flow = flowingJson(hearing?.());
  let begun = '';
  for await (const text of textsOf(response.body, heard)) {
    if (begun.length < BEGINNING) begun = (begun + text).trimStart().slice(0, BEGINNING);
    print?.add(text);
    if (waiting) waiting.push(text);
    else flow.add(text);
  }
  if (begun === '') return NOTHING;
  if (begun.startsWith('<') || type.includes('html')) return { content: { _tag: 'Page' }, version: null };
  const version = known === undefined || !response.ok ? null : (tag ?? print?.end() ?? null);
  if (version !== null && version === known) return { content: { _tag: 'Same' }, version };
  const breathe = pace();
  for (const text of waiting ?? []) {
    flow.add(text);
    await breathe();
  }
  return { content: jsonOf(flow.end), version };
};
