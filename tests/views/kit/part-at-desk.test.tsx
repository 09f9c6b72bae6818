import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { partAtDesk, useAtDesk } from '../../../src/views/kit/page/desk/at-desk.ts';
import { show } from '../stand.tsx';

beforeEach(() => void Object.assign(window, { innerWidth: 1280 }));
afterEach(() => void Object.assign(window, { innerWidth: 390 }));

/** A part of the program that comes, or does not, when it is told to. */
const part = () => {
  const asked: PromiseWithResolvers<string>[] = [];
  const load = () => {
    const one = Promise.withResolvers<string>();
    asked.push(one);
    return one.promise;
  };
  return { asked, load };
};

/** Visits a place that has the part at the desk, and rows elsewhere; `seen` holds what stood there, from the first time it was drawn. */
const visiting = async (usePart: (wanted: boolean) => string | null | undefined) => {
  const seen: (string | null)[] = [];
  const Place = () => {
    const is = usePart(useAtDesk());
    seen.push(is === undefined ? 'rows' : is);
    return is;
  };
  await show(<Place />);
  return seen;
};

describe('a part that no phone fetches', () => {
  it('has nothing in its place while it comes, and stands there from the start of the next visit', async () => {
    const { asked, load } = part();
    const usePart = partAtDesk(load);
    const first = await visiting(usePart);
    expect([asked.length, ...new Set(first)]).toEqual([1, null]);
    await act(async () => asked[0]?.resolve('table'));
    expect([...new Set(first)]).toEqual([null, 'table']);
    expect([...new Set(await visiting(usePart)), asked.length]).toEqual(['table', 1]);
  });

  it('leaves the rows where it does not come, and is asked for again by the next visit alone', async () => {
    const { asked, load } = part();
    const usePart = partAtDesk(load);
    const first = await visiting(usePart);
    await act(async () => asked[0]?.reject(new TypeError('Failed to fetch')));
    expect([...new Set(first), asked.length]).toEqual([null, 'rows', 1]);
    const second = await visiting(usePart);
    expect(asked.length).toBe(2);
    await act(async () => asked[1]?.resolve('table'));
    expect([...new Set(second)]).toEqual([null, 'table']);
  });

  it('is asked for again by whoever presses for it', async () => {
    const { asked, load } = part();
    const usePart = partAtDesk(load);
    const seen = await visiting(usePart);
    await act(async () => asked[0]?.reject(new TypeError('Failed to fetch')));
    await act(async () => usePart.again());
    await act(async () => asked[1]?.resolve('table'));
    expect(seen.filter((is, at) => is !== seen[at - 1])).toEqual([null, 'rows', null, 'table']);
  });

  it('is nothing on a phone', async () => {
    Object.assign(window, { innerWidth: 390 });
    const { asked, load } = part();
    expect([...new Set(await visiting(partAtDesk(load))), asked.length]).toEqual(['rows', 0]);
  });
});
