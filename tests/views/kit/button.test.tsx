import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { Button } from '../../../src/views/kit/controls/button.tsx';
import { Held } from '../../kit/part.tsx';
import { find, press, show } from '../stand.tsx';

it('keeps the focus while it is busy, and neither does nor submits anything twice', async () => {
  const sent = vi.fn();
  const page = await show(
    <Held from={false}>
      {(busy, hold) => (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            sent();
            hold(true);
          }}
        >
          <input aria-label="نام" />
          <Button type="submit" busy={busy}>
            ذخیره
          </Button>
          <Button busy={busy} onClick={sent}>
            بررسی
          </Button>
        </form>
      )}
    </Held>,
  );
  const save = find<HTMLButtonElement>(page, 'button', 'ذخیره');
  save.focus();
  await press(save);
  expect(sent).toHaveBeenCalledTimes(1);
  expect([save.getAttribute('aria-busy'), save.getAttribute('aria-disabled'), save.disabled]).toEqual(['true', 'true', false]);
  expect(document.activeElement).toBe(save);
  await press(save);
  await press(find(page, 'button', 'بررسی'));
  await act(async () => new Promise((done) => setTimeout(done)));
  expect(sent).toHaveBeenCalledTimes(1);
});
