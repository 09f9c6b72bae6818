import { useSendApp } from '../actors.tsx';
import { Button } from '../controls/button.tsx';
import { pageWords } from '../page/texts.ts';

/** Tells support what happened; what that means is asked first. */
export const ReportButton = () => {
  const send = useSendApp();
  return (
    <Button tone="quiet" onClick={() => send({ type: 'support.want', task: 'report' })}>
      {pageWords.report}
    </Button>
  );
};
