import { quietly } from '../quietly.ts';
import { PLACE } from '../traces.ts';

const LEFT = 'matab.left';

/** Nothing is left of it that a reload could go on with. */
export const forgetPlace = (): void => quietly(() => sessionStorage.removeItem(PLACE), undefined);

const leftLock = (sid: string) => `matab.left:${sid}`;

/** Which session this tab was in when the person's session ended: it, and no other tab, goes on with that one if they come back. */
export const rememberLeft = (sid: string): void => {
  // Held for as long as this page lives.
  if ('locks' in navigator) void navigator.locks.request(leftLock(sid), { ifAvailable: true }, () => new Promise(() => {}));
  quietly(() => sessionStorage.setItem(LEFT, sid), undefined);
};

/** Whether a page that lives was in a session when it ended. */
export const isLeftBySomebody = async (sid: string): Promise<boolean> => {
  if (!('locks' in navigator)) return false;
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === leftLock(sid));
};

export const rememberedLeft = (): string | null => quietly(() => sessionStorage.getItem(LEFT), null);
