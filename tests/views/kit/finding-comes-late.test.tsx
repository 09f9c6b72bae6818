import { act } from 'react';
import { expect, it, vi } from 'vitest';
import type { Patient } from '../../../src/schema/patients/patient.ts';
import { SelectField } from '../../../src/views/kit/fields/select-field.tsx';
import { words } from '../../../src/views/kit/texts.ts';
import { find, showAlone } from '../stand.tsx';

vi.mock('../../../src/views/kit/fields/choice/party/load-finding.ts', () => ({ loadFinding: () => new Promise(() => {}) }));

const sara = { id: 7, first_name: 'سارا', last_name: 'احمدی' } as Patient;
const people = {
  patients: [sara],
  lately: [],
  optionOf: ({ id, last_name }: Patient) => ({ value: `patient:${id}`, label: last_name ?? '' }),
  idOf: (key: string) => Number(key.split(':')[1]),
};
const clinics = [{ value: 'clinic:3', label: 'سپید', first: true }];

it('a choice whose patients cannot be found yet keeps who is chosen, offers the clinics, and says that more is on its way', async () => {
  const onChange = vi.fn();
  const page = await showAlone(<SelectField label="گیرنده" options={clinics} people={people} value="patient:7" noneLabel="هیچ‌کدام" onChange={onChange} />);
  await act(async () => find(page, 'button', '').click());
  const list = find(page, '[role="listbox"]', '');
  expect([...list.querySelectorAll('[role="option"]')].map(({ textContent }) => textContent)).toEqual(['هیچ‌کدام', 'سپید', 'احمدی']);
  expect(page.querySelector('[aria-selected="true"]')?.textContent).toBe('احمدی');
  expect(page.textContent).toContain(words.loading);
  await act(async () => void list.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })));
  expect(onChange).toHaveBeenCalledWith('patient:7');
});
