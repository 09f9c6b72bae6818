import { useEffect } from 'react';
import { useSendApp } from '../../actors.tsx';
import { knock } from '../../list/taken-search.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

export interface DeskKeysProps {
  /** The list that is searched where the screen has no search of its own. */
  readonly to: string;
}

/** `/` leads into the search of the screen, else into that of the list where most errands begin. */
const DeskKeys = ({ to }: DeskKeysProps) => {
  const send = useSendApp();
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(target) || document.querySelector('dialog[open]')) return;
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
  }, [send, to]);
  return null;
};

export default DeskKeys;
