import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ConfirmDialog } from '../../../src/views/kit/overlay/confirm-dialog.tsx';
import { Sheet } from '../../../src/views/kit/overlay/sheet.tsx';
import { Held } from '../../kit/part.tsx';
import { closedByBrowser, find, press, show } from '../stand.tsx';
import { ChoiceSheet } from './choice-sheet.tsx';

/** A finger that comes down and up again on something, at a place. */
const tap = (target: Element, x: number) =>
  act(async () => {
    const at = { bubbles: true, cancelable: true, clientX: x, clientY: 300, detail: 1 };
    target.dispatchEvent(new PointerEvent('pointerdown', at));
    target.dispatchEvent(new MouseEvent('click', at));
  });

/** A question that one tap opens, and that is answered at once. */
const asked = async () => {
  const onConfirm = vi.fn();
  const onClose = vi.fn();
  const page = await show(
    <Held from={false}>
      {(open, hold) => (
        <>
          <button type="button" onClick={() => hold(true)}>
            بپرس
          </button>
          <ConfirmDialog open={open} title="پرسش" confirmLabel="بله" onConfirm={onConfirm} onClose={onClose}>
            مطمئن هستید؟
          </ConfirmDialog>
        </>
      )}
    </Held>,
  );
  await tap(find(page, 'button', 'بپرس'), 100);
  return { onConfirm, onClose, yes: find(page, 'button', 'بله'), no: find(page, 'button', 'انصراف') };
};

// A tap elsewhere is no first half of a double one.
beforeEach(() => void window.dispatchEvent(new MouseEvent('click', { clientX: -900, detail: 1 })));

describe('what rises under a finger', () => {
  it('is not answered by the second of two taps', async () => {
    const { onConfirm, yes } = await asked();
    await tap(yes, 110);
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('is answered anywhere, at once, by whoever has answered in it already', async () => {
    const { onConfirm, onClose, yes, no } = await asked();
    await tap(yes, 300);
    await tap(no, 110);
    expect([onConfirm.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1]);
  });
});

describe('what a sheet had covered', () => {
  const pay = vi.fn();
  /** A sheet over a button, and a choice in it that closes it. */
  const covered = async () => {
    pay.mockClear();
    const page = await show(
      <Held from={true}>
        {(open, hold) => (
          <>
            <button type="button" onClick={pay}>
              ثبت پرداخت‌ها
            </button>
            <label>
              نقد
              <input type="checkbox" />
            </label>
            <Sheet open={open} title="تاریخ" onClose={() => hold(false)}>
              <button type="button" onClick={() => hold(false)}>
                امروز
              </button>
            </Sheet>
          </>
        )}
      </Held>,
    );
    return { today: find(page, 'button', 'امروز'), send: find(page, 'button', 'ثبت پرداخت‌ها'), cash: find(page, 'label', 'نقد') };
  };

  it('is not pressed by the second of two taps that a busy page hears of together', async () => {
    const { today, send } = await covered();
    const at = { bubbles: true, cancelable: true, clientX: 100, clientY: 300, detail: 1 };
    for (const _ of ['once', 'again']) today.dispatchEvent(new PointerEvent('pointerdown', at));
    await act(async () => void today.dispatchEvent(new MouseEvent('click', at)));
    await act(async () => void send.dispatchEvent(new MouseEvent('click', at)));
    expect(pay).not.toHaveBeenCalled();
  });

  it('is not pressed by the second of two taps, and by the third', async () => {
    const { today, send } = await covered();
    await tap(today, 100);
    await tap(send, 104);
    expect(pay).not.toHaveBeenCalled();
    await tap(send, 104);
    expect(pay).toHaveBeenCalledTimes(1);
  });

  it('is pressed as often as it is tapped, at once, wherever else it stands', async () => {
    const { today, send } = await covered();
    await tap(today, 100);
    for (let taps = 0; taps < 3; taps += 1) await tap(send, 160);
    expect(pay).toHaveBeenCalledTimes(3);
  });

  it('hears a key that is pressed after a touch without a click, and a tap on the same button with another picture', async () => {
    const { today, send } = await covered();
    await tap(today, 100);
    window.dispatchEvent(new MouseEvent('pointerdown', { clientX: 104, clientY: 300 }));
    await press(send);
    expect(pay).toHaveBeenCalledTimes(1);
    const page = await show(
      <Held from={0}>
        {(times, hold) => (
          <button type="button" onClick={() => hold(times + 1)}>
            {times % 2 === 0 ? <i>نشان بده</i> : <b>پنهان کن</b>}
          </button>
        )}
      </Held>,
    );
    await tap(find(page, 'i', 'نشان بده'), 700);
    await tap(find(page, 'b', 'پنهان کن'), 700);
    expect(page.querySelector('i')).not.toBeNull();
  });

  it('hears keys, and a label is one with its box', async () => {
    const { today, send, cash } = await covered();
    await tap(today, 100);
    await press(send);
    expect(pay).toHaveBeenCalledTimes(1);
    await tap(cash, 200);
    expect(cash.querySelector('input')?.checked).toBe(true);
  });
});

describe('a question', () => {
  it('is tied to its window, and is heard when that takes the focus at the answer that changes nothing', async () => {
    const { no } = await asked();
    const dialog = no.closest('dialog');
    expect(document.activeElement).toBe(no);
    expect(document.getElementById(dialog?.getAttribute('aria-describedby') ?? '')?.textContent).toBe('مطمئن هستید؟');
  });

  it('is none where a sheet asks nothing', async () => {
    const page = await show(
      <Sheet open title="یادداشت" onClose={() => {}}>
        متن
      </Sheet>,
    );
    expect(page.querySelector('dialog')?.hasAttribute('aria-describedby')).toBe(false);
  });
});

describe('a sheet that the browser closes by a press on Back', () => {
  const city = [{ value: 1, label: 'تهران' }];
  const sheets = (page: ParentNode) => [...page.querySelectorAll('dialog')];

  it('stands on where its workflow does not let it go, and takes the focus again', async () => {
    const onClose = vi.fn();
    const page = await show(
      <Sheet open title="در حال ثبت" onClose={onClose}>
        <input />
      </Sheet>,
    );
    const entries = history.length;
    page.querySelector('input')?.focus();
    const [dialog] = sheets(page);
    for (const times of [1, 2]) {
      await closedByBrowser(dialog);
      expect([onClose.mock.calls.length, dialog?.open, document.activeElement?.tagName, history.length]).toEqual([times, true, 'H2', entries]);
    }
  });

  it('is gone where its workflow lets it go', async () => {
    const page = await show(
      <Held<boolean> from>
        {(open, hold) => (
          <Sheet open={open} title="گزینه‌ها" onClose={() => hold(false)}>
            متن
          </Sheet>
        )}
      </Held>,
    );
    const [dialog] = sheets(page);
    await closedByBrowser(dialog);
    expect([dialog?.open, dialog?.textContent]).toEqual([false, '']);
  });

  it.each(['is asked', 'has no say'])('leaves the one under it alone, whether it %s', async (way) => {
    const [outer, inner] = [vi.fn(), vi.fn()];
    const page = await show(
      <Sheet open title="فرم" onClose={outer}>
        <ChoiceSheet title="شهر" options={city} onClose={inner} />
      </Sheet>,
    );
    const [under, picker] = sheets(page);
    if (way === 'is asked') await act(async () => picker?.dispatchEvent(new Event('cancel', { cancelable: true })));
    else await closedByBrowser(picker);
    expect([outer.mock.calls.length, inner.mock.calls.length, under?.open]).toEqual([0, 1, true]);
  });
});

describe('a press beside a sheet', () => {
  const opened = async () => {
    const onClose = vi.fn();
    const page = await show(
      <Sheet open title="یادداشت" onClose={onClose}>
        <p>متن یادداشت</p>
      </Sheet>,
    );
    const beside = page.querySelector('dialog') as HTMLElement;
    return { onClose, beside, words: find(page, 'p', 'متن یادداشت') };
  };
  const down = (on: Element) => act(async () => on.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, clientX: 300 })));

  it('closes it', async () => {
    const { onClose, beside } = await opened();
    await down(beside);
    await press(beside);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('leaves it open where it only ended there: a text was marked', async () => {
    const { onClose, beside, words } = await opened();
    await down(words);
    await press(beside);
    expect(onClose).not.toHaveBeenCalled();
  });
});
