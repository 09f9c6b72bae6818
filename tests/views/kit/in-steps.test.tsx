import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import type { Steps } from '../../../src/schema/log/file/steps.ts';
import { useInSteps } from '../../../src/views/kit/page/list/in-steps.ts';
import { comes, settle } from '../stand.tsx';

/** Work that takes longer than a stretch, until `go`. */
const long = (value: string) => {
  const until = { go: false };
  const make = function* (): Steps<string> {
    while (!until.go) yield;
    return value;
  };
  return { make, until };
};

const moment = function* (): Steps<string> {
  yield;
  return 'at once';
};

const Shown = ({ make }: { readonly make: () => Steps<string> }) => <p>{useInSteps(make) ?? 'nothing yet'}</p>;

it('shows what takes a moment at once, and what takes longer when it is there, with what was known until then', async () => {
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  const show = (make: () => Steps<string>) => act(async () => root.render(<Shown make={make} />));
  const [first, second] = [long('first'), long('second')];
  await show(first.make);
  expect(box.textContent).toBe('nothing yet');
  first.until.go = true;
  await comes(() => expect(box.textContent).toBe('first'));
  await show(second.make);
  expect(box.textContent).toBe('first');
  await show(moment);
  expect(box.textContent).toBe('at once');
  // What nobody waits for any more is not shown when it comes.
  second.until.go = true;
  const third = long('third');
  third.until.go = true;
  await show(third.make);
  await comes(() => expect(box.textContent).toBe('third'));
  await settle();
  expect(box.textContent).toBe('third');
  await act(async () => root.unmount());
});
