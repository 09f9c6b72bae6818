import { act, useState } from 'react';
import { expect, it } from 'vitest';
import { hidden } from '../../../src/views/kit/theme/hidden.ts';
import { enter, find, show } from '../stand.tsx';
import { ChoiceSheet } from './choice-sheet.tsx';

const many = Array.from({ length: 12 }, (_, value) => ({ value, label: `بیمار ${value}` }));

it('takes what is typed in its search, also where that comes later with what is offered', async () => {
  let arrive: () => void = () => {};
  const Late = () => {
    const [options, setOptions] = useState<typeof many>([]);
    arrive = () => setOptions(many);
    return <ChoiceSheet title="بیمار" options={options} />;
  };
  await show(<Late />);
  expect(document.activeElement?.getAttribute('role')).toBe('listbox');
  await act(async () => arrive());
  expect(document.activeElement?.getAttribute('role')).toBe('combobox');
});

it('says that nothing was found in a place that was there before', async () => {
  const page = await show(<ChoiceSheet title="بیمار" options={many} />);
  const place = find(page, '[role="status"]', '');
  expect([place.hidden, place.textContent]).toEqual([false, '']);
  await act(async () => enter(find<HTMLInputElement>(page, 'input', ''), 'کسی'));
  expect(place.isConnected).toBe(true);
  expect(place.textContent).toContain('«کسی»');
});

it('says how many of how many were found, and again when that changes, without a word to be seen and while something is sought alone', async () => {
  const page = await show(<ChoiceSheet title="بیمار" options={many} />);
  const place = find(page, '[role="status"]', '');
  const seek = async (query: string) => {
    await act(async () => enter(find<HTMLInputElement>(page, 'input', ''), query));
    return place.textContent;
  };
  expect(await seek('بیمار')).toBe('۱۲ از ۱۲');
  expect(await seek('بیمار 1')).toBe('۳ از ۱۲');
  expect(place.firstElementChild?.className).toBe(hidden);
  expect(await seek('  ')).toBe('');
});
