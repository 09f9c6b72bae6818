import type { Locator, Page } from '@playwright/test';

/** What the program takes for a second tap by slip (D-419), with some room: a finger that means it is slower, or goes elsewhere. */
const MILLIS = 450;
const POINTS = 40;

const taps = new WeakMap<Page, { readonly spot: number | null; readonly at: number }>();

/** How far from the left it will be pressed; null where nobody can say. */
const spotOf = async (locator: Locator): Promise<number | null> => {
  try {
    const box = await locator.boundingBox({ timeout: 1000 });
    return box && box.x + box.width / 2;
  } catch {
    return null;
  }
};

/** Pressing may scroll a page up and down once more: what stands under the other may come where that was. */
const isNear = (one: number | null, other: number | null): boolean => one === null || other === null || Math.abs(one - other) <= POINTS;

const ACTS = ['click', 'check', 'uncheck'] as const;
type Hand = Record<(typeof ACTS)[number], (options?: object) => Promise<void>> & { isSteady?: boolean };

/** Lets every locator of this process press as a person does who waits to see what came before pressing the same spot again. */
export const steadyHand = (page: Page): void => {
  const hand = Object.getPrototypeOf(page.locator(':root')) as Hand;
  if (hand.isSteady) return;
  hand.isSteady = true;
  for (const act of ACTS) {
    const press = hand[act];
    hand[act] = async function (this: Locator, options) {
      const last = taps.get(this.page());
      const rest = last ? last.at + MILLIS - Date.now() : 0;
      const spot = await spotOf(this);
      if (last && rest > 0 && isNear(last.spot, spot)) await new Promise((resolve) => setTimeout(resolve, rest));
      await press.call(this, options);
      taps.set(this.page(), { spot, at: Date.now() });
    };
  }
};
