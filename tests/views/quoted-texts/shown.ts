import { latinDigits } from '../../../src/schema/kit/digits.ts';

/** What a person does until a text is to be seen: the page then, and its address. */
export type Scene = () => Promise<{ readonly page: ParentNode; readonly path: string }>;

/** The scenes of an area, each by the text that it shows, as the requirements quote it. */
export type Scenes = Readonly<Record<string, Scene>>;

/** The form in which texts were ordered: without half-spaces and what keeps numbers in their direction, with digits of either kind. */
const bare = (text: string) =>
  latinDigits(text)
    .replaceAll(/[\u200c\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const GAP = '.+';

/** What the quoted text looks like where it is shown: `{name}` and `...` stand for something that is not quoted. */
const pattern = (quoted: string): RegExp => {
  const parts = bare(quoted)
    .split(/\{\w+\}|\.\.\./)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
  return new RegExp(`^${parts.join(GAP)}$`);
};

/** Whether an element is on the page for somebody to read. */
const isSeen = (element: Element): boolean => element.closest('[hidden], dialog:not([open]), template, script, style, title, option') === null;

/** Whether some element says exactly this, and nothing before or after it. */
export const isShown = (page: ParentNode, quoted: string): boolean => {
  const wanted = pattern(quoted);
  return [...page.querySelectorAll('*')].some((element) => wanted.test(bare(element.textContent ?? '')) && isSeen(element));
};
