import { useSelected, useSend } from '../../kit/actors.tsx';
import { Button } from '../../kit/controls/button.tsx';
import { LinkButton } from '../../kit/controls/link-button.tsx';
import { ErrorState } from '../../kit/feedback/empty-state.tsx';
import { failureReason } from '../../kit/feedback/failure-text.ts';
import { Bone } from '../../kit/feedback/skeleton.tsx';
import { RefreshIcon } from '../../kit/icons/actions.tsx';
import { Card } from '../../kit/page/page.tsx';
import { words } from '../../kit/texts.ts';
import { form, problems } from '../texts.ts';
import type { FormEvent, FormSnapshot } from './form-state.ts';

const SHAPES = ['first', 'second', 'third', 'fourth', 'fifth'];

/** A form without its patient: on the way, not to be had, or gone. */
export const FormTrouble = ({ workflow }: { readonly workflow: string }) => {
  const snapshot = useSelected(workflow, (each: FormSnapshot) => each);
  const send = useSend<FormEvent>(workflow);
  const back = <LinkButton to="/patients">{form.backToList}</LinkButton>;
  if (snapshot.value === 'missing') {
    return (
      <ErrorState title={form.missing} actions={back}>
        {form.missingHelp}
      </ErrorState>
    );
  }
  if (snapshot.value === 'notLoaded') {
    const { failure } = snapshot.context;
    return (
      <ErrorState
        title={problems.load}
        actions={
          <>
            <Button tone="primary" icon={RefreshIcon} onClick={() => send({ type: 'load.retried' })}>
              {words.retry}
            </Button>
            {back}
          </>
        }
      >
        {failure ? failureReason(failure) : null}
      </ErrorState>
    );
  }
  return (
    <div role="status" aria-label={form.loading}>
      <Card>
        {SHAPES.map((shape) => (
          <div key={shape}>
            <Bone width="30%" height="13px" />
            <Bone height="50px" />
          </div>
        ))}
      </Card>
    </div>
  );
};
