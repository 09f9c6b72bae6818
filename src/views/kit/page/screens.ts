import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { AreaWords } from '../feedback/area-words.ts';

/**
 * Views by the name that the route table gives their screen; an area's part of the program brings its own.
 *
 * Two names are no routes and belong to every area but the session: `inside` stands around a signed-in user's screens,
 * `route` is the one of the current address.
 */
export type Screens = Partial<Record<string, ComponentType<{ readonly children?: ReactNode }>>>;

const There = createContext<Screens>({});
export const ScreensProvider = There.Provider;
/** The views that are there now. */
export const useScreens = (): Screens => useContext(There);

const Said = createContext<readonly AreaWords[]>([]);
export const AreasProvider = Said.Provider;
/** What the areas say that are there. */
export const useAreas = (): readonly AreaWords[] => useContext(Said);
