import { describe, expect, it } from 'vitest';
import { standingOf } from '../../../src/views/kit/list/list-standing.ts';

const known = { known: true, failure: null, unreadable: 0 };
const offline = { _tag: 'Offline' } as const;

describe('where a list stands', () => {
  it.each([
    ['nothing has come yet', { ...known, known: false }, 0, 'loading'],
    ['nothing came', { ...known, known: false, failure: offline }, 0, 'failed'],
    ['there is nothing', known, 0, 'empty'],
    ['there is something', known, 3, 'rows'],
    ['what is there may be old', { ...known, failure: offline }, 3, 'rows'],
    ['some of it could not be read', { ...known, unreadable: 2 }, 3, 'rows'],
    ['none of it could be read', { ...known, unreadable: 5 }, 0, 'unreadable'],
    ['none of it could be read, and it may be old', { ...known, failure: offline, unreadable: 5 }, 0, 'unreadable'],
  ] as const)('when %s', (_, state, count, standing) => {
    expect(standingOf(state, count)).toBe(standing);
  });
});
