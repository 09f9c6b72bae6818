import { useApp } from '../actors.tsx';

/** The id of the workflow that the screen shows. */
export const useWorkflow = (): string => useApp(({ route }) => route?.workflow ?? '');
