import { css } from '@linaria/core';
import { liveAt, type TapeStep } from '../../../machines/viewer/tape.ts';
import { colour, space } from '../../kit/theme/tokens.ts';
import { spanText } from '../clock-text.ts';
import { details } from '../texts.ts';
import { Latin, Part, quiet } from './parts.tsx';

const plain = css`
  & li {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(1)} ${space(3)};
    padding-block: ${space(1)};
  }
  & li > :last-child {
    margin-inline-start: auto;
    color: ${colour.soft};
  }
`;
/** What was under way in the whole program: timers and calls. */
export const Running = ({ step, at }: { readonly step: TapeStep; readonly at: number }) => {
  const live = liveAt(step.track, at);
  const now = step.record.t;
  const timers = live.flatMap((state) => state.timers.map((timer) => ({ ...timer, path: state.path })));
  const calls = live.flatMap(({ path, children }) =>
    Object.values(children).flatMap((child) => (child.kind === 'effect' && child.outcome === null ? [{ ...child, parent: path }] : [])),
  );
  return (
    <>
      <Part title={details.timers}>
        {timers.length === 0 ? (
          <p className={quiet}>{details.noTimers}</p>
        ) : (
          <ul className={plain}>
            {timers.map(({ id, path, event, due }) => (
              <li key={`${path} ${id}`}>
                <Latin>{`${path}: ${event.type}`}</Latin>
                <span>{due < now ? details.overdue : details.dueIn(spanText(due - now))}</span>
              </li>
            ))}
          </ul>
        )}
      </Part>
      <Part title={details.calls}>
        {calls.length === 0 ? (
          <p className={quiet}>{details.noCalls}</p>
        ) : (
          <ul className={plain}>
            {calls.map(({ id, parent, src, since }) => (
              <li key={`${parent} ${id}`}>
                <Latin>{`${parent}: ${src}`}</Latin>
                <span>{details.since(spanText(now - since))}</span>
              </li>
            ))}
          </ul>
        )}
      </Part>
    </>
  );
};
