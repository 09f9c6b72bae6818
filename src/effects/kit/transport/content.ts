/**
 * What stood in an answer. `Page` is markup where data belongs, `Broken` is neither data nor markup, `Dropped` and
 * `Stalled` did not arrive whole.
 */
export type Content =
  | { readonly _tag: 'Json'; readonly value: unknown }
  | { readonly _tag: 'Image'; readonly image: Blob }
  | { readonly _tag: 'Nothing' | 'Page' | 'Broken' | 'Dropped' | 'Stalled' };

const parsed = (text: string): Content => {
  try {
    return { _tag: 'Json', value: JSON.parse(text) };
  } catch {
    return { _tag: 'Broken' };
  }
};

/** Reads a body to its end. Rejects when the connection breaks before that. */
export const readContent = async (response: Response): Promise<Content> => {
  const type = (response.headers.get('content-type') ?? '').toLowerCase();
  if (response.ok && type.startsWith('image/')) return { _tag: 'Image', image: await response.blob() };
  const text = (await response.text()).trim();
  if (text === '') return { _tag: 'Nothing' };
  if (text.startsWith('<') || type.includes('html')) return { _tag: 'Page' };
  return parsed(text);
};
