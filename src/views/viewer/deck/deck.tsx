import { css } from '@linaria/core';
import { colour, hairline, space, text } from '../../kit/theme/tokens.ts';
import { spanText } from '../clock-text.ts';
import { useViewer } from '../desk.ts';
import { DESK, NARROW } from '../layout.ts';
import { transport } from '../texts.ts';
import { Lanes } from './lanes.tsx';
import { Transport } from './transport.tsx';

const frame = css`
  grid-area: deck;
  display: grid;
  min-inline-size: 0;
  border-block-start: ${hairline};
  background: ${colour.surface};
  ${DESK} {
    border-inline-end: ${hairline};
  }
  ${NARROW} {
    position: sticky;
    inset-block-end: 0;
    z-index: 5;
    padding-block-start: ${space(2)};
    & > [data-part='lanes'] {
      padding-inline: ${space(4)};
    }
  }
`;
const where = css`
  ${text.caption}
  color: ${colour.soft};
  font-variant-numeric: tabular-nums;
  text-align: center;
  white-space: nowrap;
`;
const foot = css`
  ${DESK} {
    display: grid;
    grid-template-columns: minmax(180px, auto) minmax(0, 1fr);
    align-items: center;
    padding-inline-start: ${space(4)};
  }
`;

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

/** Time: who was told something when, where one is, and how one moves. */
export const Deck = () => (
  <section className={frame} aria-label={transport.deck}>
    <Lanes />
    <div className={foot}>
      <Where />
      <Transport />
    </div>
  </section>
);
