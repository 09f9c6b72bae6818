import { describe, expect, it } from 'vitest';
import { isTooMany, secondTry } from './second-try.ts';

/** What is tried comes to these, one after the other; answers as well how often it was tried. */
const trying = async (outcomes: readonly string[], maySlip = true) => {
  const tries: boolean[] = [];
  const tried = await secondTry(
    async (isSecond) => outcomes[tries.push(isSecond) - 1] ?? 'nothing more',
    (came) => came !== 'whole',
    () => maySlip,
  );
  return { ...tried, tries };
};

describe('what fails in a browser', () => {
  it('is not tried again where it was whole', async () => {
    expect(await trying(['whole'])).toEqual({ is: 'whole', came: 'whole', first: null, tries: [false] });
  });

  it('counts by its second try where that is whole, and says what the first came to', async () => {
    expect(await trying(['no button', 'whole'])).toEqual({ is: 'unsteady', came: 'whole', first: 'no button', tries: [false, true] });
  });

  it('fails where it fails twice, in whichever way, and is not tried a third time', async () => {
    expect(await trying(['no button', 'no list', 'whole'])).toEqual({ is: 'failed', came: 'no list', first: 'no button', tries: [false, true] });
  });

  it('fails at once where no slip can have done it', async () => {
    expect(await trying(['sent twice', 'whole'], false)).toEqual({ is: 'failed', came: 'sent twice', first: null, tries: [false] });
  });
});

it('more than two that are unsteady are too many, of very many more than one in two hundred', () => {
  expect([2, 3].map((unsteady) => isTooMany(unsteady, 10))).toEqual([false, true]);
  expect([5, 6].map((unsteady) => isTooMany(unsteady, 1000))).toEqual([false, true]);
});
