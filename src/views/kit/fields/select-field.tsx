import { css } from '@linaria/core';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { DownIcon } from '../icons/things.tsx';
import { usePartAtTouch } from '../list/later.ts';
import { words } from '../texts.ts';
import { colour, space, text } from '../theme/tokens.ts';
import type { Adding } from './choice/adding.ts';
import { hitsOf, type Option, SHOWN } from './choice/options.ts';
import { loadFinding } from './choice/party/load-finding.ts';
import { optionAmong, type People } from './choice/party/people.ts';
import { usePreset } from './choice/preset.ts';
import { SelectSheet } from './choice/select-sheet.tsx';
import { useGoingOn } from './entering/going-on.ts';
import { controlStyle, FieldFrame, type FieldProps } from './field-frame.tsx';
import { listWords, presetWords } from './texts.ts';

const face = css`
  flex: 1;
  min-inline-size: 0;
  padding-block: ${space(2)};
  &[data-empty='true'] {
    color: ${colour.faint};
  }
  & small {
    display: block;
    ${text.caption}
    color: ${colour.soft};
  }
`;

export interface SelectFieldProps<V extends string | number> extends FieldProps {
  readonly options: readonly Option<V>[];
  /** Patients besides. */
  readonly people?: People<V> | undefined;
  readonly value: V | null;
  readonly onChange: (value: V | null) => void;
  /** Offers the choice of nothing, by this name. */
  readonly noneLabel?: string;
  readonly placeholder?: string;
  /** The options are still on their way, or could not be had; said in their place. */
  readonly status?: ReactNode;
  /** What the options that come first have in common; what was used lately, unless given. */
  readonly firstTitle?: string | undefined;
  /** What is chosen was chosen by nobody. */
  readonly preset?: boolean;
  /** A way to what is not among the options yet, with what was searched for. */
  readonly adding?: Adding | undefined;
}

/** One of several; the choices rise in a sheet, with a search when there are many. */
export const SelectField = <V extends string | number>({
  options,
  people,
  value,
  onChange,
  noneLabel,
  placeholder = listWords.choose,
  status,
  firstTitle,
  preset = false,
  adding,
  disabled = false,
  ...field
}: SelectFieldProps<V>) => {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { marked, touch } = usePreset(preset);
  const chosen = optionAmong(value, options, people);
  const finding = usePartAtTouch(people ? loadFinding : null, open);
  const patients = people?.patients ?? [];
  useEffect(() => finding?.makeReady(patients), [finding, patients]);
  const find = useMemo(() => {
    if (people && finding) return (query: string) => finding.hitsAmong(hitsOf(options, query, value), people, query, value, SHOWN);
    // Who is chosen stands there before anybody else is found: what Enter takes is nothing else.
    const own = chosen && !options.includes(chosen) ? [chosen, ...options] : options;
    return (query: string) => hitsOf(own, query, value);
  }, [options, people, value, chosen, finding]);
  const shown = chosen?.label ?? (value === null ? noneLabel : undefined);
  const goOn = useGoingOn(button, shown === undefined);
  return (
    <FieldFrame {...field}>
      {({ id, 'aria-required': _, ...control }) => (
        <>
          <button
            {...control}
            ref={button}
            type="button"
            data-stop=""
            id={id}
            className={controlStyle}
            aria-haspopup="dialog"
            aria-expanded={open}
            aria-labelledby={`${id}-label ${id}-value`}
            disabled={disabled}
            onClick={() => {
              touch();
              setOpen(true);
            }}
          >
            <span id={`${id}-value`} className={face} data-empty={shown === undefined}>
              {shown ?? placeholder}
              {marked ? <small>{` ${presetWords.mark}`}</small> : null}
              {chosen?.detail ? <small>{` ${chosen.detail}`}</small> : null}
            </span>
            <DownIcon size={20} />
          </button>
          {open ? (
            <SelectSheet
              title={field.label}
              count={options.length + patients.length}
              find={find}
              value={value}
              noneLabel={noneLabel}
              status={status ?? (people && !finding ? words.loading : undefined)}
              firstTitle={firstTitle}
              adding={
                adding && {
                  ...adding,
                  onAdd: (query) => {
                    setOpen(false);
                    adding.onAdd(query);
                  },
                }
              }
              onClose={() => setOpen(false)}
              onChoose={(next) => {
                setOpen(false);
                goOn();
                onChange(next);
              }}
            />
          ) : null}
        </>
      )}
    </FieldFrame>
  );
};
