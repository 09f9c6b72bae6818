import { css } from '@linaria/core';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { EditIcon, RemoveIcon } from '../../icons/actions.tsx';
import { pageWords } from '../../page/texts.ts';
import { colour, motion, radius, text, weight } from '../../theme/tokens.ts';
import { attachSwipe, place } from './drag.ts';

const frame = css`
  touch-action: pan-y;
  /* A row that nobody touched is no layer of its own. */
  &[data-held='true'] {
    position: relative;
    overflow: hidden;
    border-radius: ${radius.card};
    & > div {
      position: relative;
      transform: translateX(var(--dx));
      transition: transform ${motion.quick};
    }
  }
  &[data-dragging='true'] > div {
    transition: none;
  }
`;
// Sides are physical: dragging to the right uncovers what lies at the left.
const behind = css`
  position: absolute;
  inset-block: 0;
  inline-size: 100px;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 2px;
  ${text.caption}
  font-weight: ${weight.bold};
  visibility: hidden;
  &[data-side='edit'] {
    left: 0;
    background: ${colour.tintDeep};
    color: ${colour.onTint};
    border-radius: ${radius.card} 0 0 ${radius.card};
  }
  &[data-side='remove'] {
    right: 0;
    background: ${colour.danger};
    color: ${colour.onDanger};
    border-radius: 0 ${radius.card} ${radius.card} 0;
  }
  [data-revealed='edit'] > &[data-side='edit'],
  [data-revealed='remove'] > &[data-side='remove'] {
    visibility: visible;
  }
  &:focus-visible {
    outline-offset: -4px;
    outline-color: currentColor;
  }
`;

export interface SwipeRowProps {
  /** What the row is called, for the names of its actions. */
  readonly name: string;
  /** Where it lies at rest by the workflow, in pixels: 100 shows edit, -100 delete (`restOffset`). */
  readonly offset: number;
  /** The finger left the row, `dx` pixels from where it came down; positive is to the right. Once per drag. */
  readonly onReleased: (dx: number) => void;
  /** Something else was touched, or the page scrolled, while the row lay open. */
  readonly onClose: () => void;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
  /** It cannot be drawn aside for now; what stands in it stays where it is. */
  readonly still?: boolean;
  /** The row itself, one block. It offers the same two actions without dragging (`ActionMenu`). */
  readonly children: ReactNode;
}

/** A row that can be drawn aside: to the right for its edit button, to the left for its delete button. */
export const SwipeRow = ({ name, offset, onReleased, onClose, onEdit, onRemove, still = false, children }: SwipeRowProps) => {
  const row = useRef<HTMLDivElement>(null);
  // What lies behind, and what follows the finger, is there from the first touch on: a list of rows that nobody touched is drawn in half the time.
  const [touch, setTouch] = useState<PointerEvent | null>(null);
  // What a finger did before is over once the row is let go again.
  if (still && touch !== null) setTouch(null);
  const isOpen = offset !== 0;
  const held = !still && (touch !== null || isOpen);
  const latest = useRef({ offset, onReleased, onClose });
  useLayoutEffect(() => {
    latest.current = { offset, onReleased, onClose };
    if (row.current && held) place(row.current, offset);
  });
  useLayoutEffect(() => {
    if (!row.current || !touch) return;
    return attachSwipe(row.current, touch, {
      resting: () => latest.current.offset,
      released: (dx) => latest.current.onReleased(dx),
    });
  }, [touch]);
  useEffect(() => {
    if (!isOpen) return;
    const close = (event: Event) => {
      if (event.type === 'scroll' || !row.current?.contains(event.target as Node)) latest.current.onClose();
    };
    document.addEventListener('pointerdown', close);
    window.addEventListener('scroll', close, { passive: true });
    return () => {
      document.removeEventListener('pointerdown', close);
      window.removeEventListener('scroll', close);
    };
  }, [isOpen]);

  return (
    <div ref={row} className={frame} data-held={held} onPointerDown={({ nativeEvent }) => setTouch(touch ?? (still ? null : nativeEvent))}>
      {held ? (
        <>
          <button type="button" className={behind} data-side="edit" aria-label={pageWords.editOf(name)} onClick={onEdit}>
            <EditIcon />
            {pageWords.edit}
          </button>
          <button type="button" className={behind} data-side="remove" aria-label={pageWords.removeOf(name)} onClick={onRemove}>
            <RemoveIcon />
            {pageWords.remove}
          </button>
        </>
      ) : null}
      {children}
    </div>
  );
};
