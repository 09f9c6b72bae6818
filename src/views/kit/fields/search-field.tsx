import { css } from '@linaria/core';
import { useRef } from 'react';
import { IconButton } from '../controls/icon-button.tsx';
import { SearchIcon } from '../icons/actions.tsx';
import { CloseIcon } from '../icons/basics.tsx';
import { colour } from '../theme/tokens.ts';
import { controlStyle } from './field-frame.tsx';

const box = css`
  flex: 1;
  min-inline-size: 0;
  & > svg {
    color: ${colour.faint};
  }
`;

export interface SearchFieldProps {
  /** What can be sought; stands in the empty box and names it. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly clearLabel: string;
}

/** A search over what the screen shows: it acts while one types, and Enter only puts the keyboard away. */
export const SearchField = ({ label, value, onChange, clearLabel }: SearchFieldProps) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <form
      className={`${controlStyle} ${box}`}
      style={value === '' ? undefined : { paddingInlineEnd: 2 }}
      onSubmit={(event) => {
        event.preventDefault();
        input.current?.blur();
      }}
    >
      <SearchIcon size={20} />
      <input
        ref={input}
        type="search"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {value === '' ? null : (
        <IconButton
          icon={CloseIcon}
          label={clearLabel}
          onClick={() => {
            onChange('');
            input.current?.focus();
          }}
        />
      )}
    </form>
  );
};
