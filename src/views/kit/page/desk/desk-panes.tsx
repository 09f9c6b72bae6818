import { css } from '@linaria/core';
import { type ReactNode, useEffect } from 'react';
import { useSelectedIfOpen, useSendApp } from '../../actors.tsx';
import { now } from '../../clock.ts';
import { colour } from '../../theme/tokens.ts';
import { useRoomForTable } from './at-desk.ts';

const panes = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  flex: 1;
  &[data-beside='true'] {
    grid-template-columns: clamp(24rem, 33%, 29.5rem) minmax(0, 1fr);
  }
  @media print {
    &[data-beside='true'] {
      display: block;
    }
  }
`;
const listPane = css`
  position: sticky;
  inset-block-start: 0;
  display: flex;
  flex-direction: column;
  block-size: 100dvh;
  background: ${colour.surface};
  [data-beside='true'] > & {
    border-inline-end: 1px solid ${colour.line};
  }
  /* On paper a record stands alone, as its own print has it. */
  @media print {
    [data-beside='true'] > & {
      display: none;
    }
  }
  & > header {
    background: none;
    padding-block: 16px 8px;
    flex: none;
  }
`;
const record = css`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  min-block-size: 100dvh;
`;

export interface DeskPanesProps {
  /** The workflow of the list. */
  readonly workflow: string;
  readonly label: string;
  readonly list: (beside: boolean) => ReactNode;
  /** The record beside it; nothing while none is open. */
  readonly children?: ReactNode;
}

/** A list that stays in sight, and beside it the record that was opened of it; in letters so large that there is no room for both, the record alone. */
export const DeskPanes = ({ workflow, label, list, children }: DeskPanesProps) => {
  const room = useRoomForTable();
  const beside = children != null;
  const standing = useSelectedIfOpen(workflow, (snapshot: { readonly matches: (state: 'open') => boolean }) => snapshot.matches('open'));
  const send = useSendApp();
  useEffect(() => {
    if (beside && !standing) send({ type: 'beside.opened', workflow, at: now() });
  }, [beside, standing, workflow, send]);
  return (
    <div className={panes} data-desk="" data-beside={beside && room}>
      {beside && !room ? null : (
        <section className={listPane} aria-label={label}>
          {standing === undefined ? null : list(beside)}
        </section>
      )}
      {beside ? <div className={record}>{children}</div> : null}
    </div>
  );
};
