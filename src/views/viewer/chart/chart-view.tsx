import { css } from '@linaria/core';
import { useRef } from 'react';
import { chartOf } from '../../../machines/viewer/chart/chart.ts';
import { heardIn, litIn, presentOf, takenIn } from '../../../machines/viewer/chart/present.ts';
import type { Tape } from '../../../machines/viewer/tape.ts';
import { useInSight } from '../../kit/list/in-sight.ts';
import { colour, hairline, radius, space, text, weight } from '../../kit/theme/tokens.ts';
import { useViewer } from '../desk.ts';
import { Latin } from '../step/parts.tsx';
import { stateText } from '../step/values.tsx';
import { chart as words } from '../texts.ts';
import { Drawing } from './drawing.tsx';

const frame = css`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-block-size: 0;
  & > p {
    padding: ${space(3)} ${space(4)};
    ${text.caption}
    color: ${colour.soft};
  }
`;
const facts = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space(4)};
  padding: 0 ${space(4)};
  border-block-end: ${hairline};
  ${text.caption}
  & > p {
    flex: 1 1 auto;
    font-weight: ${weight.bold};
  }
  & > details[open] {
    flex-basis: 100%;
    padding-block-end: ${space(2)};
  }
  & summary {
    min-block-size: 44px;
    display: flex;
    align-items: center;
    cursor: pointer;
    color: ${colour.accent};
    font-weight: ${weight.medium};
  }
  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(1)};
    direction: ltr;
    max-block-size: 30dvh;
    overflow-y: auto;
  }
  & li {
    padding: 0 ${space(2)};
    border-radius: ${radius.small};
    background: ${colour.sunken};
  }
`;
const box = css`
  flex: 1;
  min-block-size: 0;
  display: flex;
  overflow: auto;
  overscroll-behavior: contain;
  padding: ${space(3)};
  direction: ltr;
`;

/** The states of the chosen workflow, or of the one that the step is about, with those lit that hold. */
const ChartView = ({ tape }: { readonly tape: Tape }) => {
  const at = useViewer((context) => context.step);
  const workflow = useViewer((context) => context.workflow) ?? tape.steps[at]?.workflow ?? '';
  const present = presentOf(tape, workflow, at);
  const place = useRef<HTMLDivElement>(null);
  const value = present?.state ? stateText(present.state.snapshot.value) : null;
  useInSight(place, present === null ? null : `${workflow} ${value}`, 'both');
  if (present === null) return <div className={frame}>{<p>{words.none(workflow)}</p>}</div>;
  const chart = chartOf(present.machine);
  const lit = litIn(present);
  const heard = heardIn(chart, lit);
  return (
    <div className={frame}>
      <div className={facts}>
        <p>
          <Latin>{value ? `${workflow}: ${value}` : workflow}</Latin>
          {value === null ? ` ${words.notYet}` : value === '' ? ` ${words.alive}` : null}
          {present.state && present.state.snapshot.status !== 'active' ? ` (${words.ended})` : null}
        </p>
        {heard.length === 0 ? null : (
          <details>
            <summary>{words.hears(heard.length)}</summary>
            <ul>
              {heard.map((one) => (
                <li key={one}>
                  <Latin>{one}</Latin>
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div ref={place} className={box} tabIndex={0} data-keys="own" data-part="chart">
        <Drawing chart={chart} label={words.label(workflow, value)} lit={lit} taken={takenIn(chart, present)} />
      </div>
    </div>
  );
};

export default ChartView;
