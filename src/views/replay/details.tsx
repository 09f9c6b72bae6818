import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import type { ActorState } from '../../machines/replay/actor-state.ts';
import { changesBetween } from '../../machines/support/difference.ts';
import { divergencesOf, eventType } from '../../machines/support/outline.ts';
import { liveAt, type Tape, type TapeStep } from '../../machines/support/tape.ts';
import { persianDigits } from '../../schema/kit/digits.ts';
import { SELF, UNPROCESSED } from '../../schema/log/record.ts';
import { colour, hairline, radius, space, text, weight } from '../kit/theme/tokens.ts';
import { dayText, spanText, timeText } from './clock-text.ts';
import { useViewer } from './desk.ts';
import { details } from './texts.ts';
import { Code, inline, mono, stateText } from './values.tsx';

const frame = css`
  min-block-size: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space(3)} ${space(4)} ${space(6)};
  background: ${colour.surface};
  & > section {
    padding-block: ${space(3)};
  }
  & > section + section {
    border-block-start: ${hairline};
  }
  & h2 {
    margin-block-end: ${space(2)};
    ${text.body}
    font-weight: ${weight.bold};
  }
  & p,
  & li {
    ${text.caption}
  }
`;
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
const states = css`
  display: grid;
  gap: ${space(2)};
  & > div {
    display: grid;
    grid-template-columns: 3.5ch minmax(0, 1fr);
    align-items: center;
    gap: ${space(2)};
    padding: ${space(2)} ${space(3)};
    border-radius: ${radius.small};
    background: ${colour.sunken};
    ${text.caption}
  }
  & > div[data-changed='true'] {
    background: ${colour.tint};
    color: ${colour.onTint};
  }
`;
const changed = css`
  display: grid;
  gap: ${space(2)};
  & li {
    display: grid;
    gap: 2px;
    padding: ${space(2)} ${space(3)};
    border-radius: ${radius.small};
    background: ${colour.sunken};
    text-align: left;
    direction: ltr;
  }
  & b {
    font-weight: ${weight.bold};
  }
  & del {
    color: ${colour.danger};
    text-decoration: none;
  }
  & ins {
    color: ${colour.credit};
    text-decoration: none;
  }
`;
const wrong = css`
  padding: ${space(3)};
  border-radius: ${radius.small};
  background: ${colour.warnTint};
  color: ${colour.warn};
`;
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
const quiet = css`
  color: ${colour.faint};
`;

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section aria-label={title}>
    <h2>{title}</h2>
    {children}
  </section>
);

const Latin = ({ children }: { readonly children: string }) => (
  <bdi className={mono} dir="ltr">
    {children}
  </bdi>
);

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

const Facts = ({ step, time }: { readonly step: TapeStep; readonly time: number }) => {
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

const stateOf = (state: ActorState | null): string | null => {
  if (state === null) return null;
  const { value, status } = state.snapshot;
  return `${stateText(value)}${status === 'active' ? '' : ` (${status})`}`;
};

const States = ({ before, after, track }: TapeStep) => {
  const [was, is] = [stateOf(before), stateOf(after)];
  const none = track.replayable ? details.notYet : details.notBuilt;
  return (
    <div className={states}>
      <div>
        <span>{details.before}</span>
        {was === null ? none : <Latin>{was}</Latin>}
      </div>
      <div data-changed={was !== is}>
        <span>{details.after}</span>
        {is === null ? none : <Latin>{is}</Latin>}
      </div>
    </div>
  );
};

const Difference = ({ before, after }: TapeStep) => {
  const changes = changesBetween(before?.snapshot.context ?? {}, after?.snapshot.context ?? {});
  if (changes.length === 0) return <p className={quiet}>{details.noDifference}</p>;
  return (
    <ul className={changed}>
      {changes.map(({ place, was, is }) => (
        <li key={place} className={mono}>
          <b>{place}</b>
          {was === undefined ? null : <del>− {inline(was)}</del>}
          {is === undefined ? null : <ins>+ {inline(is)}</ins>}
        </li>
      ))}
    </ul>
  );
};

const Running = ({ step, at }: { readonly step: TapeStep; readonly at: number }) => {
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

/** Everything there is to know of one step. */
export const Details = ({ tape }: { readonly tape: Tape }) => {
  const at = useViewer((context) => context.step);
  const time = useViewer(({ outline, step: index }) => outline.times[index] ?? 0);
  const step = tape.steps[at];
  if (step === undefined) return null;
  const { record, after } = step;
  const divergences = divergencesOf(tape).get(at) ?? [];
  const { type: _, ...payload } = (record.e ?? {}) as Readonly<Record<string, unknown>>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={frame} aria-label={`${details.title} ${persianDigits(at + 1)}`} tabIndex={0} data-keys="own" data-details="">
      {divergences.length === 0 ? null : (
        <ul className={wrong}>
          {divergences.map(({ kind, detail, path }) => (
            <li key={`${kind} ${path} ${detail}`}>
              {details.divergences[kind]} <Latin>{detail === '' ? path : `${path}: ${detail}`}</Latin>
            </li>
          ))}
        </ul>
      )}
      <Part title={details.record}>
        <Facts step={step} time={time} />
      </Part>
      <Part title={details.payload}>{Object.keys(payload).length === 0 ? <p className={quiet}>{details.noPayload}</p> : <Code value={payload} />}</Part>
      <Part title={details.state}>
        <States {...step} />
      </Part>
      <Part title={details.difference}>
        <Difference {...step} />
      </Part>
      {step.track.replayable ? <Running step={step} at={at} /> : null}
      {after === null ? null : (
        <Part title={details.memory}>
          <Code value={after.snapshot.context} />
        </Part>
      )}
    </section>
  );
};
