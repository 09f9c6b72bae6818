import { afterEach, expect, it, vi } from 'vitest';
import { useOpensAt } from '../../../src/views/kit/list/opens-at.ts';
import { comes, settle, showAlone } from '../stand.tsx';

const shown = vi.fn();
const page = async (bottom: number, scrolled: number) => {
  shown.mockClear();
  vi.spyOn(HTMLLIElement.prototype, 'getBoundingClientRect').mockReturnValue({ bottom } as DOMRect);
  Object.assign(HTMLLIElement.prototype, { scrollIntoView: shown });
  Object.defineProperty(window, 'scrollY', { value: scrolled, configurable: true, writable: true });
  const frames = vi.spyOn(window, 'requestAnimationFrame');
  const Rows = () => (
    <ul>
      <li ref={useOpensAt<HTMLLIElement>(true)}>next</li>
    </ul>
  );
  await showAlone(<Rows />);
  await comes(() => expect(frames).toHaveBeenCalled());
  await new Promise(requestAnimationFrame);
  await settle();
  return shown.mock.calls.length;
};

afterEach(() => {
  vi.restoreAllMocks();
  Object.assign(window, { scrollY: 0 });
});

it('a page opens at the row that is meant, where that stands below what can be seen', async () => {
  expect(await page(900, 0)).toBe(1);
});

it('a page stays where it is whose row can be seen, and where somebody left it', async () => {
  expect(await page(300, 0)).toBe(0);
  expect(await page(900, 240)).toBe(0);
});
