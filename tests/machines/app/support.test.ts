import { describe, expect, test } from 'vitest';
import { supportMachine, supportMigrations } from '../../../src/machines/app/asking/support.ts';
import { inertActor } from '../../../src/machines/fold/inert.ts';

const inert = inertActor(supportMachine, 'support');

/** What the first version left on a device in the middle of its work. */
const left = (value: string, task: 'report' | 'delete', call?: string) => ({
  status: 'active',
  value,
  context: { task, failure: null },
  historyValue: {},
  children: call ? { [call]: { src: call, snapshot: { status: 'active', input: {} } } } : {},
});

const today = (kept: ReturnType<typeof left>) => inert.revive(structuredClone(supportMigrations[1]?.(kept)));

describe('a question that the first version had asked', () => {
  test.each(['asking', 'reporting', 'failed'])('about a report asks again, where it stood at %s', (value) => {
    const snapshot = today(left(value, 'report', value === 'reporting' ? 'sendReport' : undefined));
    expect([snapshot.value, snapshot.context.told, snapshot.context.bytes]).toEqual(['asking', '', null]);
    expect(Object.keys(snapshot.children)).toEqual([]);
    expect(inert.step(snapshot, { type: 'support.confirmed' }).snapshot.value).toBe('reporting');
  });

  test.each([
    ['asking', undefined],
    ['deleting', 'deleteLog'],
    ['failed', undefined],
  ])('about deleting goes on at %s', (value, call) => {
    const snapshot = today(left(value, 'delete', call));
    expect([snapshot.value, Object.keys(snapshot.children)]).toEqual([value, call ? [call] : []]);
  });
});
