import type { Desk } from './desk.ts';
import { answerAsked, isReady } from './questions.ts';

/** How often somebody presses the same button again before they give up. */
const TRIES = 8;
/** Pauses without anything to do after which time is let pass. */
const IDLE = 8;
const PAUSE = 60;
/** More than half of the longest wait of the program. */
const LEAP = 8000;
/** In milliseconds; nobody waits for ever. */
const PATIENCE = 45_000;

/** Goes on with a submission until it is done: answers what is asked, presses again what can be pressed, and lets time pass. */
export const settle = async ({ device }: Pick<Desk, 'device'>, done: () => Promise<boolean>, again: RegExp): Promise<void> => {
  const end = performance.now() + PATIENCE;
  let pressed = 0;
  let answered = 0;
  for (let idle = 0; !(await done()); idle += 1) {
    if (performance.now() > end) throw new Error(`What «${again.source}» began never came to an end.`);
    const page = device.page();
    if (await answerAsked(page, answered)) {
      answered += 1;
      idle = 0;
    } else {
      const button = page.getByRole('button', { name: again }).first();
      if (idle > 2 && (await isReady(button))) {
        pressed += 1;
        if (pressed > TRIES) throw new Error(`«${again.source}» was pressed ${TRIES} times in vain.`);
        await button.click({ timeout: 1500 }).catch(() => undefined);
        idle = 0;
      } else if (idle > IDLE) {
        await device.letPass(LEAP);
        idle = 0;
      }
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
};
