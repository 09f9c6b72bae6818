import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { restOffset } from '../../../src/machines/kit/list/rest-offset.ts';
import { dragOffset, SWIPE, swipeRowMachine } from '../../../src/machines/kit/list/swipe-row.ts';

const started = () => {
  const rows = createActor(swipeRowMachine);
  rows.start();
  const release = (id: number, dx: number) => {
    rows.send({ type: 'row.released', id, dx });
    return restOffset(rows.getSnapshot(), id);
  };
  return { rows, release };
};

describe('a swiped row', () => {
  it('follows the finger no further than 100 pixels', () => {
    expect(dragOffset(0, 40)).toBe(40);
    expect(dragOffset(0, 400)).toBe(100);
    expect(dragOffset(0, -400)).toBe(-100);
    expect(dragOffset(100, 30)).toBe(100);
  });

  it('stays open beyond 75 pixels, to the side it was dragged to', () => {
    const { release } = started();
    expect(release(1, 75)).toBe(0);
    expect(release(1, 76)).toBe(100);
    expect(release(2, -76)).toBe(-100);
    expect(release(3, -75)).toBe(0);
  });

  it('closes when it is dragged back, however far', () => {
    for (const back of [-1, -50, -300]) {
      const { release } = started();
      release(1, 90);
      expect(release(1, back)).toBe(0);
    }
  });

  it('stays open when it is touched, or dragged on', () => {
    const { release } = started();
    release(1, -90);
    expect(release(1, 0)).toBe(-100);
    expect(release(1, -20)).toBe(-100);
  });

  it('is alone open in its list', () => {
    const { rows, release } = started();
    release(1, 90);
    expect(release(2, 10)).toBe(0);
    expect(restOffset(rows.getSnapshot(), 1)).toBe(0);
    release(1, 90);
    release(2, -90);
    expect(restOffset(rows.getSnapshot(), 1)).toBe(0);
    expect(restOffset(rows.getSnapshot(), 2)).toBe(-100);
  });

  it('closes after its action, and when something else is touched', () => {
    for (const type of ['row.acted', 'row.closed'] as const) {
      const { rows, release } = started();
      release(1, 90);
      rows.send({ type });
      expect(restOffset(rows.getSnapshot(), 1)).toBe(0);
      expect(rows.getSnapshot().value).toBe('closed');
    }
  });

  it('rests at one of three places after any drags', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: -200, max: 200 }))), (drags) => {
        const { rows, release } = started();
        for (const [id, dx] of drags) release(id, dx);
        const open = [1, 2, 3].filter((id) => restOffset(rows.getSnapshot(), id) !== 0);
        expect(open.length).toBeLessThanOrEqual(1);
        for (const id of open) expect(Math.abs(restOffset(rows.getSnapshot(), id))).toBe(SWIPE.clamp);
      }),
    );
  });
});
