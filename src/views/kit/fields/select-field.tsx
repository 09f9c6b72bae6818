import { css } from '@linaria/core';
import { type ReactNode, useRef, useState } from 'react';
import { DownIcon } from '../icons/actions.tsx';
import { colour } from '../theme/tokens.ts';
import { controlStyle, FieldFrame, type FieldProps } from './field-frame.tsx';
import { type Option, SelectSheet } from './select-sheet.tsx';
import { listWords } from './texts.ts';

const face = css`
  flex: 1;
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  &[data-empty='true'] {
    color: ${colour.faint};
  }
`;

export interface SelectFieldProps<V extends string | number> extends FieldProps {
  readonly options: readonly Option<V>[];
  readonly value: V | null;
  readonly onChange: (value: V | null) => void;
  /** Offers the choice of nothing, by this name. */
  readonly noneLabel?: string;
  readonly placeholder?: string;
  /** The options are still on their way, or could not be had; said in their place. */
  readonly status?: ReactNode;
}

/** One of several; the choices rise in a sheet, with a search when there are many. */
export const SelectField = <V extends string | number>({
  options,
  value,
  onChange,
  noneLabel,
  placeholder = listWords.choose,
  status,
  disabled = false,
  ...field
}: SelectFieldProps<V>) => {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const chosen = options.find((option) => option.value === value);
  const shown = chosen?.label ?? (value === null ? noneLabel : undefined);
  return (
    <FieldFrame {...field}>
      {({ id, 'aria-required': _, ...control }) => (
        <>
          <button
            {...control}
            ref={button}
            type="button"
            id={id}
            className={controlStyle}
            aria-haspopup="dialog"
            aria-expanded={open}
            aria-labelledby={`${id}-label ${id}-value`}
            disabled={disabled}
            onClick={() => setOpen(true)}
          >
            <span id={`${id}-value`} className={face} data-empty={shown === undefined}>
              {shown ?? placeholder}
            </span>
            <DownIcon size={20} />
          </button>
          {open ? (
            <SelectSheet
              title={field.label}
              options={options}
              value={value}
              noneLabel={noneLabel}
              status={status}
              onClose={() => setOpen(false)}
              onChoose={(next) => {
                setOpen(false);
                onChange(next);
              }}
            />
          ) : null}
        </>
      )}
    </FieldFrame>
  );
};
