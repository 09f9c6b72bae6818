import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { useKeptFocus } from '../../../src/views/kit/controls/kept-focus.ts';
import { Held } from '../../kit/part.tsx';
import { find, show } from '../stand.tsx';

const Part = ({ step }: { readonly step: string }) => {
  const part = useKeptFocus(step, () => false);
  return (
    <section ref={part} tabIndex={-1} aria-label="بخش">
      {step === 'asks' ? <button type="button">بازگردانی</button> : null}
    </section>
  );
};

/** A part that asks, beside what brings it a step further, and what takes it away. */
const stand = async () => {
  let go: (step: string) => void = () => {};
  const page = await show(
    <Held from="asks">
      {(step, hold) => {
        go = hold;
        return (
          <>
            <h1 data-page-title="" tabIndex={-1}>
              صفحه
            </h1>
            <button type="button">وصول شد</button>
            {step === 'gone' ? null : <Part step={step} />}
          </>
        );
      }}
    </Held>,
  );
  return { page, step: (to: string) => act(async () => go(to)) };
};
const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

describe('a part of the page whose buttons come and go', () => {
  it('keeps whoever stood on one that goes, and hands them to the head of the page', async () => {
    const { page, step } = await stand();
    find(page, 'button', 'بازگردانی').focus();
    await step('waits');
    expect(focused()).toBe('بخش');
    await step('gone');
    expect(focused()).toBe('صفحه');
  });

  it('takes nobody who stood nowhere, as after every tap on a button in Safari', async () => {
    const { page, step } = await stand();
    const tapped = find(page, 'button', 'وصول شد');
    tapped.focus();
    await act(async () => tapped.blur());
    await step('waits');
    expect(document.activeElement).toBe(document.body);
  });
});
