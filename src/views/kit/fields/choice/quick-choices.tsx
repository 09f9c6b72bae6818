import { AlertIcon } from '../../icons/basics.tsx';
import { choiceLine } from './choice-line.ts';
import type { Option } from './options.ts';

interface QuickChoicesProps {
  /** Names the choices for whoever cannot see what they stand under. */
  readonly label: string;
  /** Null while there will be some. */
  readonly options: readonly Option<number>[] | null;
  readonly value: number | null;
  readonly disabled?: boolean;
  readonly onChoose: (value: number) => void;
}

/** The few choices that are most likely, each one tap; all others are in the field above. */
export const QuickChoices = ({ label, options, value, disabled = false, onChoose }: QuickChoicesProps) =>
  options?.length === 0 ? null : (
    <fieldset className={choiceLine} aria-label={label} aria-hidden={options === null}>
      {options?.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          data-warned={option.warning ? true : undefined}
          aria-description={option.warning ?? undefined}
          disabled={disabled}
          onClick={() => onChoose(option.value)}
        >
          {option.warning ? <AlertIcon size={16} /> : null}
          {option.label}
        </button>
      ))}
    </fieldset>
  );
