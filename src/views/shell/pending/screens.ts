import type { Screens } from '../../kit/page/screens.ts';
import { PendingScreen } from './pending-screen.tsx';

/** What stands where a place is not built yet. */
export const screens: Screens = { pending: PendingScreen };
