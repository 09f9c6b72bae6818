import { css } from '@linaria/core';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { TypedTags } from '../../../schema/kit/shape.ts';
import { splitTags } from '../../../schema/kit/tags.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { PlusIcon } from '../icons/actions.tsx';
import { CloseIcon } from '../icons/basics.tsx';
import { hidden } from '../theme/hidden.ts';
import { colour, radius, space, text, weight } from '../theme/tokens.ts';
import { controlStyle, FieldFrame, type FieldProps } from './field-frame.tsx';
import { tagWords } from './texts.ts';
import { isLeft } from './typed/left.ts';

const list = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  padding-block: ${space(1)};
  &:empty {
    display: none;
  }
`;
const tag = css`
  display: inline-flex;
  align-items: center;
  border-radius: ${radius.round};
  padding-inline-start: ${space(3.5)};
  background: ${colour.tint};
  color: ${colour.onTint};
  ${text.body}
  font-weight: ${weight.medium};
  & button,
  & button:hover {
    color: inherit;
    background: none;
    border-radius: ${radius.round};
  }
`;

export interface TagFieldProps extends FieldProps {
  readonly value: TypedTags;
  readonly onChange: (value: TypedTags) => void;
}

/** Words collected one by one: the plus, Enter, a comma or leaving the field adds what was typed. */
export const TagField = ({ value, onChange, disabled = false, ...field }: TagFieldProps) => {
  const box = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');

  const withTyped = (typed: string): TypedTags => {
    const added = splitTags(typed).filter((word) => !value.tags.includes(word));
    if (added.length > 0) setSaid(added.map(tagWords.added).join('، '));
    return { tags: [...value.tags, ...added], typed: '' };
  };
  const add = () => {
    if (value.typed !== '') onChange(withTyped(value.typed));
  };
  const remove = (word: string) => {
    onChange({ ...value, tags: value.tags.filter((other) => other !== word) });
    setSaid(tagWords.removed(word));
    box.current?.focus();
  };
  const typed = (next: string) => onChange(/[,،]/.test(next) ? withTyped(next) : { ...value, typed: next });
  const keyed = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && value.typed.trim() !== '') {
      event.preventDefault();
      add();
    }
    const last = value.tags.at(-1);
    // Who holds the key means what they typed, and none of what was there before.
    if (event.key === 'Backspace' && !event.repeat && value.typed === '' && last !== undefined) remove(last);
  };

  return (
    <FieldFrame {...field}>
      {(control) => (
        <>
          <ul className={list} aria-label={field.label}>
            {value.tags.map((word) => (
              <li key={word} className={tag}>
                <span>{word}</span>
                <IconButton icon={CloseIcon} label={tagWords.removeTag(word)} disabled={disabled} onClick={() => remove(word)} />
              </li>
            ))}
          </ul>
          <div className={controlStyle} data-disabled={disabled}>
            <input
              {...control}
              ref={box}
              type="text"
              autoComplete="off"
              enterKeyHint="enter"
              placeholder={tagWords.placeholder}
              disabled={disabled}
              value={value.typed}
              onChange={(event) => typed(event.currentTarget.value)}
              onKeyDown={keyed}
              onBlur={(event) => isLeft(event) && add()}
            />
            <IconButton icon={PlusIcon} tone="accent" label={tagWords.addTo(field.label)} disabled={disabled} onClick={add} />
          </div>
          <span className={hidden} role="status">
            {said}
          </span>
        </>
      )}
    </FieldFrame>
  );
};
