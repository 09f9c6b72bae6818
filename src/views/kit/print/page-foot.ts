import { useLayoutEffect } from 'react';

/** What stands at the foot of every page of paper, besides its number. */
export interface PageFoot {
  /** At the beginning of the line, where one starts to read: whose paper it is. */
  readonly practice: string;
  /** At the head of every page but the first: whom the paper is about. */
  readonly subject?: string | null;
  readonly date: string;
  /** The words before the page's number, and between that and how many there are. */
  readonly page: readonly [string, string];
}

const quoted = (text: string): string => `"${text.replace(/["\\\n]/g, ' ')}"`;

/** How many letters of a practice stand beside the number of the smallest page. */
const ROOM = 45;
const shortened = (name: string): string => {
  const letters = [...name];
  return letters.length > ROOM ? `${letters.slice(0, ROOM).join('').trimEnd()}…` : name;
};

const LOOK = 'font: 8pt Vazirmatn, sans-serif; color: #000; direction: rtl;';

const rules = ({ practice, subject, date, page: [page, of] }: PageFoot): string => `@page {
  @top-right { ${LOOK} content: ${quoted(subject ?? '')}; }
  @bottom-right { ${LOOK} content: ${quoted(shortened(practice))}; }
  @bottom-center { ${LOOK} white-space: nowrap; content: ${quoted(page)} counter(page, persian) ${quoted(of)} counter(pages, persian); }
  @bottom-left { ${LOOK} content: ${quoted(date)}; }
}
@page :first {
  @top-right { content: none; }
}`;

/** Gives each page its foot while something is printed; what it says is known only now, which no style of the build could hold. */
export const usePageFoot = (foot: PageFoot): void => {
  const text = rules(foot);
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [text]);
};
