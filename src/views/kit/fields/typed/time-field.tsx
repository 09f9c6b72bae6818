import { type KeyboardEvent, useState } from 'react';
import { latinDigits, persianDigits } from '../../../../schema/kit/digits.ts';
import { parseTypedTime, stepTime } from '../../../../schema/kit/draft/typed/time.ts';
import type { TypedTime } from '../../../../schema/kit/shape.ts';
import { twelveHours } from '../../calendar/twelve-hours.ts';
import { IconButton } from '../../controls/icon-button.tsx';
import { PlusIcon } from '../../icons/actions.tsx';
import { MinusIcon } from '../../icons/things.tsx';
import { hidden } from '../../theme/hidden.ts';
import { controlStyle, FieldFrame, type FieldProps } from '../field-frame.tsx';
import { timeWords } from '../texts.ts';
import { useInWords } from './in-words.ts';
import { showTyped } from './keep-caret.ts';
import { isLeft } from './left.ts';
import { useSaidOnLeaving } from './on-leaving.ts';

/** Minutes of one step. */
const STEP = 5;

export interface TimeFieldProps extends FieldProps {
  /** The text as typed, in Latin digits, and the `HH:mm` it means. */
  readonly value: TypedTime;
  readonly onChange: (value: TypedTime) => void;
}

const meant = (time: string): TypedTime => ({ typed: time, time });

/** A time of day, typed in any habit (9, 930, ۹:۳۰, «۲:۳۰ ب.ظ») or reached in steps of five minutes. */
export const TimeField = ({ value, onChange, error, disabled = false, hint, ...field }: TimeFieldProps) => {
  const [stepped, setStepped] = useState(false);
  const time = value.time ?? null;
  const { said, enter, leave } = useSaidOnLeaving(time === null && value.typed.trim() !== '' ? timeWords.invalid : null);
  useInWords(value.typed, time, ({ timeInWords }) => {
    const read = timeInWords(value.typed, parseTypedTime);
    if (read) onChange({ ...value, time: read });
  });
  const step = (minutes: number) => {
    setStepped(true);
    onChange(meant(time === null ? '09:00' : stepTime(time, minutes)));
  };
  const keyed = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    step(event.key === 'ArrowUp' ? STEP : -STEP);
  };
  // What leads no further changes nothing, and keeps the focus.
  const still = (minutes: number) => time !== null && stepTime(time, minutes) === time;
  return (
    <FieldFrame {...field} error={error ?? said} hint={time === null ? hint : twelveHours(time)}>
      {(control) => (
        <div className={controlStyle} data-disabled={disabled}>
          <input
            {...control}
            type="text"
            inputMode="numeric"
            dir="auto"
            autoComplete="off"
            placeholder="۰۹:۳۰"
            disabled={disabled}
            value={persianDigits(value.typed)}
            onChange={({ currentTarget }) => {
              const typed = latinDigits(currentTarget.value);
              showTyped(currentTarget, persianDigits(typed));
              setStepped(false);
              onChange({ typed, time: parseTypedTime(typed) });
            }}
            onKeyDown={keyed}
            onFocus={enter}
            onBlur={(event) => {
              if (!isLeft(event)) return;
              leave();
              if (time !== null && value.typed !== time) onChange(meant(time));
            }}
          />
          <span className={hidden} role="status">
            {stepped && time !== null ? twelveHours(time) : ''}
          </span>
          <IconButton
            icon={MinusIcon}
            tone="accent"
            label={timeWords.earlier(STEP)}
            disabled={disabled}
            aria-disabled={still(-STEP)}
            onClick={() => step(-STEP)}
          />
          <IconButton icon={PlusIcon} tone="accent" label={timeWords.later(STEP)} disabled={disabled} aria-disabled={still(STEP)} onClick={() => step(STEP)} />
        </div>
      )}
    </FieldFrame>
  );
};
