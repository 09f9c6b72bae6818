import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FieldFrame } from '../../../src/views/kit/fields/field-frame.tsx';
import { TextField } from '../../../src/views/kit/fields/text-field.tsx';
import { Held } from '../../kit/part.tsx';
import { field, show, type } from '../stand.tsx';
// It comes with the first touch.
import '../../../src/views/shell/around/leads.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const spoken = () => [...document.querySelectorAll('body > [role="status"], dialog > [role="status"]')].map(({ textContent }) => textContent).join();
/** Nobody types for a while. */
const pause = async (millis = 700) => {
  await act(async () => {});
  vi.advanceTimersByTime(millis);
  return spoken();
};

interface Typed {
  readonly drug: string;
  readonly count: string;
}

/** A form of two fields: one warns of a drug, and both say what they lack where somebody has `sent` it. */
const form = () =>
  show(
    <Held<Typed & { readonly sent: boolean }> from={{ drug: '', count: '', sent: false }}>
      {(value, hold) => (
        <>
          <TextField
            label="دارو"
            required
            value={value.drug}
            warning={value.drug.startsWith('آموکسی') ? `حساسیت به ${value.drug}` : null}
            error={value.sent && value.drug === '' ? 'دارو لازم است.' : null}
            onChange={(drug) => hold({ ...value, drug })}
          />
          <TextField
            label="تعداد"
            value={value.count}
            hint={value.count === '' ? undefined : `${value.count} عدد`}
            error={value.sent && value.count === '' ? 'تعداد لازم است.' : null}
            onChange={(count) => hold({ ...value, count })}
          />
          <button type="button" onClick={() => hold({ ...value, sent: true })}>
            چاپ
          </button>
        </>
      )}
    </Held>,
  );
const send = (page: ParentNode) => act(async () => page.querySelector('button')?.click());

describe('what is noted under a field', () => {
  it('is said after its name, once nobody types any more, and gone with the note', async () => {
    const page = await form();
    await type(field(page, 'دارو'), 'آموکسی');
    expect(await pause(600)).toBe('');
    await type(field(page, 'دارو'), 'آموکسی‌سیلین');
    expect(await pause(600)).toBe('');
    expect(await pause(200)).toBe('دارو: حساسیت به آموکسی‌سیلین');
    await type(field(page, 'دارو'), '');
    expect(await pause()).toBe('');
  });

  it('is said where it is read back what was typed', async () => {
    const page = await form();
    await type(field(page, 'تعداد'), '2');
    await type(field(page, 'تعداد'), '21');
    expect(await pause()).toBe('تعداد: 21 عدد');
  });

  it('is said where words become something else', async () => {
    const page = await show(
      <Held from="">
        {(value, hold) => (
          <TextField
            label="شماره چک"
            value={value}
            hint={value === '' ? 'شانزده رقم' : <span>{`${value.slice(0, 4)} ${value.slice(4)}`}</span>}
            onChange={hold}
          />
        )}
      </Held>,
    );
    await type(field(page, 'شماره چک'), '12345678');
    expect(await pause()).toBe('شماره چک: 1234 5678');
  });

  it('is left to a search that says itself what it found', async () => {
    const page = await show(
      <Held from="">
        {(value, hold) => (
          <FieldFrame label="جستجو" hint={value === '' ? undefined : '۱۵۰ از ۱٬۶۳۶'}>
            {(control) => (
              <input {...control} role="combobox" aria-expanded aria-controls="all" value={value} onChange={(event) => hold(event.currentTarget.value)} />
            )}
          </FieldFrame>
        )}
      </Held>,
    );
    await type(field(page, 'جستجو'), 'ا');
    expect(await pause()).toBe('');
  });

  it('is not said of a form that opens with it', async () => {
    await show(<TextField label="دارو" value="آموکسی‌سیلین" warning="حساسیت" hint="نام دارو" onChange={() => {}} />);
    expect(await pause()).toBe('');
  });

  it('is said of one error away from the focus, and left to the form where it leads to one, or there are several', async () => {
    const page = await form();
    await send(page);
    expect(await pause()).toBe('');
    const other = await form();
    await type(field(other, 'تعداد'), '3');
    await pause();
    await send(other);
    expect(await pause()).toBe('دارو: دارو لازم است.');
    const led = await form();
    await type(field(led, 'تعداد'), '3');
    await pause();
    field(led, 'دارو').focus();
    await send(led);
    expect(await pause()).toBe('');
  });

  it('is said in the window that lies over the page, where alone anything is heard', async () => {
    const page = await form();
    const window = Object.assign(document.createElement('dialog'), { open: true });
    document.body.append(window);
    await type(field(page, 'دارو'), 'آموکسی');
    await pause();
    expect(window.textContent).toBe('دارو: حساسیت به آموکسی');
    window.remove();
  });
});
