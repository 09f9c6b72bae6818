import { PAYMENT_METHODS } from '../../schema/payments/income.ts';
import { ChoiceField } from '../kit/fields/choice/choice-field.tsx';
import { fields } from './texts.ts';
import { methodName } from './wording.ts';

const choices = PAYMENT_METHODS.map((value) => ({ value, label: methodName(value) }));

interface MethodFieldProps {
  readonly value: number | string | null;
  /** Nobody chose it yet. */
  readonly preset?: boolean;
  readonly onChange: (method: number) => void;
  readonly error: string | null;
  readonly disabled: boolean;
}

/** How was paid. */
export const MethodField = (props: MethodFieldProps) => <ChoiceField label={fields.payment_method} required choices={choices} {...props} />;
