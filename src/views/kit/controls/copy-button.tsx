import { useState } from 'react';
import { Button } from './button.tsx';

export interface CopyButtonProps {
  /** What is copied. */
  readonly text: string;
  readonly label: string;
  /** What the button says when it is done, and when the browser does not allow it. */
  readonly copied: string;
  readonly refused: string;
}

/** Puts a text on the clipboard, and says so where it was asked for. */
export const CopyButton = ({ text, label, copied, refused }: CopyButtonProps) => {
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(copied);
    } catch {
      // Or there is none, as over plain HTTP.
      setSaid(refused);
    }
  };
  return (
    <>
      <Button tone="quiet" onClick={copy}>
        {label}
      </Button>
      <span role="status">{said}</span>
    </>
  );
};
