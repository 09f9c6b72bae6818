import type { Move } from '../../../machines/appointments/move.ts';
import { dayIn } from '../../../schema/appointments/appointment.ts';
import { now } from '../../kit/clock.ts';
import { Button, Spinner } from '../../kit/controls/button.tsx';
import { useEscape } from '../../kit/controls/escape.ts';
import { useTakenFocus } from '../../kit/controls/taken-focus.ts';
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

/** The gap that was tapped stays a button, which would book a second one now. */
const isPlaced = (before: MoveStep, step: MoveStep): boolean => before === 'picking' && step === 'moving';

const Strip = ({ move, step }: StripProps) => {
  const send = useSendAppointments();
  const { view } = useStanding();
  const { name } = useGuestOf()(move.row);
  const when = move.to === null ? '' : whenText(move.to);
  const end = () => send({ type: 'move.closed' });
  useEscape(step === 'picking', end);
  const strip = useTakenFocus(step, isPlaced);
  const close = (
    <Button tone="quiet" onClick={end}>
      {step === 'picking' ? texts.cancel : texts.close}
    </Button>
  );
  const shown = () => {
    switch (step) {
      case 'picking':
        return view === 'range' ? (
          <Banner
            announced
            action={
              <>
                {close}
                <Button tone="secondary" onClick={() => send({ type: 'day.chosen', day: dayIn(move.row), at: now() })}>
                  {texts.toDay}
                </Button>
              </>
            }
          >
            {texts.pickingDay(name)}
          </Banner>
        ) : (
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
      case 'moveElsewhere':
        return (
          <Banner
            tone="problem"
            action={
              <>
                {close}
                <Button tone="secondary" onClick={() => send({ type: 'move.begun', row: move.row })}>
                  {texts.begin}
                </Button>
              </>
            }
          >
            {texts.elsewhere(name, whenText(move.row.appointment_time))}
          </Banner>
        );
      case 'moveGone':
        return (
          <Banner tone="problem" action={close}>
            {texts.gone}
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
  return (
    <section ref={strip} tabIndex={-1} aria-label={texts.begin}>
      {shown()}
    </section>
  );
};

/** An appointment that is being moved, and what became of it: where it went, and the one tap that takes it back. */
export const MoveStrip = () => {
  const { move } = useStanding();
  const step = useMoveStep();
  return move && step ? <Strip move={move} step={step} /> : null;
};
