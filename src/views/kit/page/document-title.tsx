import { useLayoutEffect, useRef } from 'react';
import { words } from '../texts.ts';

/** Names the document for as long as it stands. Who comes last names it, and gives the name back to the one before. */
export const Title = ({ children }: { readonly children: string }): null => {
  const made = useRef<HTMLTitleElement>(null);
  useLayoutEffect(() => {
    const element = document.createElement('title');
    made.current = element;
    document.head.prepend(element);
    return () => element.remove();
  }, []);
  useLayoutEffect(() => {
    if (made.current) made.current.textContent = children;
  }, [children]);
  return null;
};

/** Names the document after the screen, never after a person: the browser keeps it in its history. */
export const DocumentTitle = ({ children }: { readonly children: string }) => <Title>{words.pageTitle(children)}</Title>;
