import { css } from '@linaria/core';
import { Fragment, type ReactNode } from 'react';
import { formatAmount, type Whole } from '../../../schema/kit/money.ts';
import { pageWords } from '../page/texts.ts';
import { hidden } from '../theme/hidden.ts';
import { colour, text, weight } from '../theme/tokens.ts';

const amount = css`
  /* The unit may stand under the figures, which themselves are parted only where they would be cut off otherwise, and then between groups. */
  & bdi {
    white-space: var(--figures, nowrap);
  }
  /* A line may end at it even where nothing else may wrap. Normal is no display, and leaves it its own. */
  & wbr {
    display: var(--figures, none);
  }
  & small {
    font-size: 0.8em;
    color: ${colour.soft};
  }
  &[data-size='figure'] {
    ${text.figure}
    font-size: min(1.875rem, 8.4vw);
    font-weight: ${weight.bold};
  }
  &[data-size='figure'] small {
    font-size: 1rem;
    font-weight: ${weight.normal};
  }
  &[data-tone='debt'] {
    color: ${colour.danger};
  }
  &[data-tone='credit'] {
    color: ${colour.credit};
  }
`;
/** Beyond so many signs an amount may be wider than the narrowest page in the largest letters. */
const LONG = 13;

/** Figures that may go on in a next line after any of their separators, where the place allows it by `--figures: normal`. */
const inGroups = (figures: string): ReactNode =>
  figures.length <= LONG
    ? figures
    : figures.split(/(?<=٬)/).map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups of one amount have nothing but their places
        <Fragment key={index}>
          {index === 0 ? null : <wbr />}
          {group}
        </Fragment>
      ));

export interface AmountProps {
  /** Whole toman. */
  readonly toman: Whole;
  /** The letter «ت» instead of the word, for lists; it is read as the word. */
  readonly short?: boolean;
  readonly size?: 'text' | 'figure';
  /** Colour for a meaning that is also said in words nearby. */
  readonly tone?: 'debt' | 'credit' | undefined;
}

export const Amount = ({ toman, short = false, size = 'text', tone }: AmountProps) => (
  <span className={amount} data-size={size} data-tone={tone}>
    <bdi>{inGroups(formatAmount(toman))}</bdi>{' '}
    {short ? (
      <small>
        <span aria-hidden="true">{pageWords.tomanShort}</span>
        <span className={hidden}>{pageWords.toman}</span>
      </small>
    ) : (
      <small>{pageWords.toman}</small>
    )}
  </span>
);
