import { afterEach, expect, it } from 'vitest';
import { knock, takeSearch } from '../../../src/views/kit/list/taken-search.ts';

const press = (key: string, at: EventTarget = document.body, held: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held });
  at.dispatchEvent(event);
  return event.defaultPrevented;
};

afterEach(() => knock(null));

it('what is typed on the way to the list is part of the search', () => {
  knock({ to: '/patients', typed: 'کر' });
  for (const key of ['ی', 'ن', 'Shift', 'Backspace', 'م', 'ی', ' ', 'م']) press(key);
  expect(takeSearch('/insurances')).toBeNull();
  expect(takeSearch('/patients')).toBe('کریمی م');
  expect(takeSearch('/patients')).toBeNull();
});

it('keys of a field, of the browser and of nobody who searches are left alone', () => {
  const field = document.body.appendChild(document.createElement('input'));
  expect(press('ا')).toBe(false);
  knock({ to: '/patients', typed: '' });
  expect([press('ا', field), press('r', document.body, { ctrlKey: true }), press('Enter')]).toEqual([false, false, false]);
  field.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(press('ب')).toBe(false);
  expect(takeSearch('/patients')).toBe('');
  expect(press('پ')).toBe(false);
  field.remove();
});
