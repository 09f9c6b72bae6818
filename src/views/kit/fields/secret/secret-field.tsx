import { type ComponentPropsWithRef, useEffect, useRef, useState } from 'react';
import { latinDigits, persianDigits } from '../../../../schema/kit/digits.ts';
import type { SecretName } from '../../../../schema/kit/vault.ts';
import { IconButton } from '../../controls/icon-button.tsx';
import { EyeIcon, EyeOffIcon } from '../../icons/basics.tsx';
import { controlStyle, FieldFrame, type FieldProps } from '../field-frame.tsx';
import { showTyped } from '../typed/keep-caret.ts';
import { secretWords } from './texts.ts';
import { useVault } from './vault.tsx';

export interface SecretFieldProps extends FieldProps {
  readonly name: SecretName;
  /** Whether the workflow holds that something was typed; false empties the field. */
  readonly filled: boolean;
  readonly onFilled: (filled: boolean) => void;
  /** A one-time code: digits, shown as they are typed. */
  readonly digits?: boolean;
  /** A password that is being chosen: blanks at its edges stay, so that they can be spoken of. */
  readonly exact?: boolean;
  readonly input?: Pick<ComponentPropsWithRef<'input'>, 'autoComplete' | 'enterKeyHint' | 'maxLength'>;
}

const secretIn = (box: HTMLInputElement | null, digits: boolean, exact: boolean) => {
  const typed = box?.value ?? '';
  if (exact) return typed;
  return digits ? latinDigits(typed.trim()) : typed.trim();
};

/**
 * A password or a code. What is typed stays in the page and goes to the vault alone, at each change and once more when
 * its form is submitted, since the vault forgets a secret once it is taken; it is gone with the field.
 */
export const SecretField = ({ name, filled, onFilled, digits = false, exact = false, input, disabled = false, ...field }: SecretFieldProps) => {
  const vault = useVault();
  const box = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState(digits);
  // Nobody sees it behind the dots.
  const [foreign, setForeign] = useState(false);

  useEffect(() => {
    // Not where there is nothing: what a browser fills in stays hidden until the page is touched, and would be emptied with it.
    if (!filled && box.current?.value) box.current.value = '';
    if (!filled) setForeign(false);
  }, [filled]);
  // A call that is under way has taken it by then.
  useEffect(() => () => void vault.take(name), [vault, name]);
  useEffect(() => {
    const form = box.current?.form;
    const leaveAgain = () => vault.put(name, secretIn(box.current, digits, exact));
    form?.addEventListener('submit', leaveAgain, { capture: true });
    return () => form?.removeEventListener('submit', leaveAgain, { capture: true });
  }, [vault, name, digits, exact]);

  return (
    <FieldFrame warning={foreign ? secretWords.foreign : null} {...field}>
      {(control) => (
        <div className={controlStyle} data-disabled={disabled}>
          <input
            autoComplete="off"
            {...input}
            {...control}
            ref={box}
            type={shown ? 'text' : 'password'}
            inputMode={digits ? 'numeric' : 'text'}
            dir="ltr"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            disabled={disabled}
            onInput={({ currentTarget }) => {
              if (digits) showTyped(currentTarget, persianDigits(secretIn(currentTarget, digits, exact)));
              vault.put(name, secretIn(box.current, digits, exact));
              setForeign(!digits && /[\u0600-\u06ff\u200c]/.test(currentTarget.value));
              const now = vault.peekFilled(name);
              if (now !== filled) onFilled(now);
            }}
          />
          {digits ? null : (
            <IconButton icon={shown ? EyeOffIcon : EyeIcon} label={shown ? secretWords.hide : secretWords.show} onClick={() => setShown(!shown)} />
          )}
        </div>
      )}
    </FieldFrame>
  );
};
