import { PendingScreen } from './pending-screen.tsx';

/** What stands where a place is not built yet. */
export const screens = { pending: PendingScreen };
