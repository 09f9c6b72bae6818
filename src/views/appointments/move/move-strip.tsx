import type { Move } from '../../../machines/appointments/move.ts';
import { Button, Spinner } from '../../kit/controls/button.tsx';
import { Banner } from '../../kit/feedback/banner.tsx';
import { failureReason, failureText } from '../../kit/feedback/failure-text.ts';
import { useGuestOf, whenText } from '../names.ts';
import { type MoveStep, useMoveStep, useSendAppointments, useStanding } from '../standing.ts';
import { move as texts } from '../texts.ts';

/** Why a move did not get there. */
const reasonOf = ({ failure }: Move): string =>
  failure === null || failure._tag === 'UnknownOutcome' || failure._tag === 'Timeout' || failure._tag === 'Unreachable'
    ? texts.lost
    : texts.failed + failureText(failure, { fallback: failureReason(failure), fields: ['appointment_time', 'patient'] });

interface StripProps {
  readonly move: Move;
  readonly step: MoveStep;
}

const Strip = ({ move, step }: StripProps) => {
  const send = useSendAppointments();
  const name = useGuestOf()(move.row).name;
  const when = move.to === null ? '' : whenText(move.to);
  const close = (
    <Button tone="quiet" onClick={() => send({ type: 'move.closed' })}>
      {step === 'picking' ? texts.cancel : texts.close}
    </Button>
  );
  switch (step) {
    case 'picking':
      return (
        <Banner announced action={close}>
          {texts.picking(name)}
        </Banner>
      );
    case 'moving':
      return (
        <Banner announced action={<Spinner />}>
          {texts.moving(name, when)}
        </Banner>
      );
    case 'moved':
      return (
        <Banner
          announced
          action={
            <>
              {close}
              <Button tone="secondary" onClick={() => send({ type: 'move.undone' })}>
                {texts.undo}
              </Button>
            </>
          }
        >
          {texts.moved(name, when)}
        </Banner>
      );
    default:
      return (
        <Banner
          tone="problem"
          action={
            <>
              {close}
              <Button tone="secondary" onClick={() => send({ type: 'move.retried' })}>
                {step === 'moveUnsure' ? texts.check : texts.again}
              </Button>
            </>
          }
        >
          {step === 'moveUnsure' ? texts.unsure : reasonOf(move)}
        </Banner>
      );
  }
};

/** An appointment that is being moved, and what became of it: where it went, and the one tap that takes it back. */
export const MoveStrip = () => {
  const { move } = useStanding();
  const step = useMoveStep();
  return move && step ? <Strip move={move} step={step} /> : null;
};
