import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { eventType } from '../../../machines/viewer/outline.ts';
import type { TapeStep } from '../../../machines/viewer/tape.ts';
import { SELF, UNPROCESSED } from '../../../schema/log/record.ts';
import { colour, space, text } from '../../kit/theme/tokens.ts';
import { dayText, spanText, timeText } from '../clock-text.ts';
import { details } from '../texts.ts';
import { Latin } from './parts.tsx';

const facts = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(1)} ${space(4)};
  ${text.caption}
  & dt {
    color: ${colour.faint};
  }
  & dd {
    text-align: start;
  }
`;
const senderOf = ({ record }: TapeStep): ReactNode => {
  if (record.x === SELF) return details.senders.self;
  if (record.x !== undefined) return <Latin>{record.x}</Latin>;
  return record.p === undefined ? details.senders.person : details.senders.effect;
};

const markOf = ({ record, after }: TapeStep): string => {
  if (record.f === UNPROCESSED) return details.marks.unprocessed;
  if (after === null || record.k === 'lost' || record.k === 'refused') return details.marks.none;
  return after.print === after.claimed ? details.marks.same : details.marks.differs;
};

/** The record itself: who was told what by whom and when. */
export const Facts = ({ step, time }: { readonly step: TapeStep; readonly time: number }) => {
  const { record, track } = step;
  const at = track.header.t0 + record.t;
  const rows: readonly (readonly [string, ReactNode])[] = [
    [details.type, <Latin key="type">{eventType(step)}</Latin>],
    ...(record.k ? [[details.kind, details.kinds[record.k]] as const] : []),
    [details.workflow, <Latin key="workflow">{step.workflow}</Latin>],
    [details.path, <Latin key="path">{record.a}</Latin>],
    [details.sender, senderOf(step)],
    ...(record.p === undefined ? [] : [[details.port, <Latin key="port">{record.p}</Latin>] as const]),
    [details.time, <bdi key="time">{timeText(at)}</bdi>],
    [details.day, <bdi key="day">{dayText(at)}</bdi>],
    [details.sinceBegin, <bdi key="since">{spanText(time)}</bdi>],
    [details.mark, markOf(step)],
  ];
  return (
    <dl className={facts}>
      {rows.map(([name, value]) => (
        <FactRow key={name} name={name}>
          {value}
        </FactRow>
      ))}
    </dl>
  );
};

const FactRow = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </>
);
