import { css } from '@linaria/core';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useApp } from '../actors.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import { SearchIcon } from '../icons/actions.tsx';
import { CloseIcon } from '../icons/basics.tsx';
import { takeSearch } from '../list/taken-search.ts';
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
  /** What keys do besides typing. */
  readonly onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** A search over what the screen shows: it acts while one types, and Enter only puts a keyboard of glass away, unless the list takes it. */
export const SearchField = ({ label, value, onChange, clearLabel, onKeyDown }: SearchFieldProps) => {
  const input = useRef<HTMLInputElement>(null);
  const path = useApp(({ route }) => route?.path ?? '');
  // After the page has given the focus to its heading: whoever began to search goes on with that. Until then no field takes the keys.
  useEffect(() => {
    const typed = takeSearch(path);
    if (typed === null) return;
    input.current?.focus();
    // What is typed from here on takes the place of what was sought in the list before.
    if (typed === '') input.current?.select();
    else onChange(typed);
  });
  return (
    <form
      className={`${controlStyle} ${box}`}
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        // Only a keyboard of glass is put away; at any other, who finds nobody types on.
        if (!matchMedia('(hover: hover)').matches) input.current?.blur();
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
        data-search=""
        value={value}
        onKeyDown={onKeyDown}
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
