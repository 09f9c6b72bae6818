import { act, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { Picked, PickedTeeth } from '../../../src/schema/kit/tooth.ts';
import { ToothChart } from '../../../src/views/kit/figures/tooth/tooth-chart.tsx';
import { ToothPicker } from '../../../src/views/kit/figures/tooth/tooth-picker.tsx';
import { find, press, show } from '../stand.tsx';

const radios = (page: ParentNode) => [...page.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
const labels = (page: ParentNode) => radios(page).map((radio) => radio.getAttribute('aria-label') ?? radio.closest('label')?.textContent);
const radio = (page: ParentNode, name: string) => find<HTMLInputElement>(page, 'input[type="radio"]', name);
const picker = (value: Picked, more: object = {}) => {
  const onChange = vi.fn<(next: Picked) => void>();
  return show(<ToothPicker value={value} onChange={onChange} {...more} />).then((page) => ({ page, onChange }));
};

describe('choosing a tooth on the picture', () => {
  it('shows the mouth as one faces it, from left to right whichever way the page reads', async () => {
    const { page } = await picker({});
    expect(labels(page).slice(-4)).toEqual(['بالا راست', 'بالا چپ', 'پایین راست', 'پایین چپ']);
    expect(page.textContent?.indexOf('راست بیمار')).toBeLessThan(page.textContent?.indexOf('چپ بیمار') ?? 0);
  });

  it.each([
    [1, ['۸', '۷', '۶', '۵', '۴', '۳', '۲', '۱']],
    [2, ['۱', '۲', '۳', '۴', '۵', '۶', '۷', '۸']],
    [3, ['۱', '۲', '۳', '۴', '۵', '۶', '۷', '۸']],
    [4, ['۸', '۷', '۶', '۵', '۴', '۳', '۲', '۱']],
  ])('has the midline of quarter %i where it is in the picture', async (quadrant, expected) => {
    const { page } = await picker({ quadrant, tooth_number: null });
    const row = page.querySelector('fieldset');
    expect([...(row?.querySelectorAll('label > span') ?? [])].map(({ textContent }) => textContent)).toEqual(expected);
  });

  it('names each tooth in full, and answers in the picker’s own counting', async () => {
    const { page, onChange } = await picker({ quadrant: 1, tooth_number: null });
    await press(radio(page, 'دندان ۶، مولر اول، بالا راست'));
    expect(onChange).toHaveBeenCalledWith({ quadrant: 1, tooth_number: 6 });
    const child = await picker({ quadrant: 3, tooth_number: null }, { young: true });
    await press(radio(child.page, 'دندان شیری D، مولر اول شیری، پایین چپ'));
    expect(child.onChange).toHaveBeenCalledWith({ quadrant: 3, tooth_number: 12 });
  });

  it('chooses several teeth, each given up by a second tap or by its own button', async () => {
    const heard: PickedTeeth[] = [];
    const Picking = () => {
      const [value, setValue] = useState<PickedTeeth>({ quadrant: 1, tooth_number: null });
      const change = (next: PickedTeeth) => {
        heard.push(next);
        setValue((before) => ({ ...before, ...next }));
      };
      return <ToothPicker several value={value} onChange={change} />;
    };
    const page = await show(<Picking />);
    const box = (name: string) => find<HTMLInputElement>(page, 'input[type="checkbox"]', name);
    await press(box('دندان ۶، مولر اول، بالا راست'));
    await press(box('دندان ۷، مولر دوم، بالا راست'));
    await press(radio(page, 'پایین چپ'));
    // To look at another quarter is no choice.
    expect(heard.at(-1)).toEqual({ quadrant: 1, tooth_number: 6, other_teeth: ['17'] });
    await press(box('دندان ۱، سانترال، پایین چپ'));
    expect(page.querySelector('output')?.textContent).toBe('۳ دندان:');
    await press(find(page, 'button', 'برداشتن دندان ۶ بالا راست'));
    expect(heard.at(-1)).toEqual({ quadrant: 1, tooth_number: 7, other_teeth: ['31'] });
    await press(box('دندان ۱، سانترال، پایین چپ'));
    expect(heard.at(-1)).toEqual({ quadrant: 1, tooth_number: 7, other_teeth: null });
  });

  it('forgets the tooth when the quarter or the kind of teeth changes', async () => {
    const { page, onChange } = await picker({ quadrant: 1, tooth_number: 6 });
    await press(radio(page, 'پایین راست'));
    expect(onChange).toHaveBeenLastCalledWith({ quadrant: 4, tooth_number: null });
    await press(find(page, 'label', 'دندان شیری'));
    expect(onChange).toHaveBeenLastCalledWith({ quadrant: 1, tooth_number: null });
  });

  it('keeps to milk teeth when the quarter of one is corrected, and to permanent ones likewise', async () => {
    const Picking = ({ from }: { readonly from: Picked }) => {
      const [value, setValue] = useState(from);
      return <ToothPicker value={value} onChange={setValue} />;
    };
    const child = await show(<Picking from={{ quadrant: 4, tooth_number: 13 }} />);
    await press(radio(child, 'بالا چپ'));
    expect(labels(child)).toContain('دندان شیری E، مولر دوم شیری، بالا چپ');
    const adult = await show(<Picking from={{ quadrant: 4, tooth_number: null }} />);
    await press(find(adult, 'label', 'دندان شیری'));
    await press(find(adult, 'label', 'دندان دائمی'));
    await press(radio(adult, 'بالا چپ'));
    expect(labels(adult)).toContain('دندان ۶، مولر اول، بالا چپ');
  });

  it.each([
    ['ArrowLeft', 2],
    ['ArrowRight', 2],
    ['ArrowDown', 4],
    ['ArrowUp', 4],
  ])('moves with %s as one sees', async (key, quadrant) => {
    const { page, onChange } = await picker({ quadrant: 1, tooth_number: null });
    await act(async () => radio(page, 'بالا راست').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));
    expect(onChange).toHaveBeenCalledWith({ quadrant, tooth_number: null });
    expect((document.activeElement as HTMLInputElement).getAttribute('aria-label')).toBe(quadrant === 2 ? 'بالا چپ' : 'پایین راست');
  });

  it('leaves an arrow with Alt or ⌘ to the browser, which goes back', async () => {
    const { page, onChange } = await picker({ quadrant: 1, tooth_number: 6 }, { several: true });
    const boxes = [...page.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')];
    for (const at of [radio(page, 'بالا راست'), boxes.at(2)]) {
      at?.focus();
      for (const held of [{ altKey: true }, { metaKey: true }]) {
        const back = new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true, cancelable: true, ...held });
        await act(async () => void at?.dispatchEvent(back));
        expect([back.defaultPrevented, document.activeElement]).toEqual([false, at]);
      }
    }
    expect(onChange).not.toHaveBeenCalled();
  });

  it('marks what is wrong where the focus goes first', async () => {
    const { page } = await picker({}, { quadrantError: 'لطفاً کوادرانت را انتخاب کنید' });
    const [first] = radios(page).filter((each) => each.getAttribute('aria-invalid') === 'true');
    expect(first?.getAttribute('aria-label')).toBe('بالا راست');
    const group = first?.closest('[role="radiogroup"]');
    expect(document.getElementById(group?.getAttribute('aria-describedby') ?? '')?.textContent).toBe('لطفاً کوادرانت را انتخاب کنید');
  });
});

describe('reading what was done on the picture', () => {
  const entries = ['16', '16', '11', '85', '99'].map((tooth_number, id) => ({ id, tooth_number }));
  const chart = () =>
    show(
      <ToothChart label="نقشه دندان‌ها" entries={entries}>
        {(found) => found.map(({ id }) => <p key={id}>{`درمان ${id}`}</p>)}
      </ToothChart>,
    );

  it('says how much was done in each quarter, to each tooth, and what', async () => {
    const page = await chart();
    expect(labels(page)).toContain('بالا راست، ۳ درمان');
    expect(labels(page)).toContain('بالا چپ، بدون درمان');
    expect(page.textContent).toContain('۱ درمان بدون دندان مشخص');
    await press(radio(page, 'بالا راست، ۳ درمان'));
    await press(radio(page, 'دندان ۶، مولر اول، بالا راست، ۲ درمان'));
    expect(page.querySelector('[role="status"]')?.textContent).toContain('درمان 0درمان 1');
    await press(radio(page, 'دندان ۵، پرمولر دوم، بالا راست، بدون درمان'));
    expect(page.querySelector('[role="status"]')?.textContent).toContain('بدون درمان');
  });

  it('shows milk teeth beside permanent ones only where there is something of both', async () => {
    const page = await chart();
    await press(find(page, 'label', 'دندان شیری'));
    await press(radio(page, 'پایین راست، ۱ درمان'));
    await press(radio(page, 'دندان شیری E، مولر دوم شیری، پایین راست، ۱ درمان'));
    expect(page.querySelector('[role="status"]')?.textContent).toContain('درمان 3');
    const grown = await show(
      <ToothChart label="x" entries={entries.slice(0, 2)}>
        {() => null}
      </ToothChart>,
    );
    expect(labels(grown)).not.toContain('دندان شیری');
  });
});
