import { isPast } from '../../../machines/appointments/day.ts';
import { isUnmoved, type Move } from '../../../machines/appointments/move.ts';
import { rowById } from '../../../machines/kit/rows.ts';
import { dayIn } from '../../../schema/appointments/appointment.ts';
import { useApp } from '../../kit/actors.tsx';
import { now } from '../../kit/clock.ts';
import { Button, Spinner } from '../../kit/controls/button.tsx';
import { useEscape } from '../../kit/controls/escape.ts';
import { useTakenFocus } from '../../kit/controls/taken-focus.ts';
import { Banner } from '../../kit/feedback/banner.tsx';
import { failureReason, failureText } from '../../kit/feedback/failure-text.ts';
import { useRows } from '../../kit/resources.ts';
import { useGuestOf, whenText } from '../names.ts';
import { type MoveStep, useMoveStep, useSendAppointments, useStanding } from '../standing.ts';
import { move as texts } from '../texts.ts';

/** Why a move did not get there. */
const reasonOf = ({ failure, unchecked }: Move): string => {
  if (failure === null) return texts.late;
  if (unchecked) return texts.unchecked(failureReason(failure));
  if (failure._tag === 'UnknownOutcome' || failure._tag === 'Timeout' || failure._tag === 'Unreachable') return texts.lost;
  return failureText(failure, { prefix: texts.failed });
};

interface StripProps {
  readonly move: Move;
  readonly step: MoveStep;
}

/** It waits for whoever comes back days later. */
const isOver = (moment: string | null, at: number): boolean => moment !== null && isPast(moment.slice(0, 10), moment.slice(11), at);

/** The gap that was tapped stays a button, which would book a second one now. */
const isPlaced = (before: MoveStep, step: MoveStep): boolean => before === 'picking' && step === 'moving';

const Strip = ({ move, step }: StripProps) => {
  const send = useSendAppointments();
  const { view } = useStanding();
  const { name } = useGuestOf()(move.row);
  const when = move.to === null ? '' : whenText(move.to);
  const at = useApp((context) => context.at);
  const listed = rowById(useRows('appointments'), move.row.id);
  // Where another desk put it somewhere else since, nothing is sent over that unseen: it is said where it is.
  const leftThere = listed !== undefined && !isUnmoved(move, listed);
  const leftHere = listed !== undefined && listed.appointment_time !== move.to;
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
                {leftHere ? null : (
                  <Button tone="secondary" onClick={() => send({ type: 'move.undone', at: now() })}>
                    {texts.undo}
                  </Button>
                )}
              </>
            }
          >
            {leftHere ? texts.since(name, whenText(listed.appointment_time)) : texts.moved(name, when)}
          </Banner>
        );
      case 'moveElsewhere':
        return (
          <Banner
            tone="problem"
            action={
              <>
                {close}
                <Button tone="secondary" onClick={() => send({ type: 'move.begun', row: move.row, at: now() })}>
                  {texts.begin}
                </Button>
              </>
            }
          >
            {(move.failure === null ? texts.since : texts.elsewhere)(name, whenText(move.row.appointment_time))}
          </Banner>
        );
      case 'moveGone':
        return (
          <Banner tone="problem" action={close}>
            {texts.gone}
          </Banner>
        );
      case 'moveUnsure':
        return (
          <Banner
            tone="problem"
            action={
              <>
                {close}
                <Button tone="secondary" onClick={() => send({ type: 'move.retried', at: now() })}>
                  {texts.check}
                </Button>
              </>
            }
          >
            {texts.unsure} {texts.meant(name, when)}
          </Banner>
        );
      default:
        return (
          <Banner
            tone="problem"
            action={
              <>
                {close}
                {leftThere || (!move.back && isOver(move.to, at)) ? null : (
                  <Button tone="secondary" onClick={() => send({ type: 'move.retried', at: now() })}>
                    {texts.again}
                  </Button>
                )}
              </>
            }
          >
            {reasonOf(move)} {leftThere ? texts.since(name, whenText(listed.appointment_time)) : texts.meant(name, when)}
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
