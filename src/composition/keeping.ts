import type { ProgramLog } from '../effects/log/start.ts';
import { HOME } from '../schema/app/route.ts';
import type { Keeping } from '../schema/session/keeping.ts';

const GONE = { locked: 0, goOn: null } as const;

/** How long, in milliseconds, somebody who signs in is kept waiting for a device that does not answer; what waits stays for the next time. */
const PATIENCE = 8000;
const late = () => new Promise<never>((_, reject) => setTimeout(() => reject(new Error('The device did not answer in time.')), PATIENCE));

/** Loads the page anew at an address; nothing happens in it any more. */
const reopen = (address: string): Promise<never> => {
  window.location.replace(address);
  return new Promise(() => {});
};

/**
 * What waits between sessions, kept by the program's log. Its faults keep nobody from signing in or out: they are told to
 * the console and to the health of the log.
 */
export const keepingBy = (log: ProgramLog): Keeping => {
  const failing = (what: string) => (error: unknown) => {
    log.health.set({ trouble: 'failing' });
    // biome-ignore lint/suspicious/noConsole: a fault of the program or of the device, which says a place and never a value
    console.error(`${what} failed.`, error);
  };
  return {
    keyOf: async (username, password) => {
      try {
        return await (await import('../effects/log/closing/key.ts')).ownerKey(username, password);
      } catch (error) {
        failing('Making a key')(error);
        return null;
      }
    },
    open: async (username, key) => {
      try {
        const events = await log.loaded();
        const returned = await Promise.race([events.open(username, key), late()]);
        const { place, address, locked } = returned;
        if (place === null) return { locked, goOn: null };
        return {
          locked,
          goOn: async () => {
            await events.giveWay(returned);
            return reopen(address ?? HOME);
          },
        };
      } catch (error) {
        failing('Putting back what waited')(error);
        return GONE;
      }
    },
    changed: async (username, password) => {
      const [{ ownerKey }, { relock }] = await Promise.all([import('../effects/log/closing/key.ts'), import('../effects/log/tools.ts')]);
      await relock(await ownerKey(username, password));
    },
    close: async (wanted) => {
      try {
        return await (await log.loaded()).close(wanted);
      } catch (error) {
        failing('Closing what was recorded')(error);
        return 'nothing';
      }
    },
  };
};
