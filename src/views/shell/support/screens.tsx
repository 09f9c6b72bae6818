import { usePartLater } from '../../kit/list/later.ts';
import { SupportDialog } from './support-dialog.tsx';

const loadRescue = () => import('./rescue-sheet.tsx');

/** Few ever have drafts that a release could not go on with. */
const Rescue = () => {
  const part = usePartLater(loadRescue, false, true);
  return part ? <part.RescueSheet /> : null;
};

export const screens = { rescue: Rescue, support: SupportDialog };
