import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepingBy } from '../../src/composition/keeping.ts';
import type { Returned } from '../../src/effects/log/closing/open.ts';
import type { ProgramLog } from '../../src/effects/log/start.ts';

/** Where a page is loaded anew for whoever signs in, of which a device has put something back that was left at an `address`. */
const ledTo = async (address: string | null, asked: () => string): Promise<string> => {
  const { promise, resolve } = Promise.withResolvers<string>();
  vi.stubGlobal('window', { location: { replace: resolve } });
  const returned: Returned = { opened: 1, place: { sid: 's', week: 'w' }, address, locked: 0 };
  const events = {
    open: async (_username: string, _key: unknown, admit: () => void) => {
      admit();
      return returned;
    },
    giveWay: () => Promise.resolve(),
  };
  const log = { loaded: () => Promise.resolve(events) } as unknown as ProgramLog;
  const { goOn } = await keepingBy(log, () => Promise.resolve(), asked).open('sara', null, () => undefined);
  void goOn?.();
  return promise;
};

describe('whoever signs in where something waits for them', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('comes to the address that they asked for', async () => {
    expect(await ledTo(null, () => '/patient/7?tab=account')).toBe('/patient/7?tab=account');
    expect(await ledTo('/new-patient', () => '/patient/7')).toBe('/patient/7');
  });

  it('comes to where their session ended when they asked for nothing, else home', async () => {
    expect(await ledTo('/new-patient', () => '/')).toBe('/new-patient');
    expect(await ledTo(null, () => '/')).toBe('/');
  });

  it('stays with the program, however the address is written', async () => {
    expect(await ledTo(null, () => '//patients')).toBe('/patients');
  });
});
