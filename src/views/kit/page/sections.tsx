import { css } from '@linaria/core';
import { type ReactNode, useId } from 'react';
import { SPACE } from '../feedback/skeleton.tsx';
import type { Icon } from '../icons/icon.tsx';
import { DownIcon } from '../icons/things.tsx';
import { colour, motion, radius, space, text, weight } from '../theme/tokens.ts';

/** One of several parts that open and close; a `details` may wear it too. */
export const sectionStyle = css`
  background: ${colour.surface};
  box-shadow: 0 0 0 1px ${colour.line};
  &:first-of-type {
    border-start-start-radius: ${radius.card};
    border-start-end-radius: ${radius.card};
  }
  &:last-of-type {
    border-end-start-radius: ${radius.card};
    border-end-end-radius: ${radius.card};
  }
`;

/** The line that opens and closes a part: a button, or the `summary` of a `details`. */
export const sectionHeadStyle = css`
  list-style: none;
  display: flex;
  align-items: center;
  gap: ${space(3)};
  inline-size: 100%;
  min-block-size: 60px;
  padding: ${space(2)} ${space(4)};
  cursor: pointer;
  font-weight: ${weight.bold};
  text-align: start;
  border-radius: inherit;
  & > svg:first-child {
    color: ${colour.accent};
  }
  &::-webkit-details-marker {
    display: none;
  }
  & > small {
    ${text.caption}
    font-weight: ${weight.normal};
    color: ${colour.soft};
  }
  & > svg:last-child {
    margin-inline-start: auto;
    color: ${colour.faint};
    transition: transform ${motion.quick};
  }
  [open] > &,
  &[aria-expanded='true'] {
    & > svg:last-child {
      transform: rotate(180deg);
    }
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;
const heading = css`
  border-radius: inherit;
`;
const titleStyle = css`
  min-inline-size: 0;
  overflow-wrap: normal;
  & > small {
    display: block;
    ${text.caption}
    font-weight: ${weight.normal};
    color: ${colour.soft};
  }
`;
const content = css`
  padding: 0 ${space(4)} ${space(4)};
`;

interface Section<K extends string> {
  readonly key: K;
  readonly title: string;
  readonly icon?: Icon;
  /** A short fact under the title: a count; null while it is not known. */
  readonly detail?: string | null;
}

export interface SectionsProps<K extends string> {
  readonly sections: readonly Section<K>[];
  /** The one that is open. */
  readonly open: K | null;
  /** The one that was pressed: the open one to close it, another to open that instead. */
  readonly onToggle: (key: K) => void;
  /** What a section holds, asked for the open one alone. */
  readonly children: (key: K) => ReactNode;
}

/** Parts of a screen that open and close, one at a time. */
export const Sections = <K extends string>({ sections, open, onToggle, children }: SectionsProps<K>) => {
  const id = useId();
  return (
    <div>
      {sections.map(({ key, title, icon: Glyph, detail }) => (
        <section key={key} className={sectionStyle} aria-labelledby={`${id}-${key}-head`}>
          <h2 className={heading}>
            <button
              type="button"
              id={`${id}-${key}-head`}
              className={sectionHeadStyle}
              aria-expanded={key === open}
              aria-controls={`${id}-${key}`}
              onClick={() => onToggle(key)}
            >
              {Glyph ? <Glyph /> : null}
              <span className={titleStyle}>
                {title}
                {detail === undefined ? null : <small>{detail ?? SPACE}</small>}
              </span>
              <DownIcon size={20} />
            </button>
          </h2>
          <div id={`${id}-${key}`} className={content} hidden={key !== open}>
            {key === open ? children(key) : null}
          </div>
        </section>
      ))}
    </div>
  );
};
