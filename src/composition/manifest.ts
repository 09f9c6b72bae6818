import type { AnyPortEffect } from '../effects/kit/ports.ts';
import { inside } from './around/inside.ts';
import { locked } from './around/locked.ts';
import { support } from './around/support.ts';
import { namesIn, type Room } from './room.ts';

const found = import.meta.glob<readonly Room[]>('./areas/*.ts', { eager: true, import: 'default' });

/** The rooms of the product, by area: one file each in `areas`. It comes beside the first page, which is not made to wait for it. */
export const manifest: Readonly<Record<string, readonly Room[]>> = Object.fromEntries(
  Object.entries(found).map(([file, rooms]) => [file.slice('./areas/'.length, -'.ts'.length), rooms]),
);

export const rooms: readonly Room[] = [inside, locked, support, ...Object.values(manifest).flat()];

/** The room that shows a screen or brings a workflow. */
export const roomOf = (name: string): Room | undefined => rooms.find((room) => namesIn(room).includes(name));

/** The effects of a workflow, by the names of its ports. */
export const effectsOf = async (workflow: string): Promise<Readonly<Record<string, AnyPortEffect>> | undefined> =>
  (await roomOf(workflow)?.effects?.())?.effects[workflow];
