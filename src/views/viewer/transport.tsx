import { css } from '@linaria/core';
import type { Speed } from '../../schema/viewer/viewer-workflow.ts';
import { Button } from '../kit/controls/button.tsx';
import { IconButton } from '../kit/controls/icon-button.tsx';
import { SegmentedControl } from '../kit/controls/segmented-control.tsx';
import { AlertIcon } from '../kit/icons/basics.tsx';
import { colour, hairline, space, text } from '../kit/theme/tokens.ts';
import { spanText } from './clock-text.ts';
import { useSendViewer, useViewer, useViewerTag } from './desk.ts';
import { FirstIcon, ForkIcon, LastIcon, PauseIcon, PlayIcon, StepBackIcon, StepOnIcon } from './icons.tsx';
import { NARROW } from './layout.ts';
import { transport } from './texts.ts';

const frame = css`
  grid-area: transport;
  display: grid;
  gap: ${space(1)};
  padding: ${space(2)} ${space(4)} max(${space(2)}, env(safe-area-inset-bottom));
  border-block-start: ${hairline};
  background: ${colour.surface};
  direction: ltr;
  ${NARROW} {
    position: sticky;
    inset-block-end: 0;
    z-index: 5;
  }
  & > input {
    inline-size: 100%;
    block-size: 28px;
    margin: 0;
    accent-color: ${colour.accent};
    cursor: pointer;
  }
`;
const keys = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  column-gap: ${space(3)};
  row-gap: ${space(1)};
  & > div {
    display: flex;
    align-items: center;
    flex: none;
  }
  & [role='radiogroup'] {
    direction: ltr;
    inline-size: 240px;
  }
  & [role='radiogroup'] span {
    white-space: nowrap;
    ${text.caption}
  }
`;
const where = css`
  direction: rtl;
  ${text.caption}
  color: ${colour.soft};
  font-variant-numeric: tabular-nums;
  min-inline-size: 168px;
`;
const wrong = css`
  & button {
    min-block-size: 44px;
    padding-inline: ${space(2)};
    ${text.caption}
    direction: rtl;
  }
`;

const SPEEDS: readonly Speed[] = [1, 2, 4, 8, 16];

const Where = () => {
  const step = useViewer((context) => context.step);
  const times = useViewer(({ outline }) => outline.times);
  return (
    <p className={where} data-position="">
      {transport.position(step, times.length)}
      {' · '}
      <bdi dir="ltr">{`${spanText(times[step] ?? 0)} / ${spanText(times.at(-1) ?? 0)}`}</bdi>
    </p>
  );
};

const Scrubber = () => {
  const step = useViewer((context) => context.step);
  const count = useViewer(({ outline }) => outline.times.length);
  const send = useSendViewer();
  return (
    <input
      type="range"
      min={0}
      max={count - 1}
      value={step}
      aria-label={transport.scrub}
      aria-valuetext={transport.position(step, count)}
      onChange={({ currentTarget }) => send({ type: 'step.chosen', step: Number(currentTarget.value) })}
    />
  );
};

const Wrong = () => {
  const errors = useViewer(({ outline }) => outline.errors.length);
  const divergences = useViewer(({ outline }) => outline.divergences.length);
  const send = useSendViewer();
  return (
    <div className={wrong}>
      <IconButton
        icon={StepBackIcon}
        label={transport.lastError}
        disabled={errors === 0}
        onClick={() => send({ type: 'jump.asked', to: 'error', back: true })}
      />
      <Button
        tone="quiet"
        icon={AlertIcon}
        disabled={errors === 0}
        aria-label={`${transport.nextError}، ${transport.errors(errors)}`}
        onClick={() => send({ type: 'jump.asked', to: 'error', back: false })}
      >
        {transport.errors(errors)}
      </Button>
      <Button
        tone="quiet"
        icon={ForkIcon}
        disabled={divergences === 0}
        aria-label={`${transport.firstDivergence}، ${transport.divergences(divergences)}`}
        onClick={() => send({ type: 'divergence.first' })}
      >
        {transport.divergences(divergences)}
      </Button>
    </div>
  );
};

/** Moves through the recording, as on every device that plays one: from left to right. */
export const Transport = () => {
  const playing = useViewerTag('playing');
  const speed = useViewer((context) => context.speed);
  const send = useSendViewer();
  return (
    <section className={frame} aria-label={transport.title}>
      <Scrubber />
      <div className={keys}>
        <Where />
        <div>
          <IconButton icon={FirstIcon} label={transport.first} onClick={() => send({ type: 'step.moved', to: 'first' })} />
          <IconButton icon={StepBackIcon} label={transport.back} onClick={() => send({ type: 'step.moved', to: 'back' })} />
          <IconButton
            icon={playing ? PauseIcon : PlayIcon}
            tone="accent"
            label={playing ? transport.pause : transport.play}
            onClick={() => send({ type: 'play.toggled' })}
          />
          <IconButton icon={StepOnIcon} label={transport.on} onClick={() => send({ type: 'step.moved', to: 'on' })} />
          <IconButton icon={LastIcon} label={transport.last} onClick={() => send({ type: 'step.moved', to: 'last' })} />
        </div>
        <SegmentedControl
          label={transport.speed}
          choices={SPEEDS.map((value) => ({ value, label: transport.times(value) }))}
          value={speed}
          onChange={(value) => send({ type: 'speed.chosen', speed: value })}
        />
        <Wrong />
      </div>
    </section>
  );
};
