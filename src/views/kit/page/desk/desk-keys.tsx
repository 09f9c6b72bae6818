import { useEffect } from 'react';
import { useApp, useSendApp } from '../../actors.tsx';
import { pressMain } from '../../fields/entering/main-action.ts';
import { isTyping } from '../../list/is-typing.ts';
import { knock } from '../../list/taken-search.ts';

export interface DeskKeysProps {
  /** The list that is searched where the screen has no search of its own. */
  readonly to: string;
}

/** `/` leads into the search of the screen, else into that of the list where most errands begin; Ctrl or ⌘ with Enter does what the screen is for. */
export const DeskKeys = ({ to }: DeskKeysProps) => {
  const send = useSendApp();
  // Who is on the way to a screen means that one, and not what the one before is for.
  const going = useApp(({ pending }) => pending !== null);
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const { key, target } = event;
      const opened = document.querySelector('dialog[open]');
      if (key === 'Enter' && (event.ctrlKey || event.metaKey) && !going && !opened && !document.querySelector('main form[novalidate]') && pressMain())
        event.preventDefault();
      if (key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(target) || opened) return;
      event.preventDefault();
      const field = document.querySelector<HTMLInputElement>('[data-search]');
      if (field) {
        field.focus();
        field.select();
        return;
      }
      knock({ to, typed: '' });
      send({ type: 'route.go', to, replace: false });
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [send, to, going]);
  return null;
};
