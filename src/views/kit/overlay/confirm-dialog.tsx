import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { pageWords } from '../page/texts.ts';
import { colour, space } from '../theme/tokens.ts';
import { Sheet } from './sheet.tsx';

const question = css`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  padding-block-end: ${space(2)};
  & > p + p {
    color: ${colour.soft};
  }
`;

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  /** The question, with the name of the thing in it. */
  readonly children: ReactNode;
  /** Null where nothing is left to be done but to close it. */
  readonly confirmLabel: string | null;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly cancelLabel?: string;
  readonly tone?: 'primary' | 'danger';
  readonly busy?: boolean;
}

/** A question before something that cannot be undone; the focus begins at the answer that changes nothing. */
export const ConfirmDialog = ({
  open,
  title,
  children,
  confirmLabel,
  onConfirm,
  onClose,
  cancelLabel = pageWords.cancel,
  tone = 'danger',
  busy = false,
}: ConfirmDialogProps) => (
  <Sheet
    open={open}
    title={title}
    onClose={onClose}
    size="small"
    alert
    actions={
      <>
        <Button onClick={onClose} data-first="" disabled={busy}>
          {cancelLabel}
        </Button>
        {confirmLabel === null ? null : (
          <Button tone={tone} onClick={onConfirm} busy={busy}>
            {confirmLabel}
          </Button>
        )}
      </>
    }
  >
    <div className={question}>{children}</div>
  </Sheet>
);
