import { expect, it } from 'vitest';
import { resourceId } from '../../../src/machines/app/context.ts';
import { unreadList } from '../../../src/schema/log/lists/unread-list.ts';
import { ActorsProvider } from '../../../src/views/kit/actors.tsx';
import { useListState, useRows } from '../../../src/views/kit/resources.ts';
import { comes, show } from '../stand.tsx';

const seen: string[] = [];
const Sums = () => {
  const rows = useRows('surgeries');
  const { known, busy } = useListState('surgeries');
  const said = `${known} ${busy} ${rows.reduce((sum, { id }) => sum + id, 0)}`;
  seen.push(said);
  return <p>{said}</p>;
};

/** A list that an earlier page left, of 300 rows in parts that come when `next` is called; the first is there from the start. */
const left = () => {
  const rows = Array.from({ length: 300 }, (_, id) => ({ id }));
  let read = 0;
  function* parts() {
    for (let from = 0; from < 300; from += 100) {
      read += 1;
      yield rows.slice(from, from + 100);
    }
  }
  return { list: unreadList(300, parts(), () => {}), readParts: () => read };
};

it('rows that nobody has read since an earlier page are on their way, and come by themselves', async () => {
  const { list, readParts } = left();
  const snapshot = { value: 'ready', hasTag: () => false, context: { rows: list, loadedAt: 5, askedAt: 5, failure: null, unreadable: 0 } };
  const actor = { getSnapshot: () => snapshot, subscribe: () => ({ unsubscribe: () => {} }), send: () => {} };
  const source = { subscribe: () => () => {}, get: (id: string) => (id === resourceId('surgeries') ? actor : undefined), send: () => {} };
  const page = await show(
    <ActorsProvider source={source}>
      <Sums />
    </ActorsProvider>,
  );
  await comes(() => expect(page.textContent).toBe(`true false ${(299 * 300) / 2}`));
  expect([[...new Set(seen)], readParts()]).toEqual([['false true 0', page.textContent], 3]);
});
