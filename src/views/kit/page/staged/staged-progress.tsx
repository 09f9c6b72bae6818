import { css } from '@linaria/core';
import { current } from '../../../../machines/kit/staged/context.ts';
import { Banner } from '../../feedback/banner.tsx';
import { colour, motion, radius, space, text, weight } from '../../theme/tokens.ts';
import type { Told } from '../record/told.ts';
import { stepOf, tallyOf, useStaged } from './staged-state.ts';
import type { StagedWords } from './texts.ts';

const frame = css`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  ${text.body}
  font-weight: ${weight.medium};
`;
const bar = css`
  block-size: 6px;
  border-radius: ${radius.round};
  background: ${colour.sunken};
  overflow: clip;
  & > span {
    display: block;
    block-size: 100%;
    border-radius: inherit;
    background: ${colour.accent};
    transition: inline-size ${motion.calm};
  }
`;

interface StagedProgressProps {
  readonly workflow: string;
  readonly texts: StagedWords;
  /** Why a submission stopped. */
  readonly told: Told;
}

/** How far a submission has come, or where it stopped. */
export const StagedProgress = ({ workflow, texts, told }: StagedProgressProps) => {
  const snapshot = useStaged(workflow);
  const step = stepOf(snapshot);
  const { total, sent, left } = tallyOf(snapshot);
  if (step === 'looking') return <Banner announced>{texts.looking(current(snapshot.context.rows)?.failure ?? null)}</Banner>;
  if (step !== null) {
    const index = Math.min(sent + 1, total);
    return (
      <div className={frame}>
        <span role="status">{step === 'comparing' ? texts.preparing : texts.progress(index, total)}</span>
        <div
          className={bar}
          role="progressbar"
          aria-label={texts.progress(index, total)}
          aria-valuemin={0}
          aria-valuemax={total}
          aria-valuenow={sent}
          aria-valuetext={texts.of(sent, total)}
        >
          <span style={{ inlineSize: `${(100 * (sent + (step === 'sending' ? 0.5 : 0))) / Math.max(1, total)}%` }} />
        </div>
      </div>
    );
  }
  const said = [sent > 0 && left > 0 ? texts.partial(sent, left) : null, told.text].filter((part) => part !== null);
  if (said.length === 0) return null;
  return (
    <Banner tone={told.text === null ? 'warning' : told.tone} announced={told.tone === 'info'}>
      {said.join(' ')}
    </Banner>
  );
};
