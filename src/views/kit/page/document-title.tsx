import { words } from '../texts.ts';

/** Names the document after the screen, never after a person: the browser keeps it in its history. */
export const DocumentTitle = ({ children }: { readonly children: string }) => <title>{words.pageTitle(children)}</title>;
