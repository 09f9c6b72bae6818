import { createContext, useContext } from 'react';
import { useApp } from '../actors.tsx';

const Sheeted = createContext<string | null>(null);
/** The workflow that the sheet around a view shows. */
export const SheetedProvider = Sheeted.Provider;
export const useSheeted = (): string | null => useContext(Sheeted);

/** The id of the workflow that the view shows: that of the sheet it stands in, else that of the screen. */
export const useWorkflow = (): string => {
  const screen = useApp(({ route }) => route?.workflow ?? '');
  return useSheeted() ?? screen;
};
