import { act, useLayoutEffect } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { type ActorSource, ActorsProvider } from '../../../src/views/kit/actors.tsx';
import { SearchField } from '../../../src/views/kit/fields/search-field.tsx';
import { knock } from '../../../src/views/kit/list/taken-search.ts';
import { Held } from '../../kit/part.tsx';
import { show } from '../stand.tsx';

const app = { getSnapshot: () => ({ context: { route: { path: '/patients' } } }), subscribe: () => ({ unsubscribe: () => {} }), send: () => {} };
const source: ActorSource = { subscribe: () => () => {}, get: () => app, send: () => {} };

/** A key that is pressed when the page stands and nobody has the focus yet, as on a phone that is slow with the rest. */
const Early = ({ pressed }: { readonly pressed: string }) => {
  useLayoutEffect(() => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true, cancelable: true }));
  }, [pressed]);
  return null;
};

it('goes on with all that was typed on the way to it, also after it stands and before it has the focus', async () => {
  knock({ to: '/patients', typed: 'کر' });
  const page = await show(
    <ActorsProvider source={source}>
      <Held from="">{(value, hold) => <SearchField label="جستجو" value={value} onChange={hold} clearLabel="پاک" />}</Held>
      <Early pressed="ی" />
    </ActorsProvider>,
  );
  const box = page.querySelector('input');
  expect(box?.value).toBe('کری');
  expect(document.activeElement).toBe(box);
});

it('begins anew where nothing was typed on the way: the first key takes the place of what was sought in the list before', async () => {
  knock({ to: '/patients', typed: '' });
  const page = await show(
    <ActorsProvider source={source}>
      <Held from="کریمی">{(value, hold) => <SearchField label="جستجو" value={value} onChange={hold} clearLabel="پاک" />}</Held>
    </ActorsProvider>,
  );
  const box = page.querySelector('input');
  expect(document.activeElement).toBe(box);
  expect([box?.value, box?.selectionStart, box?.selectionEnd]).toEqual(['کریمی', 0, 5]);
});

describe('Enter in a search', () => {
  const entered = async (hovers: boolean) => {
    const media = matchMedia('(hover: hover)');
    vi.spyOn(window, 'matchMedia').mockReturnValue(Object.create(media, { matches: { value: hovers } }));
    const page = await show(
      <ActorsProvider source={source}>
        <SearchField label="جستجو" value="کر" onChange={() => undefined} clearLabel="پاک" />
      </ActorsProvider>,
    );
    const box = page.querySelector('input');
    box?.focus();
    await act(async () => box?.form?.requestSubmit());
    vi.restoreAllMocks();
    return document.activeElement === box;
  };

  it('puts a keyboard of glass away', async () => {
    expect(await entered(false)).toBe(false);
  });

  it('leaves any other keyboard where somebody types', async () => {
    expect(await entered(true)).toBe(true);
  });
});
