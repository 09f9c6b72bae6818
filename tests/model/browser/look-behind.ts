import type { AnyMachineSnapshot } from 'xstate';
import { type Hand, soon, worded } from './hand/hand.ts';
import type { Behind, PageModel } from './page-model.ts';

const PATIENCE = 3000;

/** Until what was asked of the page is drawn. Runs in the page. */
const drawn = (): Promise<null> => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(null))));
/** Whether something lies over the page, or its entry is still being taken back from the history. Runs in the page. */
const isCovered = (): boolean =>
  (history.state as { readonly overlay?: number } | null)?.overlay !== undefined || document.querySelector('dialog:modal') !== null;

/** Opens a menu or draws a row aside; answers how to put it back, or null where it cannot be opened. Where it `must` be, a page that is still drawn is waited for. */
const opened = async (hand: Hand, { opener, dx, items }: Behind, must: boolean): Promise<(() => Promise<void>) | null> => {
  const isThere = async () => (await hand.see(null, [opener])).offers[0] === 'enabled' || undefined;
  if (!(must ? await soon(isThere, PATIENCE) : await isThere())) return null;
  const controls = items.map(({ control }) => control);
  const isSeen = async () => (await hand.see(null, controls)).offers.some((offer) => offer !== 'absent');
  if (dx === undefined) {
    await hand.press(opener);
    if (!(await soon(async () => (await isSeen()) || undefined, PATIENCE))) throw new Error(`${worded(opener)} opens nothing`);
    return async () => {
      await hand.key('Escape');
      await soon(async () => ((await hand.ask(isCovered, null)) ? undefined : true), PATIENCE);
    };
  }
  await hand.drag(opener, dx);
  await hand.ask(drawn, null);
  return async () => {
    if (!(await isSeen())) return;
    await hand.drag(opener, -dx);
    await soon(async () => ((await isSeen()) ? undefined : true), PATIENCE);
  };
};

/** What is wrong with what a page offers where something has to be opened first: what the machine does not take, or not what it takes. */
export const lookBehind = async (hand: Hand, page: PageModel, snapshot: AnyMachineSnapshot, looked: Set<string>): Promise<readonly string[]> => {
  const wrong: string[] = [];
  for (const behind of page.behind?.(snapshot) ?? []) {
    const { opener, dx = 0, items } = behind;
    const taken = items.map(({ event }) => snapshot.can(event));
    const place = JSON.stringify([page.model.description.name, snapshot.value, opener, dx, taken]);
    if (looked.has(place)) continue;
    looked.add(place);
    const close = await opened(hand, behind, taken.includes(true));
    const wished = items.map(({ optional = false }, index) => ({ isOffered: taken[index] === true, isFree: optional && taken[index] === true }));
    const offersNow = async () =>
      close === null
        ? items.map(() => 'absent' as const)
        : (
            await hand.see(
              null,
              items.map(({ control }) => control),
            )
          ).offers;
    const faults = async () => {
      const offers = await offersNow();
      return items.flatMap(({ event: { type }, control }, index) => {
        const [wish, isThere] = [wished[index], offers[index] === 'enabled'];
        if (wish === undefined || wish.isFree || wish.isOffered === isThere) return [];
        return [`${type} ${isThere ? 'is offered and cannot be done' : 'can be done and is not offered'}: ${worded(control)} behind ${worded(opener)}`];
      });
    };
    let found: readonly string[] = [];
    await soon(async () => {
      found = await faults();
      return found.length === 0 || close === null || undefined;
    }, PATIENCE);
    wrong.push(...found);
    await close?.();
  }
  return wrong;
};
