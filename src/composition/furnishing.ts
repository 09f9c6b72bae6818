import { missingStyles } from '../effects/browser/styles.ts';
import { routing } from '../machines/app/product.ts';
import type { Registered } from '../machines/kit/registered.ts';
import type { AreaWords, Screens } from '../views/shell/app-view.tsx';
import { inside, roomOf, roomWith } from './manifest.ts';
import type { Room } from './room.ts';

/** Brings rooms into the running program when they are first visited; `install` lets their workflows join the root's. */
export const furnishing = (install: (workflows: readonly Registered[]) => void) => {
  const screens: Record<string, Screens[string]> = {};
  const words: AreaWords[] = [];
  const ready = new Set<Room>();

  const furnish = async (room: Room): Promise<void> => {
    const [own, views] = await Promise.all([room.workflows?.(), room.screens()]);
    if (own) install(own.workflows);
    Object.assign(screens, views.screens);
    if (views.words && !words.includes(views.words)) words.push(views.words);
  };

  /** Brings a room in, with what stands around it; a visitor who is not signed in needs nothing around. */
  const enter = async (room: Room, alone: boolean): Promise<void> => {
    await Promise.all([furnish(room), ...(alone ? [] : [furnish(inside)])]);
    await missingStyles();
    ready.add(room);
  };

  const prepared = (room: Room | undefined, alone: boolean): Promise<void> | null => (room === undefined || ready.has(room) ? null : enter(room, alone));

  return {
    /** What is there so far; grows while the program runs. */
    screens: screens as Screens,
    words,
    /** Brings in what shows a path; null when it is there. */
    preparePath: (path: string): Promise<void> | null => {
      const match = routing.match(path);
      return match && prepared(roomOf(match.route.screen), match.route.area === 'session');
    },
    /** Brings in what a workflow needs, unless it is there. */
    prepareWorkflow: async (workflow: string): Promise<void> => {
      await prepared(roomWith(workflow), false);
    },
  };
};
