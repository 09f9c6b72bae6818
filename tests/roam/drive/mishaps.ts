import type { Mishap } from '../decide/plan.ts';
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
  await desk.device.page().goto(path);
  await arrived(desk.device.page());
  await enterIfAsked(desk);
};

export const killBrowser = async (desk: Desk): Promise<void> => {
  await desk.device.kill();
  desk.count('browser kills');
};

export const killServer = async ({ program, count }: Desk): Promise<void> => {
  await program.kill();
  count('server kills');
  await program.restart();
};

/** What happens once the write has come as far as its fault says. */
const afterwards: Readonly<Record<Mishap, readonly [Fault | null, (desk: Desk) => Promise<void>]>> = {
  none: [null, async () => {}],
  lost: ['lost', async ({ count }) => count('lost answers')],
  late: ['late', async ({ count }) => count('late answers')],
  broken: ['broken', async ({ count }) => count('refused writes')],
  'server killed': [
    'unanswered',
    async (desk) => {
      await desk.program.kill();
      desk.proxy.calm();
      desk.count('server kills');
      await desk.program.restart();
    },
  ],
  'browser killed': ['unanswered', killBrowser],
  'browser killed unheard': ['unheard', killBrowser],
  reloaded: [
    'unanswered',
    async ({ device, count }) => {
      await device.page().reload();
      await arrived(device.page());
      count('reloads');
    },
  ],
};

/** Sends something while something happens, and sees it through. */
export const withMishap = async (desk: Desk, mishap: Mishap, { begin, goOn, again }: Sending): Promise<void> => {
  const [fault, happen] = afterwards[mishap];
  const struck = fault === null ? null : desk.proxy.arm(fault);
  await begin();
  if (struck && (await inTime(struck))) {
    await happen(desk);
    if (mishap.startsWith('browser')) {
      desk.proxy.calm();
      await reopen(desk);
      await again();
    }
  }
  await goOn();
  desk.proxy.calm();
};
