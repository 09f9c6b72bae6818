import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { Held } from '../../kit/part.tsx';
import { find, press, show } from '../stand.tsx';

/** What is drawn anew, and the frame in which the focus goes on. */
const frame = () => act(async () => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

/** A page with a title of which something goes, step by step. */
const stand = async (from: string, part: (step: string) => React.ReactNode) => {
  let go: (step: string) => void = () => {};
  const page = await show(
    <Held from={from}>
      {(step, hold) => {
        go = hold;
        return (
          <>
            <h1 data-page-title="" tabIndex={-1}>
              صفحه
            </h1>
            {part(step)}
          </>
        );
      }}
    </Held>,
  );
  const step = async (to: string) => {
    await act(async () => go(to));
    await frame();
  };
  return { page, step };
};

const Rows = ({ names }: { readonly names: string }) => (
  <ul>
    {[...names].map((name) => (
      <li key={name}>
        <button type="button">{name}</button>
      </li>
    ))}
  </ul>
);

describe('the focus of what goes', () => {
  it('stays in the part that it stood in, and goes to the head of the page with that', async () => {
    const { page, step } = await stand('asks', (step) =>
      step === 'gone' ? null : (
        <section tabIndex={-1} aria-label="بخش">
          {step === 'asks' ? <button type="button">بازگردانی</button> : null}
        </section>
      ),
    );
    find(page, 'button', 'بازگردانی').focus();
    await step('waits');
    expect(focused()).toBe('بخش');
    await step('gone');
    expect(focused()).toBe('صفحه');
  });

  it('of a row goes to the next, from the last to the one before, and from the only one to what is said then', async () => {
    const { page, step } = await stand('آبپ', (names) => (
      <>
        {names === '' ? null : <Rows names={names} />}
        <div role="status">{names === '' ? <button type="button">بازگردانی</button> : null}</div>
      </>
    ));
    find(page, 'button', 'ب').focus();
    await step('آپ');
    expect(focused()).toBe('پ');
    await step('آ');
    expect(focused()).toBe('آ');
    await step('');
    expect(focused()).toBe('بازگردانی');
  });

  it('of the way back to what was taken out goes to the row that it brought back, whatever else comes, and also where that is the only one', async () => {
    const { page, step } = await stand('آبپ', (names) => (
      <>
        <Rows names={names.includes('ب') ? 'ت' : ''} />
        {names === '' ? null : <Rows names={names} />}
        <div role="status">{names.includes('ب') ? null : <button type="button">بازگردانی</button>}</div>
      </>
    ));
    for (const [without, whole] of [
      ['آپ', 'آبپ'],
      ['', 'ب'],
    ] as const) {
      await step(without);
      find(page, 'button', 'بازگردانی').focus();
      await step(whole);
      expect(focused()).toBe('ب');
    }
  });

  it('goes to the head of the page where nothing took the place of a message, whatever stands there now', async () => {
    const { page, step } = await stand('failed', (step) => (
      <>
        {step === 'failed' ? (
          <div role="alert">
            <button type="button">تلاش دوباره</button>
          </div>
        ) : null}
        <div>
          <button type="button">حذف همه</button>
        </div>
      </>
    ));
    find(page, 'button', 'تلاش دوباره').focus();
    await step('loaded');
    expect(focused()).toBe('صفحه');
  });

  it('comes back from a message over the page to what had it before', async () => {
    const { page, step } = await stand('told', (step) => (
      <>
        <button type="button">ذخیره</button>
        {step === 'told' ? (
          <div data-toast="">
            <button type="button">بستن</button>
          </div>
        ) : null}
      </>
    ));
    find(page, 'button', 'ذخیره').focus();
    find(page, 'button', 'بستن').focus();
    await step('closed');
    expect(focused()).toBe('ذخیره');
  });

  it('waits for what is only disabled', async () => {
    const { page, step } = await stand('free', (step) => (
      <button type="button" disabled={step === 'busy'}>
        ذخیره
      </button>
    ));
    const save = find(page, 'button', 'ذخیره');
    save.focus();
    await step('busy');
    expect(focused()).not.toBe('صفحه');
    await step('free');
    expect(document.activeElement).toBe(save);
  });
});

describe('nobody is taken from where they are', () => {
  it('who stood nowhere, as after every tap on a button in Safari', async () => {
    const { page, step } = await stand('آب', (names) => <Rows names={names} />);
    const tapped = find(page, 'button', 'آ');
    tapped.focus();
    await act(async () => tapped.blur());
    await step('ب');
    expect(document.activeElement).toBe(document.body);
  });

  it('and no field takes the focus of a finger, for which a keyboard would rise', async () => {
    const { page, step } = await stand('asks', (step) => (
      <form>
        {step === 'filled' ? null : <button type="button">خود بیمار</button>}
        <input aria-label="نام" />
      </form>
    ));
    const pressed = async (event: string) => {
      await step('asks');
      const chip = find(page, 'button', 'خود بیمار');
      chip.dispatchEvent(new Event(event, { bubbles: true }));
      chip.focus();
      await press(chip);
      await step('filled');
      return focused();
    };
    expect(await pressed('pointerdown')).toBe('صفحه');
    expect(await pressed('keydown')).toBe('نام');
  });
});
