import { act, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { ActorsProvider } from '../../../src/views/kit/actors.tsx';
import { usePartAtTouch, usePartLater } from '../../../src/views/kit/list/later.ts';
import { comes, settle, show, showAlone } from '../stand.tsx';

afterEach(() => vi.useRealTimers());

const shown = async (load: () => Promise<string>, asked: boolean) => {
  const said: object[] = [];
  const source = { subscribe: () => () => {}, get: () => undefined, send: (event: object) => void said.push(event) };
  const Part = () => <p>{usePartLater(load, true, asked) ?? 'not there'}</p>;
  const page = await show(
    <ActorsProvider source={source}>
      <Part />
    </ActorsProvider>,
  );
  return { page, said };
};

it('a part that nobody waits for comes when there is time, and is not missed aloud', async () => {
  const there = await shown(() => Promise.resolve('there'), false);
  await comes(() => expect(there.page.textContent).toBe('there'));
  const asked = vi.fn(() => Promise.reject(new Error('no line')));
  const lost = await shown(asked, false);
  await comes(() => expect(asked).toHaveBeenCalledOnce());
  await settle();
  expect([lost.page.textContent, lost.said]).toEqual(['not there', []]);
});

it('a part that nobody waits for and that does not come is asked for ever more rarely, until it comes', async () => {
  vi.useFakeTimers();
  const load = vi.fn(() => Promise.reject(new Error('no line')));
  const { page, said } = await shown(load, false);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  const calls = load.mock.calls.length;
  expect([calls, page.textContent, said]).toEqual([5, 'not there', []]);
  load.mockImplementation(() => Promise.resolve('there') as Promise<never>);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(page.textContent).toBe('there');
});

it('a part that somebody asked for and that does not come is said once, and asked for until it comes', async () => {
  vi.useFakeTimers();
  let calls = 0;
  const load = () => {
    calls += 1;
    return calls < 4 ? Promise.reject(new Error('no line')) : Promise.resolve('there');
  };
  const { page, said } = await shown(load, true);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect([page.textContent, calls]).toEqual(['there', 4]);
  expect(said).toEqual([{ type: 'notice.show', notice: { code: 'sheet.failed', tone: 'problem', values: {} } }]);
});

it('a part for the first touch is fetched behind the answer to it, and for nobody who has left by then', async () => {
  const asked: string[] = [];
  const come = async (name: string) => {
    asked.push(name);
    return 'there';
  };
  const stays = () => come('stays');
  const leaves = () => come('leaves');
  const Part = ({ load }: { readonly load: () => Promise<string> }) => <p>{usePartAtTouch(load, false) ?? 'not there'}</p>;
  const Both = () => {
    const [left, setLeft] = useState(false);
    return (
      <>
        <Part load={stays} />
        {left ? null : <Part load={leaves} />}
        <button type="button" onClick={() => setLeft(true)}>
          leave
        </button>
      </>
    );
  };
  const page = await showAlone(<Both />);
  await settle();
  window.dispatchEvent(new Event('keydown'));
  act(() => page.querySelector('button')?.click());
  expect(asked).toEqual([]);
  await comes(() => expect(asked).toEqual(['stays']));
  await settle();
  expect(page.querySelector('p')?.textContent).toBe('there');
});
