import type { ProgramLog } from '../effects/log/start.ts';
import { HOME } from '../schema/app/route.ts';
import type { Keeping, Opened } from '../schema/session/keeping.ts';
import { rememberLocked } from './locked-later.ts';

const GONE = { locked: 0, goOn: null } as const;

/** How long, in milliseconds, somebody who signs in is kept waiting for a device that does not answer; what waits stays for the next time. */
const PATIENCE = 8000;
const late = () => new Promise<never>((_, reject) => setTimeout(() => reject(new Error('The device did not answer in time.')), PATIENCE));

/** Loads the page anew at an address of the program; nothing happens in it any more. */
const reopen = (address: string): Promise<never> => {
  // With two strokes it would be a host.
  window.location.replace(address.replace(/^\/+/, '/'));
  return new Promise(() => {});
};

/**
 * What waits between sessions, kept by the program's log. Its faults keep nobody from signing in or out: they are told to
 * the console and to the health of the log. `prepare` brings a workflow, `asked` says which address somebody wants who is not let in yet.
 */
export const keepingBy = (log: ProgramLog, prepare: (workflow: string) => Promise<void>, asked: () => string): Keeping => {
  const failing = (what: string) => (error: unknown) => {
    log.health.set({ trouble: 'failing' });
    // biome-ignore lint/suspicious/noConsole: a fault of the program or of the device, which says a place and never a value
    console.error(`${what} failed.`, error);
  };
  type Events = Awaited<ReturnType<ProgramLog['loaded']>>;
  const goingOn = (events: Events, returned: Parameters<Events['giveWay']>[0]): Opened['goOn'] => {
    const { place, address, locked } = returned;
    if (place === null) return null;
    return async () => {
      const wanted = asked();
      rememberLocked(locked);
      await events.giveWay(returned);
      // Home is where everybody begins who asks for nothing.
      return reopen(wanted === HOME ? (address ?? HOME) : wanted);
    };
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
    open: async (username, key, admit) => {
      let admitted = false;
      const once = () => {
        if (!admitted) admit();
        admitted = true;
      };
      try {
        const events = await log.loaded();
        const returned = await Promise.race([events.open(username, key, once), late()]);
        const goOn = goingOn(events, returned);
        // What cannot ask now asks at the next sign-in.
        const asks =
          returned.locked > 0 &&
          goOn === null &&
          (await prepare('locked').then(
            () => true,
            () => false,
          ));
        return { locked: asks ? returned.locked : 0, goOn };
      } catch (error) {
        failing('Putting back what waited')(error);
        once();
        return GONE;
      }
    },
    changed: async (username, password) => {
      const { relock } = await import('../effects/log/closing/open.ts');
      log.health.set({ keeps: await relock(username, password) });
    },
    openFormer: async (password) => {
      const events = await log.loaded();
      const returned = await events.openFormer(password);
      return { opened: returned.opened, locked: returned.locked, goOn: goingOn(events, returned) };
    },
    discard: async () => (await import('../effects/log/closing/open.ts')).discardLocked(),
    close: async (wanted) => {
      try {
        return await (await log.loaded()).close(wanted);
      } catch (error) {
        failing('Closing what was recorded')(error);
        return 'left';
      }
    },
  };
};
