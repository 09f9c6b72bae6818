import { useApp, useSendApp } from '../../kit/actors.tsx';
import { Toaster } from '../../kit/feedback/toaster.tsx';
import { useAreas } from '../../kit/page/screens.ts';
import { leadOf, sayNotice } from './notices.ts';

/** What is to be said to a signed-in user, wherever that user is; of sessions that ended the login screen speaks. */
export const Messages = () => {
  const notices = useApp((context) => context.notices);
  const areas = useAreas();
  const send = useSendApp();
  return (
    <Toaster
      notices={notices}
      say={(notice) => sayNotice(areas, notice)}
      lead={(notice) => leadOf(areas, notice)}
      onDismiss={(key) => send({ type: 'notice.dismiss', key })}
    />
  );
};
