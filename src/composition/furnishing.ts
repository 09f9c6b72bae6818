import { routing } from '../machines/app/product.ts';
import type { Registered } from '../machines/kit/registered.ts';
import type { AreaWords, Screens } from '../views/shell/app-view.tsx';
import front from './areas/session.ts';
import { inside } from './around/inside.ts';
import { namesIn, type Room } from './room.ts';

/** The room of a screen or of a workflow; those before the sign-in are at hand, so that the first page carries no others. */
const find = async (name: string): Promise<Room | undefined> =>
  front.find((room) => namesIn(room).includes(name)) ?? (await import('./manifest.ts')).roomOf(name);

/** Brings rooms into the running program when they are first visited; `install` lets their workflows join the root's. */
export const furnishing = (install: (workflows: readonly Registered[]) => void) => {
  const screens: Record<string, Screens[string]> = {};
  const words: AreaWords[] = [];
  const ready = new Set<string>();

  const furnish = async (room: Room): Promise<void> => {
    const [own, views] = await Promise.all([room.workflows?.(), room.screens()]);
    if (own) install(own.workflows);
    Object.assign(screens, views.screens);
    for (const said of [views.words ?? []].flat()) if (!words.includes(said)) words.push(said);
  };

  /** Brings in what a screen or a workflow needs, with what stands around it; a visitor who is not signed in needs nothing around. */
  const enter = async (name: string, alone: boolean): Promise<void> => {
    const bring = async () => {
      const room = await find(name);
      if (room) await furnish(room);
      return room ? namesIn(room) : [name];
    };
    const [names] = await Promise.all([bring(), alone ? null : furnish(inside)]);
    for (const known of names) ready.add(known);
  };

  const prepared = (name: string, alone: boolean): Promise<void> | null => (ready.has(name) ? null : enter(name, alone));

  return {
    /** What is there so far; grows while the program runs. */
    screens: screens as Screens,
    words,
    /** Brings in what shows a path; null when it is there. */
    preparePath: (path: string): Promise<void> | null => {
      const match = routing.match(path);
      return match && prepared(match.route.screen, match.route.area === 'session');
    },
    /** Brings in what a workflow needs, unless it is there. */
    prepareWorkflow: async (workflow: string): Promise<void> => {
      await prepared(workflow, false);
    },
  };
};
