import { css } from '@linaria/core';
import { Fragment, isValidElement, type MouseEvent, type ReactNode } from 'react';
import { Link } from 'wouter';
import { persianDigits } from '../../../schema/kit/digits.ts';
import { colour, motion, radius, space, text, weight } from '../theme/tokens.ts';

/** Here a title and an amount have no room beside each other; in letters, as many as whoever reads needs them large. */
const NARROW = '@media (max-width: 22.49em)';

const row = css`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  inline-size: 100%;
  min-block-size: 76px;
  padding: ${space(2)} ${space(4)};
  background: ${colour.surface};
  border-radius: ${radius.card};
  box-shadow: inset 0 0 0 1px ${colour.line};
  transition: background-color ${motion.calm};
  /* A button at the end reaches nearer to the edge by its own room. */
  & > button:last-child {
    margin-inline-end: -${space(3)};
  }
  /* Rows below each other make columns of their amounts. */
  & [data-size] {
    font-variant-numeric: tabular-nums;
  }
  &[data-fresh='true'] {
    background: ${colour.tint};
    box-shadow: inset 0 0 0 2px ${colour.accent};
  }
`;
const main = css`
  flex: 1;
  min-inline-size: 0;
  display: flex;
  align-items: center;
  gap: ${space(3)};
  align-self: stretch;
  text-align: start;
  border-radius: ${radius.small};
  -webkit-user-drag: none;
  user-select: none;
  & > span:last-child {
    flex: 1;
    min-inline-size: 0;
    ${NARROW} {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
const lead = css`
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  border-radius: ${radius.control};
  background: ${colour.tint};
  color: ${colour.onTint};
  ${text.caption}
  font-weight: ${weight.bold};
`;
const place = css`
  min-inline-size: 28px;
  text-align: center;
  ${text.caption}
  color: ${colour.faint};
`;
const titleStyle = css`
  display: block;
  font-weight: ${weight.bold};
  ${text.body}
  --figures: normal;
  &[data-aside='true'] {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 0.5em;
    & > span:first-child {
      flex: 1 1 7em;
    }
    & > span:last-child {
      flex: none;
      min-inline-size: 6.5em;
      ${text.caption}
      font-weight: ${weight.normal};
      text-align: end;
      /* As high as the words that will stand in it. */
      &:empty::before {
        content: '\\200b';
      }
    }
    /* Where it has no room beside the title it ends the row: until it comes, its line is no hole between the others. */
    ${NARROW} {
      display: contents;
      & > span:last-child {
        order: 1;
        text-align: start;
      }
    }
  }
`;
const detailStyle = css`
  display: flex;
  flex-wrap: wrap;
  /* As the letters: a sign that touches a figure in large ones is read as a zero. */
  gap: 0 1.25em;
  ${text.caption}
  color: ${colour.soft};
  /* Two numbers beside each other would be read as one. What parts them stands in the gap before each, and is cut off where a line begins. */
  overflow-x: clip;
  /* What is cut off is that sign alone: figures go on in a next line. */
  --figures: normal;
  overflow-wrap: break-word;
  /* A number that has parts goes on in a next line, before any of it is cut off. */
  & [dir='ltr'] {
    white-space: normal;
  }
  /* Each of its lines, as in the field that it was typed in. */
  & [dir='auto'] {
    unicode-bidi: plaintext;
  }
  & > span {
    position: relative;
    min-inline-size: 0;
    white-space: pre-line;
  }
  & > span::before {
    content: '·' / '';
    position: absolute;
    inset-inline-start: -1.25em;
    inline-size: 1.25em;
    text-align: center;
    color: ${colour.faint};
  }
`;

const noteStyle = css`
  display: block;
  ${text.caption}
  color: ${colour.soft};
  &[data-tone='accent'] {
    color: ${colour.accent};
    font-weight: ${weight.medium};
  }
  &[data-tone='faint'] {
    color: ${colour.faint};
  }
`;

export interface RowProps {
  readonly title: ReactNode;
  /** What is said at the end of the title's line; its place is kept while that is null, so that nothing moves when it comes. */
  readonly aside?: ReactNode;
  /** Short facts on the second line, one after the other. */
  readonly detail?: ReactNode;
  /** A line of its own under those. */
  readonly note?: ReactNode;
  readonly noteTone?: 'accent' | 'faint';
  /** The small square at the beginning: a tooth or an icon. */
  readonly mark?: ReactNode;
  /** Its place in the list. */
  readonly index?: ReactNode;
  /** Where a tap leads; or what it does. */
  readonly to?: string;
  readonly onOpen?: () => void;
  /** What stands at the end: an amount, the menu of the row. */
  readonly end?: ReactNode;
  /** It was just saved. */
  readonly fresh?: boolean;
}

/** Facts that were given one by one, or several as one; what is not there is none. */
const factsIn = (detail: ReactNode): readonly ReactNode[] => {
  if (Array.isArray(detail)) return detail.flatMap(factsIn);
  if (isValidElement<{ readonly children?: ReactNode }>(detail) && detail.type === Fragment) return factsIn(detail.props.children);
  return detail === null || detail === undefined || typeof detail === 'boolean' || detail === '' ? [] : [detail];
};

/** Words as somebody wrote them, in the digits of the screen. */
const shown = (said: ReactNode): ReactNode => (typeof said === 'string' ? persianDigits(said) : said);

/** One entry of a list. */
export const Row = ({ title, aside, detail, note, noteTone, mark, index, to, onOpen, end, fresh = false }: RowProps) => {
  const inside = (
    <>
      {index === undefined ? null : <span className={place}>{index}</span>}
      {mark === undefined ? null : <span className={lead}>{mark}</span>}
      <span>
        <span className={titleStyle} data-aside={aside !== undefined}>
          {aside === undefined ? (
            shown(title)
          ) : (
            <>
              <span>{shown(title)}</span>
              <span>{aside}</span>
            </>
          )}
        </span>
        {detail ? (
          <span className={detailStyle}>
            {factsIn(detail).map((fact, nth) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: facts are words and figures, which nothing is lost with
              <span key={nth}>{shown(fact)}</span>
            ))}
          </span>
        ) : null}
        {note ? (
          <span className={noteStyle} data-tone={noteTone}>
            {shown(note)}
          </span>
        ) : null}
      </span>
    </>
  );
  const opened = (event: MouseEvent) => {
    if (!onOpen) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <div className={row} data-fresh={fresh}>
      {to === undefined ? (
        onOpen ? (
          <button type="button" className={main} onClick={onOpen}>
            {inside}
          </button>
        ) : (
          <div className={main}>{inside}</div>
        )
      ) : (
        <Link href={to} className={main} draggable={false} onClick={opened}>
          {inside}
        </Link>
      )}
      {end}
    </div>
  );
};
