import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useOpensAt } from '../../../src/views/kit/list/opens-at.ts';
import { useArrival } from '../../../src/views/kit/page/route-effects.ts';
import { comes, press, settle, showAlone } from '../stand.tsx';

const shown = vi.fn();
const page = async (bottom: number, scrolled: number) => {
  shown.mockClear();
  vi.spyOn(HTMLLIElement.prototype, 'getBoundingClientRect').mockReturnValue({ bottom } as DOMRect);
  Object.assign(HTMLLIElement.prototype, { scrollIntoView: shown });
  Object.defineProperty(window, 'scrollY', { value: scrolled, configurable: true, writable: true });
  const frames = vi.spyOn(window, 'requestAnimationFrame');
  const Rows = () => (
    <ul>
      <li ref={useOpensAt<HTMLLIElement>(true, '')}>next</li>
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

it('a page that one returns to stands where it was, also at its top', async () => {
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true, writable: true });
  const Day = () => <p ref={useOpensAt<HTMLParagraphElement>(true, 'day')}>next</p>;
  vi.spyOn(HTMLParagraphElement.prototype, 'getBoundingClientRect').mockReturnValue({ bottom: 900 } as DOMRect);
  const shows = vi.fn();
  Object.assign(HTMLParagraphElement.prototype, { scrollIntoView: shows });
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const Pages = () => {
    const [path, go] = useState('/home');
    useArrival(path, null);
    return (
      <>
        {path === '/day' ? <Day /> : null}
        <button type="button" onClick={() => go(path === '/day' ? '/one' : '/day')}>
          on
        </button>
      </>
    );
  };
  const shown = await showAlone(<Pages />);
  const goOn = async () => {
    await press(shown.querySelector('button') as HTMLElement);
    await new Promise(requestAnimationFrame);
    await settle();
    return shows.mock.calls.length;
  };
  // There for the first time, on to one of its rows, and back.
  expect([await goOn(), await goOn(), await goOn()]).toEqual([1, 1, 1]);
});

it('a part that is turned to shows its row as if the page were opened with it, also where one had returned to the page', async () => {
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true, writable: true });
  vi.spyOn(HTMLParagraphElement.prototype, 'getBoundingClientRect').mockReturnValue({ bottom: 900 } as DOMRect);
  const shows = vi.fn();
  Object.assign(HTMLParagraphElement.prototype, { scrollIntoView: shows });
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const Days = () => {
    const [day, turn] = useState('today');
    useArrival('/days', null);
    const row = useOpensAt<HTMLParagraphElement>(true, day);
    return (
      <>
        <p ref={day === 'today' ? row : null}>next</p>
        <button type="button" onClick={() => turn(day === 'today' ? 'tomorrow' : 'today')}>
          on
        </button>
      </>
    );
  };
  const shown = await showAlone(<Days />);
  const frame = async () => {
    await new Promise(requestAnimationFrame);
    await settle();
    return shows.mock.calls.length;
  };
  const opened = await frame();
  const turned = async () => {
    await press(shown.querySelector('button') as HTMLElement);
    return (await frame()) - opened;
  };
  expect([await turned(), await turned()]).toEqual([0, 1]);
});
