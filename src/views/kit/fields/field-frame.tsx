import { css } from '@linaria/core';
import { type ReactNode, useId } from 'react';
import { AlertIcon } from '../icons/basics.tsx';
import { words } from '../texts.ts';
import { colour, radius, space, text, visuallyHidden, weight } from '../theme/tokens.ts';

/** What every field may be told. */
export interface FieldProps {
  readonly label: string;
  /** A word of help under the field, there from the start. */
  readonly hint?: ReactNode;
  /** What is wrong with it, said under it and read with it. */
  readonly error?: string | null | undefined;
  /** What looks odd but may be right. */
  readonly warning?: string | null | undefined;
  /** Wrong without words of its own, because they stand elsewhere on the form. */
  readonly invalid?: boolean;
  readonly required?: boolean;
  readonly disabled?: boolean;
}

/** What ties a control to its label, hint and error. */
interface FieldControl {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
}

const frame = css`
  display: flex;
  flex-direction: column;
  gap: ${space(1)};
  min-inline-size: 0;
`;
const labelStyle = css`
  ${text.caption}
  font-weight: ${weight.bold};
  color: ${colour.soft};
  & [data-mark] {
    color: ${colour.accent};
    font-weight: ${weight.bold};
  }
`;
const note = css`
  ${text.caption}
  color: ${colour.faint};
  display: flex;
  gap: ${space(1)};
  align-items: flex-start;
  &[data-tone='error'] {
    color: ${colour.danger};
    font-weight: ${weight.medium};
  }
  &[data-tone='warning'] {
    color: ${colour.warn};
    font-weight: ${weight.medium};
  }
  & svg {
    margin-block-start: 3px;
  }
`;
const hidden = css`
  ${visuallyHidden}
`;

/** The box that a control of a field stands in; every kind of field shares it. */
export const controlStyle = css`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  inline-size: 100%;
  min-block-size: 50px;
  padding-inline: ${space(3.5)};
  border: 1px solid ${colour.edge};
  border-radius: ${radius.control};
  background: ${colour.surface};
  color: ${colour.ink};
  ${text.body}
  text-align: start;
  & > input,
  & > textarea {
    flex: 1;
    min-inline-size: 0;
    inline-size: 100%;
    border: 0;
    background: none;
    padding: ${space(2)} 0;
    outline: none;
    text-align: right;
    resize: none;
    field-sizing: content;
    text-overflow: ellipsis;
  }
  & > textarea {
    min-block-size: 5.4em;
    max-block-size: 14em;
  }
  & > button:last-child {
    margin-inline-end: -12px;
  }
  /* It grows no further than the narrowest of fields is wide: half a word helps nobody. Letters reach below the line that a browser gives it. */
  & ::placeholder {
    font-size: min(1em, 8vw);
    overflow: clip visible;
    color: ${colour.faint};
    opacity: 1;
  }
  /* The narrowest search stands beside a button; one that names several things that can be sought has the most words. */
  & [type='search']::placeholder {
    font-size: min(1em, 5.8vw);
  }
  & [placeholder*='،']::placeholder {
    font-size: min(1em, 4.8vw);
  }
  & input::-webkit-search-cancel-button {
    display: none;
  }
  & input:-webkit-autofill {
    box-shadow: 0 0 0 100px ${colour.tint} inset;
    -webkit-text-fill-color: ${colour.ink};
  }
  &:focus-within,
  &:focus-visible {
    border-color: ${colour.accent};
    outline: 2px solid ${colour.accent};
    outline-offset: -2px;
  }
  &&[aria-invalid='true'],
  &&:has([aria-invalid='true']) {
    border-color: ${colour.danger};
    outline-color: ${colour.danger};
  }
  &[data-disabled='true'],
  &:disabled {
    background: ${colour.sunken};
    border-color: ${colour.line};
    color: ${colour.soft};
  }
`;

export interface FieldFrameProps extends FieldProps {
  /** `group`: stands over several controls and is the label of none of them; `none`: the control holds the words itself. */
  readonly heading?: 'label' | 'group' | 'none';
  readonly children: (control: FieldControl) => ReactNode;
}

/** After the words of what has to be filled in. */
export const RequiredMark = () => (
  <>
    <span data-mark="" aria-hidden="true">
      {' *'}
    </span>
    <span className={hidden}> ({words.required})</span>
  </>
);

/** A label, its control, and what is said about it. */
export const FieldFrame = ({ label, heading = 'label', hint, error, warning, invalid = false, required = false, children }: FieldFrameProps) => {
  const id = useId();
  const said = (
    [
      ['hint', hint],
      ['warning', warning],
      ['error', error],
    ] as const
  ).filter(([, text]) => text);
  const named = (
    <>
      {label}
      {required ? <RequiredMark /> : null}
    </>
  );
  return (
    <div className={frame}>
      {heading === 'none' ? null : heading === 'group' ? (
        <span className={labelStyle} id={`${id}-label`}>
          {named}
        </span>
      ) : (
        <label className={labelStyle} htmlFor={id} id={`${id}-label`}>
          {named}
        </label>
      )}
      {children({
        id,
        'aria-describedby': said.map(([part]) => `${id}-${part}`).join(' ') || undefined,
        'aria-invalid': error || invalid ? true : undefined,
        'aria-required': required ? true : undefined,
      })}
      {said.map(([part, text]) => (
        <p key={part} className={note} data-tone={part} id={`${id}-${part}`}>
          {part === 'hint' ? (
            text
          ) : (
            <>
              <AlertIcon size={15} />
              <span>{text}</span>
            </>
          )}
        </p>
      ))}
    </div>
  );
};
