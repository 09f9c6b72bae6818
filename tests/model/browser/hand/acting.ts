import { writeFileSync } from 'node:fs';
import type { Control, Sight } from '../world/tools.ts';
import { type Hand, soon, worded } from './hand.ts';

const PATIENCE = 8000;
const FINGER_STEPS = 6;
/** Keys as WebDriver writes them, in both of its languages. */
const KEYS = { Enter: '\uE007', Escape: '\uE00C' } as const;
const WHOLE_FIELD = ['\uE009', 'a'] as const;
const DELETE = '\uE003';

/** What a language of WebDriver can do. */
interface Driver {
  readonly open: (path: string) => Promise<unknown>;
  /** Runs an expression in the page, which promises a text. */
  readonly run: (text: string) => Promise<string | undefined>;
  readonly perform: (actions: readonly object[]) => Promise<unknown>;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Where the middle of something lies that can be used, and stays; null until then. Runs in the page. */
const placeOf = async (control: Control): Promise<Place | null> => {
  const found = window.modelled.find(control);
  if (!found || found.matches(':disabled') || found.getAttribute('aria-busy') === 'true') return null;
  // What is drawn in place of a box lies over it.
  const drawn = control.role === 'radio' || control.role === 'checkbox' ? (found.closest('label') ?? found) : found;
  drawn.scrollIntoView({ block: 'center', behavior: 'instant' });
  // What rises lies lower until a frame is drawn, also where less motion is asked for: a slow machine looks twice within one.
  const rising = document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < Number.POSITIVE_INFINITY);
  await Promise.allSettled(rising.map(({ finished }) => finished));
  const middle = (): Place => {
    const { x, y, width, height } = drawn.getBoundingClientRect();
    return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  };
  const before = middle();
  // The first begins before WebKit has brought into view what got the focus; the second comes after that.
  for (const _ of ['before', 'after']) await new Promise(requestAnimationFrame);
  const at = middle();
  if (at.x !== before.x || at.y !== before.y) return null;
  const top = document.elementFromPoint(at.x, at.y);
  return top && (drawn.contains(top) || top.contains(drawn)) ? at : null;
};

/** Keeps the text of the next file that the page hands over, in place of the browser. Runs in the page. */
const keepNext = (): null => {
  const keeping = window as { handed?: Promise<string> };
  const { click } = HTMLAnchorElement.prototype;
  const made = URL.createObjectURL;
  // The policy of the page lets nobody fetch from its own link.
  URL.createObjectURL = (file) => {
    if (file instanceof File) keeping.handed = file.text();
    return made(file);
  };
  HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
    if (this.download === '') click.call(this);
  };
  return null;
};
const kept = (): Promise<string> | undefined => (window as { handed?: Promise<string> }).handed;

/** The hand of a person by a language of WebDriver. */
export const handBy = ({ open, run, perform }: Driver): Omit<Hand, 'close'> => {
  const ask = async <A, B>(what: (given: A) => B, given: A): Promise<Awaited<B>> => {
    const answer = await run(`JSON.stringify((await (${what.toString()})(${JSON.stringify(given)})) ?? null)`);
    return (answer === undefined ? undefined : JSON.parse(answer)) as Awaited<B>;
  };
  const pointer = (actions: readonly object[]) => perform([{ type: 'pointer', id: 'finger', parameters: { pointerType: 'mouse' }, actions }]);
  const keys = (actions: readonly object[]) => perform([{ type: 'key', id: 'keys', actions }]);
  const placed = async (control: Control): Promise<Place> => {
    const still = await soon(async () => (await ask(placeOf, control)) ?? undefined, PATIENCE);
    if (!still) throw new Error(`${worded(control)} cannot be used`);
    return still;
  };
  const press = async (control: Control) => {
    const { x, y } = await placed(control);
    await pointer([
      { type: 'pointerMove', x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]);
  };
  return {
    open: async (to) => {
      await open(to);
    },
    press,
    type: async (control, text) => {
      await press(control);
      const [hold, all] = WHOLE_FIELD;
      const chord = [
        { type: 'keyDown', value: hold },
        { type: 'keyDown', value: all },
        { type: 'keyUp', value: all },
        { type: 'keyUp', value: hold },
      ];
      const letters = [...(text === '' ? [DELETE] : text)].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await keys([...chord, ...letters]);
    },
    key: async (name) => {
      await keys([
        { type: 'keyDown', value: KEYS[name] },
        { type: 'keyUp', value: KEYS[name] },
      ]);
    },
    drag: async (control, dx) => {
      const { x, y } = await placed(control);
      const way = Array.from({ length: FINGER_STEPS }, (_, step) => ({
        type: 'pointerMove',
        x: Math.round(x + (dx * (step + 1)) / FINGER_STEPS),
        y,
        duration: 15,
      }));
      await pointer([{ type: 'pointerMove', x, y }, { type: 'pointerDown', button: 0 }, ...way, { type: 'pointerUp', button: 0 }]);
    },
    see: async (workflow, controls) => JSON.parse(await ask(([id, sought]) => window.modelled.look(id, sought), [workflow, controls] as const)) as Sight,
    pass: (millis) => ask((time) => window.modelled.pass(time), millis),
    // Neither language hands files over: WebKitGTK's driver knows of none, and Firefox would ask where to put it.
    receive: async (begin, file) => {
      await ask(keepNext, null);
      await begin();
      const text = await soon(async () => (await ask(kept, null)) ?? undefined, PATIENCE);
      if (text === undefined) throw new Error('No file was handed over.');
      writeFileSync(file, text);
    },
    ask,
  };
};
