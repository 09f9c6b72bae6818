import { css } from '@linaria/core';
import { useEffect, useRef } from 'react';
import { useApp, useSendApp } from '../actors.tsx';
import { controlStyle } from '../fields/field-frame.tsx';
import { SearchIcon } from '../icons/actions.tsx';
import { colour } from '../theme/tokens.ts';
import { knock } from './taken-search.ts';

const box = css`
  & > svg {
    color: ${colour.faint};
  }
`;

export interface SearchDoorProps {
  /** The list that is searched. */
  readonly to: string;
  /** What can be sought there. */
  readonly label: string;
}

/**
 * The search of a list, elsewhere: a tap or the first letter leads to the list, whose own field takes over the focus, and with
 * it the keyboard of a phone, and whatever was typed on the way.
 */
export const SearchDoor = ({ to, label }: SearchDoorProps) => {
  const input = useRef<HTMLInputElement>(null);
  const send = useSendApp();
  const underWay = useApp(({ pending }) => pending === to);
  // A search that was begun here before and came to nothing is over; one under way outlives this field, whose part of the page may be gone first.
  useEffect(() => knock(null), []);
  const go = (typed: string) => {
    knock({ to, typed });
    if (!underWay) send({ type: 'route.go', to, replace: false });
  };
  return (
    <form
      className={`${controlStyle} ${box}`}
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        go(input.current?.value ?? '');
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
        onClick={(event) => go(event.currentTarget.value)}
        onInput={(event) => go(event.currentTarget.value)}
      />
    </form>
  );
};
