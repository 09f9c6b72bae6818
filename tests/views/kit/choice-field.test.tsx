import { act, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ChoiceField } from '../../../src/views/kit/fields/choice/choice-field.tsx';
import { Form } from '../../../src/views/kit/fields/form.tsx';
import { find, press, show } from '../stand.tsx';

const choices = [
  { value: 1, label: 'کارت به کارت' },
  { value: 2, label: 'کارت‌خوان' },
  { value: 5, label: 'نقدی' },
];
const Method = ({ from, onChange }: { readonly from: number | string | null; readonly onChange: (value: number) => void }) => {
  const [value, setValue] = useState(from);
  return (
    <ChoiceField
      label="نوع پرداخت"
      required
      choices={choices}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
};
const method = async (from: number | string | null) => {
  const onChange = vi.fn<(value: number) => void>();
  return { page: await show(<Method from={from} onChange={onChange} />), onChange };
};
const group = (page: ParentNode) => page.querySelector<HTMLElement>('[role="radiogroup"]') as HTMLElement;
const heading = (page: ParentNode) => document.getElementById(group(page).getAttribute('aria-labelledby') ?? '') as HTMLElement;
const chosen = (page: ParentNode) =>
  [...page.querySelectorAll('label')].filter((label) => label.querySelector('input')?.checked).map((label) => label.textContent);
const key = (name: string) =>
  act(async () => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
  });

describe('choosing one of a few', () => {
  it('is one tap, and none on the heading', async () => {
    const { page, onChange } = await method(null);
    expect(heading(page).textContent).toContain('نوع پرداخت');
    await press(heading(page));
    expect([chosen(page), onChange.mock.calls]).toEqual([[], []]);
    await press(find(page, 'label', 'نقدی'));
    expect([chosen(page), onChange.mock.calls]).toEqual([['نقدی'], [[5]]]);
  });

  it.each([1, 5])('shows a known code (%i) by its name alone', async (code) => {
    const { page } = await method(code);
    expect(page.querySelectorAll('input')).toHaveLength(3);
    expect(page.textContent).not.toContain('نامشخص');
  });

  it.each([9, 'crypto', ''])('says that the code %j of the provider is unknown, and keeps it until another is chosen', async (code) => {
    const { page, onChange } = await method(code);
    expect(chosen(page)).toEqual(['نامشخص']);
    await press(find(page, 'label', 'نامشخص'));
    expect(onChange).not.toHaveBeenCalled();
    await press(find(page, 'label', 'کارت‌خوان'));
    expect([chosen(page), onChange.mock.calls]).toEqual([['کارت‌خوان'], [[2]]]);
  });

  it('moves as one reads by the arrow keys, and round from the last to the first', async () => {
    const { page, onChange } = await method(1);
    page.querySelector('input')?.focus();
    await key('ArrowLeft');
    await key('ArrowDown');
    await key('ArrowLeft');
    await key('ArrowRight');
    await key('Home');
    expect(onChange.mock.calls).toEqual([[2], [5], [1], [5], [1]]);
  });

  it.each([{ altKey: true }, { metaKey: true }, { ctrlKey: true }])('leaves an arrow with %o to the browser, which goes back', async (held) => {
    const { page, onChange } = await method(1);
    page.querySelector('input')?.focus();
    const back = new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true, cancelable: true, ...held });
    await act(async () => void document.activeElement?.dispatchEvent(back));
    expect([back.defaultPrevented, onChange.mock.calls]).toEqual([false, []]);
  });

  it('tells what is wrong with the group, and takes the focus when the form was refused', async () => {
    const refused = (refusal: number) => (
      <Form onSubmit={() => undefined} refusal={refusal}>
        <ChoiceField label="نوع پرداخت" choices={choices} value={null} error="نوع پرداخت را انتخاب کنید." onChange={() => undefined} />
      </Form>
    );
    const page = await show(refused(1));
    expect(group(page).getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(group(page).getAttribute('aria-describedby') ?? '')?.textContent).toBe('نوع پرداخت را انتخاب کنید.');
    expect(document.activeElement?.closest('label')?.textContent).toBe('کارت به کارت');
  });
});
