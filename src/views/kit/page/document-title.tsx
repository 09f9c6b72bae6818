import { words } from '../texts.ts';

/** Names the document after the screen. */
export const DocumentTitle = ({ children }: { readonly children: string }) => <title>{words.pageTitle(children)}</title>;
