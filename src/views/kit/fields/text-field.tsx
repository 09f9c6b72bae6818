import type { ChangeEvent, InputHTMLAttributes } from 'react';
import { latinDigits, persianDigits, withoutMarks } from '../../../schema/kit/digits.ts';
import { directionOf } from '../figures/direction.ts';
import type { Icon } from '../icons/icon.tsx';
import { words } from '../texts.ts';
import { controlStyle, FieldFrame, type FieldProps } from './field-frame.tsx';
import { showTyped, type Typed, useCaret } from './typed/keep-caret.ts';

/**
 * What is typed: `text` in Persian, `latin` for names of accounts, `digits` for numbers that are names (national
 * number, codes), `phone`, and `search`. Digits show in Persian and reach `onChange` in Latin, whichever were typed.
 */
type TextKind = 'text' | 'latin' | 'digits' | 'phone' | 'search';

interface Manner extends InputHTMLAttributes<HTMLInputElement> {
  readonly show: (value: string) => string;
  readonly read: (typed: string) => string;
}

const same = (value: string) => value;

const manners: Record<TextKind, Manner> = {
  text: { show: same, read: same },
  search: { show: persianDigits, read: latinDigits, type: 'search', inputMode: 'search', enterKeyHint: 'search' },
  latin: {
    show: same,
    read: (typed) => withoutMarks(latinDigits(typed)),
    dir: 'ltr',
    autoCapitalize: 'none',
    autoCorrect: 'off',
    spellCheck: false,
  },
  digits: { show: persianDigits, read: latinDigits, inputMode: 'numeric', dir: 'ltr' },
  phone: { show: persianDigits, read: latinDigits, type: 'tel', dir: 'ltr' },
};

export interface TextFieldProps extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly kind?: TextKind;
  readonly multiline?: boolean;
  readonly icon?: Icon;
  /** No browser cuts what is typed or pasted off at `maxLength`: a text that is longer is said to be. */
  readonly input?: Pick<
    InputHTMLAttributes<Typed>,
    'name' | 'placeholder' | 'maxLength' | 'autoComplete' | 'enterKeyHint' | 'onBlur' | 'onFocus' | 'onKeyDown' | 'readOnly'
  >;
}

export const TextField = ({ value, onChange, kind = 'text', multiline = false, icon: Glyph, input, disabled = false, ...field }: TextFieldProps) => {
  const { show, read, ...attributes } = manners[kind];
  const { maxLength = value.length, ...own } = input ?? {};
  const keepCaret = useCaret();
  const typed = (event: ChangeEvent<Typed>) => {
    const next = read(event.currentTarget.value);
    showTyped(event.currentTarget, show(next));
    keepCaret(event.currentTarget);
    onChange(next);
  };
  return (
    <FieldFrame {...field} error={field.error ?? (value.length > maxLength ? words.long : null)}>
      {(control) => {
        const all = { dir: directionOf(value), ...own, ...control, value: show(value), onChange: typed, disabled };
        return (
          <div className={controlStyle} data-disabled={disabled}>
            {Glyph ? <Glyph size={20} /> : null}
            {multiline ? <textarea autoComplete="off" {...all} rows={3} /> : <input autoComplete="off" {...all} {...attributes} />}
          </div>
        );
      }}
    </FieldFrame>
  );
};
