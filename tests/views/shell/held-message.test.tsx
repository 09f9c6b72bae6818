import { act } from 'react';
import { expect, it } from 'vitest';
import { NOTICE_MILLIS } from '../../../src/machines/app/notices.ts';
import { visit } from '../patients/practice.tsx';
import { comes, find } from '../stand.tsx';

/** A message that leads on, above a page. */
const told = async () => {
  const { page, app, wait } = await visit('/patients', {});
  await act(async () => app.send({ type: 'notice.show', notice: { code: 'patients.created', tone: 'success', values: { resource: 'patients', id: '7' } } }));
  await comes(() => expect(find(page, '[data-toast] a', 'دیدن پرونده')).toBeTruthy());
  const heard: object[] = [];
  app.system.inspect(({ type, ...seen }) => void (type === '@xstate.event' && 'event' in seen && heard.push(seen.event)));
  return {
    page,
    wait,
    way: find(page, '[data-toast] a', 'دیدن پرونده'),
    held: () => heard.filter((event) => 'held' in event).map((event) => (event as { held: boolean }).held),
    isThere: () => page.querySelector('[data-toast]') !== null,
  };
};
const points = (at: Element, type: string, { pointerType = 'mouse', to = null as Element | null } = {}) =>
  act(async () => void at.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { pointerType, relatedTarget: to })));

it('a message stays while the focus is on the way that it shows or on its button, and goes a while after that', async () => {
  const { page, way, wait, isThere, held } = await told();
  await act(async () => way.focus());
  await wait(10 * NOTICE_MILLIS);
  await act(async () => find(page, '[data-toast] button', 'بستن پیام').focus());
  await wait(10 * NOTICE_MILLIS);
  expect([isThere(), held()]).toEqual([true, [true]]);
  await act(async () => find(page, 'main h1', 'بیماران').focus());
  await wait(NOTICE_MILLIS - 1);
  expect(isThere()).toBe(true);
  await wait(1);
  expect([isThere(), held()]).toEqual([false, [true, false]]);
});

it('a message stays while a mouse moves over it, but not where one only rests or a finger was', async () => {
  const { page, way, wait, isThere } = await told();
  const words = find(page, '[data-toast] p', '');
  await points(words, 'pointermove');
  await points(words, 'pointerout', { to: way });
  await wait(10 * NOTICE_MILLIS);
  expect(isThere()).toBe(true);
  await points(way, 'pointerout', { to: document.body });
  await points(words, 'pointermove', { pointerType: 'touch' });
  await points(document.body, 'pointerout', { to: words });
  await wait(NOTICE_MILLIS);
  expect(isThere()).toBe(false);
});
