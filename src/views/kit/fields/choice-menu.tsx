import { useState } from 'react';
import { IconButton } from '../controls/icon-button.tsx';
import type { Icon } from '../icons/icon.tsx';
import { type Option, SelectSheet } from './select-sheet.tsx';

export interface ChoiceMenuProps<V extends string | number> {
  readonly icon: Icon;
  /** Says what is chosen, and how it stands now. */
  readonly label: string;
  readonly title: string;
  readonly options: readonly Option<V>[];
  readonly value: V;
  readonly onChange: (value: V) => void;
}

/** A button whose sheet offers a few ways of showing the same thing. */
export const ChoiceMenu = <V extends string | number>({ icon, label, title, options, value, onChange }: ChoiceMenuProps<V>) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton icon={icon} label={label} aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(true)} />
      {open ? (
        <SelectSheet
          title={title}
          options={options}
          value={value}
          noneLabel={undefined}
          status={undefined}
          onClose={() => setOpen(false)}
          onChoose={(chosen) => {
            setOpen(false);
            if (chosen !== null) onChange(chosen);
          }}
        />
      ) : null}
    </>
  );
};
