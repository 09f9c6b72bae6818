import type { ViewerEvent } from '../../machines/viewer/viewer.ts';
import type { Speed } from '../../schema/workflows/viewer.ts';

export interface KeyTargets {
  readonly send: (event: ViewerEvent) => void;
  /** A report is open. */
  readonly isOpen: () => boolean;
  readonly chooseFile: () => void;
  readonly focusSearch: () => void;
  readonly scrollScreen: (pages: number) => void;
}

const SPEEDS: readonly Speed[] = [1, 2, 4, 8, 16];

const moved = (to: 'first' | 'back' | 'on' | 'last'): ViewerEvent => ({ type: 'step.moved', to });

/** By place on the keyboard, so that a Persian layout has the same keys; `Shift` looks back. */
const meaning = (code: string, back: boolean): ViewerEvent | null => {
  if (/^Digit[1-5]$/.test(code)) return { type: 'speed.chosen', speed: SPEEDS[Number(code.slice(5)) - 1] as Speed };
  switch (code) {
    case 'ArrowRight':
    case 'ArrowDown':
      return moved('on');
    case 'ArrowLeft':
    case 'ArrowUp':
      return moved('back');
    case 'Home':
      return moved('first');
    case 'End':
      return moved('last');
    case 'Space':
    case 'KeyK':
      return { type: 'play.toggled' };
    case 'KeyN':
      return { type: 'jump.asked', to: 'match', back };
    case 'KeyE':
      return { type: 'jump.asked', to: 'error', back };
    case 'KeyD':
      return { type: 'jump.asked', to: 'divergence', back };
    case 'KeyF':
      return { type: 'divergence.first' };
    case 'KeyA':
      return { type: 'kind.toggled', kind: 'action' };
    case 'KeyC':
      return { type: 'kind.toggled', kind: 'call' };
    case 'KeyX':
      return { type: 'kind.toggled', kind: 'fault' };
    case 'KeyG':
      return { type: 'pane.chosen', pane: back ? 'details' : 'chart' };
    case 'KeyL':
      return { type: 'link.asked' };
    default:
      return null;
  }
};

const isWriting = (target: HTMLElement): boolean => target.closest('input:not([type="range"]):not([type="radio"]), textarea, select, dialog') !== null;
/** These act by themselves on keys that mean something else everywhere. */
const answersItself = (target: HTMLElement, code: string): boolean =>
  (code === 'Space' && target.closest('button, a, summary, input') !== null) ||
  (/^Arrow|^Home$|^End$|^Page/.test(code) && target.closest('input, [data-keys="own"]') !== null);

/** Lets the keyboard alone do everything. */
export const watchKeys = ({ send, isOpen, chooseFile, focusSearch, scrollScreen }: KeyTargets): void => {
  window.addEventListener('keydown', (event) => {
    const target = event.target instanceof HTMLElement ? event.target : document.body;
    const { code, shiftKey } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (isWriting(target)) {
      if (target.matches('input[type="search"]')) {
        if (code === 'Enter') send({ type: 'jump.asked', to: 'match', back: shiftKey });
      }
      // Out of what takes the keys, so that they step again.
      if (code === 'Escape' && target.matches('input[type="search"], select')) target.blur();
      return;
    }
    if (answersItself(target, code)) return;
    const act = (): boolean => {
      if (code === 'Slash' && shiftKey) send({ type: 'help.toggled', open: true });
      else if (code === 'KeyO') chooseFile();
      else if (!isOpen()) return false;
      else if (code === 'Slash') focusSearch();
      else if (code === 'PageDown' || code === 'PageUp') scrollScreen(code === 'PageDown' ? 0.8 : -0.8);
      else {
        const meant = meaning(code, shiftKey);
        if (meant === null) return false;
        send(meant);
      }
      return true;
    };
    if (act()) event.preventDefault();
  });
};
