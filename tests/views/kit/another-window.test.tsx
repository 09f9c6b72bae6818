import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { TypedDay, TypedTags, TypedTime } from '../../../src/schema/kit/shape.ts';
import { CopyButton } from '../../../src/views/kit/controls/copy-button.tsx';
import { AmountField } from '../../../src/views/kit/fields/amount-field.tsx';
import { DayField } from '../../../src/views/kit/fields/day-field.tsx';
import { TagField } from '../../../src/views/kit/fields/tag-field.tsx';
import { TimeField } from '../../../src/views/kit/fields/typed/time-field.tsx';
import { Held } from '../../kit/part.tsx';
import { comes, field, find, press, settle, show, showAlone, type } from '../stand.tsx';

afterEach(() => vi.unstubAllGlobals());

const LABEL = 'نوشته';

/** Types something, looks at another program, comes back to the same field; then leaves it for good. What it showed after each. */
const lookingAway = async (page: ParentNode, typed: string) => {
  const box = field(page, LABEL);
  const shown = () => [...page.querySelectorAll('li')].map(({ textContent }) => textContent).join() || box.value;
  await act(async () => box.focus());
  await type(box, typed);
  // What reads words has come once it is there for whoever asks later.
  await import('../../../src/schema/kit/draft/typed/words.ts');
  await settle();
  // A browser tells the field that has the focus that it lost it, and leaves it there.
  await act(async () => box.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  const back = shown();
  await act(async () => box.blur());
  return [back, shown()];
};

it('half an allergy stays half a word while another program is looked at, and is one once the field is left', async () => {
  const page = await show(<Held<TypedTags> from={{ tags: [], typed: '' }}>{(value, hold) => <TagField label={LABEL} value={value} onChange={hold} />}</Held>);
  expect(await lookingAway(page, 'پنی')).toEqual(['پنی', 'پنی']);
  expect(page.querySelectorAll('li')).toHaveLength(1);
});

it('half a day is not completed meanwhile', async () => {
  const page = await showAlone(
    <Held<TypedDay> from={{ typed: '', day: null }}>{(value, hold) => <DayField label={LABEL} today="2026-11-20" value={value} onChange={hold} />}</Held>,
  );
  expect(await lookingAway(page, '1405/9/1')).toEqual(['۱۴۰۵/۹/۱', '۱۴۰۵/۰۹/۰۱']);
});

it('nor is half a time', async () => {
  const page = await show(
    <Held<TypedTime> from={{ typed: '', time: null }}>{(value, hold) => <TimeField label={LABEL} value={value} onChange={hold} />}</Held>,
  );
  expect(await lookingAway(page, '9')).toEqual(['۹', '۰۹:۰۰']);
});

it('nor half an amount with its unit', async () => {
  const page = await show(<Held<string> from="">{(value, hold) => <AmountField label={LABEL} value={value} onChange={hold} />}</Held>);
  const [back, left] = await lookingAway(page, '2000 تومان');
  expect([back?.includes('تومان'), left]).toEqual([true, '۲٬۰۰۰']);
});

it('a text that cannot be copied, since the page came over plain HTTP, says so', async () => {
  vi.stubGlobal('navigator', { ...navigator, clipboard: undefined });
  const page = await show(<CopyButton text="سلام" label="کپی" copied="کپی شد" refused="کپی نشد" />);
  await press(find(page, 'button', 'کپی'));
  await comes(() => expect(page.textContent).toContain('کپی نشد'));
});
