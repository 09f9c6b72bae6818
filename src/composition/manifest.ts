import type { AnyPortEffect } from '../effects/kit/ports.ts';
import type { Room } from './room.ts';

const found = import.meta.glob<{ readonly default: readonly Room[] }>('./areas/*.ts', { eager: true });

/** The rooms of the product, by area: one file each in `areas`. */
export const manifest: Readonly<Record<string, readonly Room[]>> = Object.fromEntries(
  Object.entries(found).map(([file, { default: rooms }]) => [file.slice('./areas/'.length, -'.ts'.length), rooms]),
);

/** What every area but the session has around it, and the workflows that all of them use. */
export const inside: Room = {
  routes: [],
  sheets: [],
  workflows: () => import('../machines/app/registry.ts'),
  screens: () => import('../views/shell/signed-in.ts'),
  effects: () => import('../effects/support/ports.ts'),
};

export const rooms: readonly Room[] = [inside, ...Object.values(manifest).flat()];

/** The room that shows a screen. */
export const roomOf = (screen: string): Room | undefined => rooms.find(({ routes }) => routes.some((route) => route.screen === screen));

/** The room that brings a workflow. */
export const roomWith = (workflow: string): Room | undefined =>
  rooms.find(({ routes, sheets }) => sheets.includes(workflow) || routes.some((route) => route.workflow === workflow));

/** The effects of a workflow, by the names of its ports. */
export const effectsOf = async (workflow: string): Promise<Readonly<Record<string, AnyPortEffect>> | undefined> =>
  (await (roomWith(workflow) ?? inside).effects?.())?.effects[workflow];
