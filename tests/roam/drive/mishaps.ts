import type { Mishap } from '../decide/plan.ts';
import type { Count } from '../tally.ts';
import type { Fault } from '../world/faulty-wire.ts';
import type { Desk } from './desk.ts';
import { arrived, enterIfAsked } from './places.ts';

/** Something that is sent: how it begins, how it comes to its end, and the way back to it after the page was gone. */
interface Sending {
  readonly begin: () => Promise<void>;
  readonly goOn: () => Promise<void>;
  readonly again: () => Promise<void>;
}

const inTime = (struck: Promise<void>): Promise<boolean> =>
  Promise.race([struck.then(() => true), new Promise<boolean>((resolve) => setTimeout(() => resolve(false), 4000))]);

/** Opens the program as a person does after the browser was gone: by its icon. */
export const reopen = async (desk: Desk, path = '/'): Promise<void> => {
  const page = desk.device.page();
  await page.goto(path);
  await arrived(page);
  // A token that a kill left on the disk may be of a session that was ended since: who asks with it hears of that, and signs in.
  await page.waitForLoadState('networkidle');
  await enterIfAsked(desk);
};

export const killBrowser = async (desk: Desk): Promise<void> => {
  await desk.device.kill();
  desk.count('browser kills');
};

const endServer = async ({ program, count }: Desk): Promise<void> => {
  await program.kill();
  count('server kills');
};

/** Ends the server, and starts it again when something was done without it. */
export const killServer = async (desk: Desk, meanwhile: () => Promise<unknown>): Promise<void> => {
  await endServer(desk);
  await meanwhile();
  await desk.program.restart();
};

/** How a mishap comes about, and what follows from it. */
interface Course {
  /** What happens before anything is sent. */
  readonly before?: (desk: Desk) => Promise<void>;
  /** What befalls the write; nothing follows until it has come as far as that. */
  readonly fault?: Fault;
  readonly after?: (desk: Desk) => Promise<void>;
  /** The page is gone, and what was held back will never be heard. */
  readonly away?: true;
}

const counted =
  (what: Count) =>
  async ({ count }: Desk): Promise<void> =>
    count(what);

const courses: Readonly<Record<Mishap, Course>> = {
  none: {},
  lost: { fault: 'lost', after: counted('lost answers') },
  late: { fault: 'late', after: counted('late answers') },
  broken: { fault: 'broken', after: counted('refused writes') },
  'server down': { before: endServer, after: ({ program }) => program.restart() },
  'server killed': {
    fault: 'unanswered',
    after: async (desk) => {
      await endServer(desk);
      desk.proxy.calm();
      await desk.program.restart();
    },
  },
  'browser killed': { fault: 'unanswered', after: killBrowser, away: true },
  'browser killed unheard': { fault: 'unheard', after: killBrowser, away: true },
  reloaded: {
    fault: 'unanswered',
    after: async ({ device, count }) => {
      await device.page().reload();
      await arrived(device.page());
      count('reloads');
    },
  },
};

/** Sends something while something happens, and sees it through. */
export const withMishap = async (desk: Desk, mishap: Mishap, { begin, goOn, again }: Sending): Promise<void> => {
  const { before, fault, after, away } = courses[mishap];
  await before?.(desk);
  const struck = fault ? desk.proxy.arm(fault) : Promise.resolve();
  await begin();
  if (await inTime(struck)) {
    await after?.(desk);
    if (away) {
      desk.proxy.calm();
      await reopen(desk);
      await again();
    }
  }
  await goOn();
  desk.proxy.calm();
};
