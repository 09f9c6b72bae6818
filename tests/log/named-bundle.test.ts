import { expect, test } from 'vitest';
import { bundleIfAny } from '../../src/effects/log/session/earlier.ts';

/** Whether anything was loaded for a name that stands in a report: there is no such file here, so that loading it is a fault. */
const isLoaded = async (name: string): Promise<boolean> => {
  const faults: unknown[] = [];
  expect(await bundleIfAny(name, (fault) => faults.push(fault))).toBeNull();
  return faults.length > 0;
};

test('a report names no script but a kept bundle, by sixteen hexadecimal digits', async () => {
  expect(await isLoaded('0123456789abcdef')).toBe(true);
  for (const name of [
    'https://evil.example/script',
    '//evil.example/script',
    'data:text/javascript,0',
    '../assets/index',
    '0123456789abcdef/../../assets/index',
    '0123456789abcdef?',
    '0123456789abcdef\n',
    '0123456789abcde',
    '0123456789abcdef0',
    '0123456789ABCDEF',
    '',
  ]) {
    expect([name, await isLoaded(name)]).toEqual([name, false]);
  }
});
