/**
 * What stood in an answer. `Same` is what the caller has already; `Page` is markup where data belongs, `Broken` is neither
 * data nor markup, `Dropped` and `Stalled` did not arrive whole.
 */
export type Content =
  | { readonly _tag: 'Json'; readonly value: unknown }
  | { readonly _tag: 'Image'; readonly image: Blob }
  | { readonly _tag: 'Same' | 'Nothing' | 'Page' | 'Broken' | 'Dropped' | 'Stalled' };

const parsed = (text: string): Content => {
  try {
    return { _tag: 'Json', value: JSON.parse(text) };
  } catch {
    return { _tag: 'Broken' };
  }
};

/** What stood in an answer, and where the caller wants to know it again, by what: the provider's name for this version, or else the text itself. */
export interface Reading {
  readonly content: Content;
  readonly version: string | null;
}

/**
 * Reads a body to its end, unless it is the version that is `known`: that one is not read where the provider names its
 * versions, and not taken apart in any case. Undefined asks for no version. Rejects when the connection breaks before the end.
 */
export const readContent = async (response: Response, known?: string | null): Promise<Reading> => {
  if (response.status === 304 && known) return { content: { _tag: 'Same' }, version: known };
  const tag = response.ok ? response.headers.get('etag') : null;
  if (tag !== null && tag === known) {
    await response.body?.cancel();
    return { content: { _tag: 'Same' }, version: tag };
  }
  const type = (response.headers.get('content-type') ?? '').toLowerCase();
  if (response.ok && type.startsWith('image/')) return { content: { _tag: 'Image', image: await response.blob() }, version: null };
  const text = (await response.text()).trim();
  if (text === '') return { content: { _tag: 'Nothing' }, version: null };
  if (text.startsWith('<') || type.includes('html')) return { content: { _tag: 'Page' }, version: null };
  const version = known === undefined || !response.ok ? null : (tag ?? text);
  return version !== null && version === known ? { content: { _tag: 'Same' }, version } : { content: parsed(text), version };
};
