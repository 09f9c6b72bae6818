import { type AppointmentLists, hoursMissed } from '../../../machines/appointments/facts.ts';
import { meantByTwelve } from '../../../machines/appointments/gaps.ts';
import type { AppointmentDraft } from '../../../schema/appointments/draft.ts';
import { timeAt } from '../../../schema/kit/draft/typed/time.ts';
import { useApp } from '../../kit/actors.tsx';
import { twelveHours } from '../../kit/calendar/twelve-hours.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Banner } from '../../kit/feedback/banner.tsx';
import { NamesTrouble } from '../../kit/page/list/names-trouble.tsx';
import { useListState } from '../../kit/resources.ts';
import { warnings } from '../texts.ts';
import { useNearNames } from './lists.ts';
import type { AppointmentFormContext } from './wording.ts';

const APPOINTMENTS = ['appointments'] as const;

interface TimeDoubtsProps {
  readonly context: AppointmentFormContext;
  readonly lists: AppointmentLists;
  readonly disabled: boolean;
  readonly change: (change: Partial<AppointmentDraft>) => void;
  /** Brings the keyboard to the time. */
  readonly toTime: () => void;
}

/** Whether there is a time to have doubts about: nobody asked about that of a stored one. */
const isAsked = ({ id, draft, opened }: AppointmentFormContext): boolean =>
  draft.time.time !== null && (id === null || draft.date.day !== opened.date.day || draft.time.time !== opened.time.time);

/** «4» that became four in the morning: said once the time was left, with the one tap that puts it right. */
const Unusual = ({ context, lists, disabled, change, toTime }: TimeDoubtsProps) => {
  const at = useApp((app) => app.at);
  const { draft } = context;
  const { typed, time } = draft.time;
  const hours = hoursMissed(draft, lists, at);
  if (hours === null || !time || typed !== time) return null;
  if (!isAsked(context)) return null;
  const meant = meantByTwelve(hours, time);
  const [from, to] = [twelveHours(timeAt(hours.from)), twelveHours(timeAt(hours.to % 1440))];
  return (
    <Banner
      tone="warning"
      announced
      action={
        meant === null || disabled ? null : (
          <Button
            tone="quiet"
            onClick={() => {
              change({ time: { typed: meant, time: meant } });
              toTime();
            }}
          >
            {warnings.instead(twelveHours(meant))}
          </Button>
        )
      }
    >
      {warnings.outside(twelveHours(time), from, to)}
    </Banner>
  );
};

/** What the other appointments say of the day and the time, or that nobody could ask them. */
export const TimeDoubts = (props: TimeDoubtsProps) => {
  const near = useNearNames(props.context);
  const { known, failure } = useListState('appointments');
  return (
    <>
      <Unusual {...props} />
      {near.length === 0 ? null : (
        <Banner tone="warning" announced>
          {near.map((name) => (
            <p key={name}>{warnings.near(name)}</p>
          ))}
        </Banner>
      )}
      {isAsked(props.context) && !known && failure === null ? <Banner>{warnings.unchecked}</Banner> : null}
      <NamesTrouble lists={APPOINTMENTS} prefix={warnings.uncheckedFailed} evenKnown />
    </>
  );
};
