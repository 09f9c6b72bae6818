import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { TypedDay, TypedTags } from '../../../src/schema/kit/shape.ts';
import { Button } from '../../../src/views/kit/controls/button.tsx';
import { ChoiceField } from '../../../src/views/kit/fields/choice/choice-field.tsx';
import { DayField } from '../../../src/views/kit/fields/day-field.tsx';
import { Form } from '../../../src/views/kit/fields/form.tsx';
import { SelectField } from '../../../src/views/kit/fields/select-field.tsx';
import { TagField } from '../../../src/views/kit/fields/tag-field.tsx';
import { TextField } from '../../../src/views/kit/fields/text-field.tsx';
import { Held } from '../../kit/part.tsx';
import { field, find, press, settle, showAlone, type } from '../stand.tsx';

const genders = [
  { value: 1, label: 'مرد' },
  { value: 2, label: 'زن' },
];
const insurers = ['آسیا', 'البرز', 'ایران', 'دانا', 'دی', 'سامان', 'کوثر', 'معلم', 'نوین', 'سلامت'].map((label, value) => ({
  value,
  label,
  detail: `سطح ${value}`,
  first: label === 'کوثر',
}));

/** A form with a field of every manner, and what it was submitted with. */
const filling = async ({ disabled = false, refusal = 0 } = {}) => {
  const onSubmit = vi.fn();
  const form = (off: boolean, refused: number) => (
    <>
      <Form id="sample" label="نمونه" refusal={refused} onSubmit={onSubmit}>
        <Held from="">{(value, hold) => <TextField label="نام" value={value} disabled={off} onChange={hold} />}</Held>
        <Held from={2 as number}>{(value, hold) => <ChoiceField label="جنسیت" preset choices={genders} value={value} onChange={hold} />}</Held>
        <Held<TypedDay> from={{ typed: '', day: null }}>{(value, hold) => <DayField label="تاریخ" today="2026-11-20" value={value} onChange={hold} />}</Held>
        <Held<number | null> from={null}>{(value, hold) => <SelectField label="بیمه" options={insurers} value={value} onChange={hold} />}</Held>
        <TextField label="آدرس" multiline value="" onChange={() => undefined} />
        <Held<TypedTags> from={{ tags: [], typed: '' }}>{(value, hold) => <TagField label="بیماری‌ها" value={value} onChange={hold} />}</Held>
        <Held from="">{(value, hold) => <TextField label="کد" value={value} onChange={hold} />}</Held>
      </Form>
      <Button type="submit" form="sample" disabled={off}>
        ذخیره
      </Button>
    </>
  );
  const page = await showAlone(form(disabled, refusal));
  await settle();
  return { page, onSubmit };
};

const key = async (name: string, more: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more });
  await act(async () => (document.activeElement ?? document.body).dispatchEvent(event));
  await settle();
  return event;
};
const radioOf = (page: ParentNode, name: string) => find(page, 'label', name).querySelector('input');
const face = (page: ParentNode) => page.querySelector<HTMLElement>('[data-stop]');

describe('the Enter key in a form', () => {
  it('leads from field to field, into a group at what is chosen, and submits in the last', async () => {
    const { page, onSubmit } = await filling();
    field(page, 'نام').focus();
    await key('Enter');
    expect(document.activeElement).toBe(radioOf(page, 'زن'));
    await key('Enter');
    expect(document.activeElement).toBe(field(page, 'تاریخ'));
    await key('Enter');
    expect(document.activeElement).toBe(face(page));
    field(page, 'کد').focus();
    expect(onSubmit).not.toHaveBeenCalled();
    await key('Enter');
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('makes a new line in a long text, and adds a tag that was typed before it leads on', async () => {
    const { page, onSubmit } = await filling();
    field(page, 'آدرس').focus();
    expect((await key('Enter')).defaultPrevented).toBe(false);
    expect(document.activeElement).toBe(field(page, 'آدرس'));
    const tags = field(page, 'بیماری‌ها');
    tags.focus();
    await type(tags, 'دیابت');
    await key('Enter');
    expect([...page.querySelectorAll('li')].map((tag) => tag.textContent)).toEqual(['دیابت']);
    expect(document.activeElement).toBe(tags);
    // Who holds the key down to take back a word takes none that was there before.
    const erase = (repeat: boolean) => act(async () => tags.dispatchEvent(new KeyboardEvent('keydown', { key: 'Backspace', bubbles: true, repeat })));
    await erase(true);
    expect(page.querySelectorAll('li')).toHaveLength(1);
    await erase(false);
    expect([page.querySelectorAll('li').length, page.textContent?.includes('دیابت حذف شد')]).toEqual([0, true]);
    await key('Enter');
    expect(document.activeElement).toBe(field(page, 'کد'));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it.each([{ ctrlKey: true }, { metaKey: true }])('with %j submits from any field, and from none', async (more) => {
    const { page, onSubmit } = await filling();
    field(page, 'آدرس').focus();
    await key('Enter', more);
    expect(onSubmit).toHaveBeenCalledTimes(1);
    (document.activeElement as HTMLElement).blur();
    await key('Enter', more);
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  it('says on a keyboard of glass which of the two it does', async () => {
    const { page } = await filling();
    expect(['نام', 'تاریخ', 'بیماری‌ها', 'کد'].map((label) => field(page, label).getAttribute('enterkeyhint'))).toEqual(['next', 'next', 'enter', 'done']);
  });
});

describe('choosing in a sheet', () => {
  it('begins in the search, moves by arrows, takes by Enter, and goes on to the next field', async () => {
    const { page, onSubmit } = await filling();
    await press(face(page) as HTMLElement);
    const search = field(page, 'جستجو');
    expect(document.activeElement).toBe(search);
    await type(search, 'ا');
    await key('ArrowDown');
    await key('ArrowDown');
    await key('ArrowUp');
    const marked = document.getElementById(search.getAttribute('aria-activedescendant') ?? '');
    expect(marked?.textContent).toContain('البرز');
    await key('Enter');
    expect(page.querySelector('dialog')).toBeNull();
    expect(face(page)?.textContent).toContain('البرز');
    expect(face(page)?.textContent).toContain('سطح 1');
    expect(document.activeElement).toBe(field(page, 'آدرس'));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('puts what is likely first, by the name of what they have in common', async () => {
    const { page } = await filling();
    await press(face(page) as HTMLElement);
    const groups = [...page.querySelectorAll('dialog fieldset')];
    expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual(['اخیر', 'همه']);
    expect(groups.map((group) => group.querySelectorAll('[role="option"]').length)).toEqual([1, 9]);
  });

  it('leaves the focus with the field when nothing was chosen', async () => {
    const { page } = await filling();
    await press(face(page) as HTMLElement);
    await key('Escape');
    expect(page.querySelector('dialog')).toBeNull();
    expect(document.activeElement).not.toBe(field(page, 'آدرس'));
  });
});

describe('a wrong day', () => {
  it('is said on leaving, not while it is typed, and gone when it is right', async () => {
    const { page } = await filling();
    const day = field(page, 'تاریخ');
    day.focus();
    await type(day, '1405/13/1');
    expect(day.getAttribute('aria-invalid')).toBeNull();
    await act(async () => day.blur());
    expect(day.getAttribute('aria-invalid')).toBe('true');
    expect(page.textContent).toContain('تاریخ نامعتبر است.');
    await type(day, '1405/2/21');
    expect(day.getAttribute('aria-invalid')).toBeNull();
  });
});
