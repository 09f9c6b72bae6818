import { type ReactNode, useState } from 'react';
import { Button, type ButtonProps } from '../controls/button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

export interface ConfirmButtonProps extends Pick<ButtonProps, 'tone' | 'icon' | 'wide' | 'disabled' | 'busy'> {
  readonly label: string;
  readonly title: string;
  readonly question: ReactNode;
  readonly confirmLabel: string;
  readonly onConfirm: () => void;
  readonly danger?: boolean;
}

/** A button that asks before it does what it says. */
export const ConfirmButton = ({ label, title, question, confirmLabel, onConfirm, danger = true, ...button }: ConfirmButtonProps) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button {...button} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={open}
        title={title}
        confirmLabel={confirmLabel}
        tone={danger ? 'danger' : 'primary'}
        onClose={() => setOpen(false)}
        onConfirm={() => {
          setOpen(false);
          onConfirm();
        }}
      >
        <p>{question}</p>
      </ConfirmDialog>
    </>
  );
};
