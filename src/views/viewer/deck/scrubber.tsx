import { css } from '@linaria/core';
import { colour, TARGET } from '../../kit/theme/tokens.ts';
import { useSendViewer, useViewer } from '../desk.ts';
import { DESK } from '../layout.ts';
import { transport } from '../texts.ts';

const bar = css`
  inline-size: 100%;
  block-size: ${TARGET};
  margin: 0;
  accent-color: ${colour.accent};
  cursor: pointer;
  ${DESK} {
    position: absolute;
    inset: 0;
    block-size: 100%;
    appearance: none;
    background: none;
    &::-webkit-slider-runnable-track {
      block-size: 100%;
    }
    &::-webkit-slider-thumb {
      appearance: none;
      inline-size: 2px;
      block-size: 100%;
      background: ${colour.ink};
    }
    &::-moz-range-track {
      block-size: 100%;
      background: none;
    }
    &::-moz-range-thumb {
      inline-size: 2px;
      block-size: 100%;
      border: 0;
      border-radius: 0;
      background: ${colour.ink};
    }
  }
`;

/** Where one is among the steps; at a desk the line over all lanes, which is dragged like any slider. */
export const Scrubber = () => {
  const step = useViewer((context) => context.step);
  const count = useViewer(({ outline }) => outline.times.length);
  const send = useSendViewer();
  return (
    <input
      className={bar}
      type="range"
      autoComplete="off"
      min={0}
      max={count - 1}
      value={step}
      aria-label={transport.scrub}
      aria-valuetext={transport.position(step, count)}
      onChange={({ currentTarget }) => send({ type: 'step.chosen', step: Number(currentTarget.value) })}
    />
  );
};
