import { css } from '@linaria/core';
import { persianDigits } from '../../../schema/kit/digits.ts';
import type { Speed } from '../../../schema/workflows/viewer.ts';
import { Button } from '../../kit/controls/button.tsx';
import { IconButton } from '../../kit/controls/icon-button.tsx';
import { AlertIcon } from '../../kit/icons/basics.tsx';
import { space, TARGET, text, visuallyHidden } from '../../kit/theme/tokens.ts';
import { useSendViewer, useViewer, useViewerTag } from '../desk.ts';
import { FirstIcon, ForkIcon, LastIcon, PauseIcon, PlayIcon, StepBackIcon, StepOnIcon } from '../icons.tsx';
import { NARROW, PHONE, SMALL } from '../layout.ts';
import { pick } from '../pick.ts';
import { transport } from '../texts.ts';

const row = css`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space(6)};
  padding: ${space(1)} ${space(4)} max(${space(1)}, env(safe-area-inset-bottom));
  direction: ltr;
  & > div {
    display: flex;
    align-items: center;
    flex: none;
  }
  & button {
    min-block-size: ${TARGET};
  }
  ${NARROW} {
    gap: ${space(1)};
    padding-inline: ${space(2)};
    & [data-noun] {
      ${visuallyHidden}
    }
  }
  ${PHONE} {
    & [data-end],
    & [data-none='true'] {
      display: none;
    }
  }
  ${SMALL} {
    & select {
      display: none;
    }
  }
`;
const wrong = css`
  direction: rtl;
  & button {
    padding-inline: ${space(2)};
    gap: ${space(1)};
    ${text.caption}
  }
`;

const SPEEDS: readonly Speed[] = [1, 2, 4, 8, 16];

const Moves = () => {
  const playing = useViewerTag('playing');
  const send = useSendViewer();
  return (
    <div>
      <IconButton data-end="" icon={FirstIcon} label={transport.first} onClick={() => send({ type: 'step.moved', to: 'first' })} />
      <IconButton icon={StepBackIcon} label={transport.back} onClick={() => send({ type: 'step.moved', to: 'back' })} />
      <IconButton
        icon={playing ? PauseIcon : PlayIcon}
        tone="accent"
        label={playing ? transport.pause : transport.play}
        onClick={() => send({ type: 'play.toggled' })}
      />
      <IconButton icon={StepOnIcon} label={transport.on} onClick={() => send({ type: 'step.moved', to: 'on' })} />
      <IconButton data-end="" icon={LastIcon} label={transport.last} onClick={() => send({ type: 'step.moved', to: 'last' })} />
    </div>
  );
};

const SpeedPick = () => {
  const speed = useViewer((context) => context.speed);
  const send = useSendViewer();
  return (
    <select
      className={pick}
      autoComplete="off"
      aria-label={transport.speed}
      value={speed}
      onChange={({ currentTarget }) => send({ type: 'speed.chosen', speed: Number(currentTarget.value) as Speed })}
    >
      {SPEEDS.map((value) => (
        <option key={value} value={value}>
          {transport.times(value)}
        </option>
      ))}
    </select>
  );
};

/** A count with its noun, of which a narrow page shows the count. */
const Count = ({ of, noun }: { readonly of: number; readonly noun: string }) => (
  <>
    {persianDigits(of)}
    <span data-noun="">{` ${noun}`}</span>
  </>
);

const Wrong = () => {
  const errors = useViewer(({ outline }) => outline.errors.length);
  const divergences = useViewer(({ outline }) => outline.divergences.length);
  const send = useSendViewer();
  return (
    <div className={wrong}>
      <Button
        tone="quiet"
        icon={ForkIcon}
        data-none={divergences === 0}
        disabled={divergences === 0}
        aria-label={`${transport.firstDivergence}، ${transport.divergences(divergences)}`}
        onClick={() => send({ type: 'divergence.first' })}
      >
        <Count of={divergences} noun={transport.divergence} />
      </Button>
      <Button
        tone="quiet"
        icon={AlertIcon}
        disabled={errors === 0}
        aria-label={`${transport.nextError}، ${transport.errors(errors)}`}
        onClick={() => send({ type: 'jump.asked', to: 'error', back: false })}
      >
        <Count of={errors} noun={transport.error} />
      </Button>
      <IconButton
        icon={StepBackIcon}
        label={transport.lastError}
        disabled={errors === 0}
        onClick={() => send({ type: 'jump.asked', to: 'error', back: true })}
      />
    </div>
  );
};

/** Moves through the recording, as on every device that plays one: from left to right, in one row. */
export const Transport = () => (
  <div className={row} data-part="controls">
    <Moves />
    <SpeedPick />
    <Wrong />
  </div>
);
