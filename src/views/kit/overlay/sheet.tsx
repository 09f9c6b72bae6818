import { css } from '@linaria/core';
import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../controls/icon-button.tsx';
import { CloseIcon } from '../icons/basics.tsx';
import { pageWords } from '../page/texts.ts';
import { colour, LOW, motion, radius, space, TABLET, text, weight } from '../theme/tokens.ts';
import { pushBackEntry } from './back-entry.ts';
import { lastTouched } from './second-tap.ts';

const sheet = css`
  position: fixed;
  inset: auto 0 0;
  inline-size: 100%;
  max-inline-size: 560px;
  max-block-size: min(88dvh, 760px);
  margin: 0 auto;
  padding: 0;
  border: 0;
  border-radius: ${radius.sheet} ${radius.sheet} 0 0;
  background: ${colour.surface};
  color: ${colour.ink};
  box-shadow: 0 0 0 1px ${colour.line};
  overscroll-behavior: contain;
  /* What is sought in it comes and goes; the sheet stays where it is. */
  &[data-size='tall'] {
    block-size: min(88dvh, 760px);
  }
  &[open] {
    display: flex;
    flex-direction: column;
    animation: rise ${motion.calm};
  }
  &::backdrop {
    background: ${colour.scrim};
    animation: dim ${motion.calm};
  }
  /* What is in it needs the room of its edges. */
  ${LOW} {
    max-block-size: 100dvh;
    &[data-size='tall'] {
      block-size: 100dvh;
    }
    &[open] {
      display: block;
      overflow-y: auto;
    }
  }
  @keyframes rise {
    from {
      transform: translateY(32px);
      opacity: 0;
    }
  }
  @keyframes dim {
    from {
      opacity: 0;
    }
  }
  ${TABLET} {
    inset: 0;
    margin: auto;
    &:not([data-size='tall']) {
      block-size: fit-content;
    }
    border-radius: ${radius.sheet};
    &[data-size='small'] {
      max-inline-size: 420px;
    }
  }
`;
const head = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  padding: ${space(4)} ${space(5)} ${space(2)} ${space(3)};
  & h2 {
    ${text.lead}
    font-weight: ${weight.bold};
  }
`;
const bodyStyle = css`
  flex: 1 1 auto;
  min-block-size: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space(1)} ${space(5)} ${space(4)};
  ${LOW} {
    overflow: visible;
  }
  &:last-child {
    padding-block-end: max(${space(5)}, env(safe-area-inset-bottom));
  }
`;
const foot = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  padding: ${space(3)} ${space(5)} max(${space(4)}, env(safe-area-inset-bottom));
  border-block-start: 1px solid ${colour.line};
  & > * {
    flex: 1;
  }
  & > :not([role]) {
    min-inline-size: min-content;
    overflow-wrap: normal;
  }
  & > [role] {
    flex-basis: 100%;
    min-inline-size: 0;
  }
`;

/** React hands on to every sheet around what was said to one in it, unlike the browser. */
const isOwn = ({ target, currentTarget }: SyntheticEvent): boolean => target === currentTarget;

const rise = (element: HTMLDialogElement) => {
  element.showModal();
  (element.querySelector<HTMLElement>('[data-first]') ?? element.querySelector<HTMLElement>('h2'))?.focus({ preventScroll: true });
};

export interface SheetProps {
  readonly open: boolean;
  readonly title: string;
  /** The user wants it gone: by the button, the backdrop, Escape or Back. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Buttons that stay in sight under what scrolls. */
  readonly actions?: ReactNode;
  /** What is to be said about them: why a save was refused. */
  readonly notice?: ReactNode;
  readonly size?: 'small' | 'full' | 'tall';
  /** A question that waits for an answer, and is read out with its title. */
  readonly alert?: boolean;
}

/**
 * Something over the page: a sheet from the bottom of a phone, a window in the middle of anything larger. The page
 * behind is inert; the focus enters at `[data-first]` or the title, and returns to where it was.
 */
export const Sheet = ({ open, title, onClose, children, actions, notice, size = 'full', alert = false }: SheetProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const close = useRef(onClose);
  useLayoutEffect(() => {
    close.current = onClose;
  });

  // Before anything of it leaves the page: a dialog gives the focus back only while it is there.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const takeBack = pushBackEntry(() => close.current());
    rise(element);
    return () => {
      if (element.open) element.close();
      takeBack();
    };
  }, [open]);

  const refuse = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  return (
    <dialog
      ref={dialog}
      className={sheet}
      data-size={size}
      role={alert ? 'alertdialog' : undefined}
      aria-labelledby={titleId}
      aria-describedby={alert ? `${titleId}-body` : undefined}
      onCancel={(event) => {
        // What hears no answer ends in a close: a question that rose by then would lie under it.
        if (isOwn(event) && event.cancelable) refuse(event);
      }}
      onClose={(event) => {
        // The browser may close it unasked. It stands again before its workflow hears of that, which may ask over it, or not let it go.
        if (!isOwn(event) || !open || event.currentTarget.open) return;
        rise(event.currentTarget);
        onClose();
      }}
      onClick={(event) => {
        // A text that was marked up to its edge was not begun beside it.
        if (isOwn(event) && lastTouched() === event.target) onClose();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // Of several that lie over each other it is for the one on top.
        event.stopPropagation();
        refuse(event);
      }}
    >
      {open ? (
        <>
          <div className={head}>
            <h2 id={titleId} tabIndex={-1}>
              {title}
            </h2>
            <IconButton icon={CloseIcon} label={pageWords.closeWindow} onClick={onClose} />
          </div>
          <div id={`${titleId}-body`} className={bodyStyle}>
            {children}
          </div>
          {actions ? (
            <div className={foot}>
              {notice}
              {actions}
            </div>
          ) : null}
        </>
      ) : null}
    </dialog>
  );
};
