import { css } from '@linaria/core';
import { useEffect, useRef } from 'react';
import { persianDigits } from '../../../schema/kit/digits.ts';
import type { JalaliMonth } from '../../../schema/kit/jalali.ts';
import { dayWords } from '../fields/texts.ts';
import { colour, radius, space, TARGET, weight } from '../theme/tokens.ts';

const years = css`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: ${space(1)};
  /* As much as leaves the months their room, on a phone with small letters. */
  block-size: min(190px, 19dvh);
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: 2px;
`;
const months = css`
  display: grid;
  /* Three beside each other, or as many as have room for the longest name. */
  grid-template-columns: repeat(auto-fit, minmax(max(30%, 5em), 1fr));
  gap: ${space(1)};
  margin-block-start: ${space(3)};
  padding-block-start: ${space(3)};
  border-block-start: 1px solid ${colour.line};
`;
const cell = css`
  min-block-size: ${TARGET};
  border-radius: ${radius.control};
  &:hover {
    background: ${colour.tint};
  }
  &[aria-pressed='true'] {
    background: ${colour.tint};
    color: ${colour.onTint};
    font-weight: ${weight.bold};
  }
`;

export interface YearListProps {
  readonly value: JalaliMonth;
  readonly months: readonly string[];
  readonly first: number;
  readonly last: number;
  readonly onYear: (year: number) => void;
  readonly onMonth: (month: number) => void;
}

/** Years, then the months of the chosen one; choosing a month returns to its days. */
export const YearList = ({ value, months: names, first, last, onYear, onMonth }: YearListProps) => {
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    // Nothing has a place before the sheet around it is shown, which happens after this.
    const frame = requestAnimationFrame(() => {
      const chosen = box.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
      // Half of a row above it says that there are more.
      if (box.current && chosen) box.current.scrollTop = chosen.offsetTop - box.current.offsetTop - (box.current.clientHeight > 110 ? 72 : 24);
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <>
      <fieldset ref={box} className={years} aria-label={dayWords.chooseYear}>
        {Array.from({ length: last - first + 1 }, (_, index) => last - index).map((year) => (
          <button key={year} type="button" className={cell} aria-pressed={year === value.year} onClick={() => onYear(year)}>
            {persianDigits(year)}
          </button>
        ))}
      </fieldset>
      <fieldset className={months} aria-label={dayWords.chooseMonth}>
        {names.map((name, index) => (
          <button key={name} type="button" className={cell} aria-pressed={index + 1 === value.month} onClick={() => onMonth(index + 1)}>
            {name}
          </button>
        ))}
      </fieldset>
    </>
  );
};
