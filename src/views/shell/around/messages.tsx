import { useApp } from '../../kit/actors.tsx';
import { Toaster } from '../../kit/feedback/toaster.tsx';
import { usePartLater } from '../../kit/list/later.ts';
import { useAreas } from '../../kit/page/screens.ts';
import { loadLeads } from './asked.ts';
import { sayNotice } from './notices.ts';

/** What is to be said to a signed-in user, wherever that user is; of sessions that ended the login screen speaks. */
export const Messages = () => {
  const notices = useApp((context) => context.notices);
  const areas = useAreas();
  const Leads = usePartLater(loadLeads, notices.length > 0);
  return (
    <Toaster notices={notices} say={(notice) => sayNotice(areas, notice)} lead={(notice) => Leads?.leadOf(areas, notice) ?? null} hold={Leads?.holdMessages} />
  );
};
