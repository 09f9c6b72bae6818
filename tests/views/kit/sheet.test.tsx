import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ConfirmDialog } from '../../../src/views/kit/overlay/confirm-dialog.tsx';
import { Held } from '../../kit/part.tsx';
import { find, show } from '../stand.tsx';

/** A finger that comes down and up again on something, at a place. */
const tap = (target: Element, x: number) =>
  act(async () => {
    const at = { bubbles: true, cancelable: true, clientX: x, clientY: 300 };
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
