import { css } from '@linaria/core';
import type { AccountSession } from '../../schema/account/session.ts';
import { tehranMoment } from '../../schema/kit/tehran.ts';
import { ago } from '../kit/calendar/ago.ts';
import { longDay } from '../kit/calendar/day-names.ts';
import { twelveHours } from '../kit/calendar/twelve-hours.ts';
import { Button } from '../kit/controls/button.tsx';
import { Row } from '../kit/list/row.tsx';
import { colour, weight } from '../kit/theme/tokens.ts';
import { sessions } from './texts.ts';

const mine = css`
  color: ${colour.accent};
  font-weight: ${weight.bold};
`;

/** An instant (milliseconds since 1970) as day and time in Tehran. */
const momentText = (millis: number): string => {
  const moment = tehranMoment(millis);
  return `${longDay(moment.slice(0, 10))}، ${twelveHours(moment.slice(11))}`;
};

const deviceName = ({ device }: Pick<AccountSession, 'device'>): string => device ?? sessions.unknownDevice;

/** The device in the direction of its own name. */
export const DeviceName = ({ session }: { readonly session: Pick<AccountSession, 'device'> }) => <bdi>{deviceName(session)}</bdi>;

export interface SessionRowProps {
  readonly session: AccountSession;
  /** The time by which its age is reckoned, in milliseconds since 1970. */
  readonly at: number;
  readonly disabled: boolean;
  readonly onEnd: () => void;
}

/** A device that is signed in: since when, when it was used last, and its end. */
export const SessionRow = ({ session, at, disabled, onEnd }: SessionRowProps) => {
  const { current, used_at, created_at } = session;
  return (
    <Row
      title={<DeviceName session={session} />}
      detail={
        <>
          {current ? <strong className={mine}>{sessions.current}</strong> : null}
          <span>{used_at == null ? sessions.unknownTime : sessions.used(ago(at - used_at))}</span>
          {used_at == null ? null : <span>{momentText(used_at)}</span>}
        </>
      }
      note={created_at == null ? null : sessions.begunAt(momentText(created_at))}
      end={
        current ? undefined : (
          <Button tone="quiet" aria-haspopup="dialog" aria-label={sessions.endOf(deviceName(session))} disabled={disabled} onClick={onEnd}>
            {sessions.end}
          </Button>
        )
      }
    />
  );
};
