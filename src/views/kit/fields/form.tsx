import { css } from '@linaria/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { space } from '../theme/tokens.ts';

const formStyle = css`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
`;

export interface FormProps {
  readonly onSubmit: () => void;
  readonly children: ReactNode;
  /** Changes whenever a submission was refused: the first field with an error then takes the focus. */
  readonly refusal?: unknown;
  readonly label?: string;
  /** Lets a button that stands elsewhere submit it. */
  readonly id?: string;
  /** Names the step of a form that has several; a new one brings the focus to its first field. */
  readonly step?: string;
  /** Whether the browser may keep what is typed, in the files of its profile; only what belongs to whoever signs in. */
  readonly autoComplete?: 'on' | 'off';
}

/** Fields that are sent together; Enter goes through them, and submits at the end. */
export const Form = ({ onSubmit, children, refusal = null, label, id, step = '', autoComplete = 'off' }: FormProps) => {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // Later than the form itself: the first screen does not wait for it, and without it a browser's own ways hold.
    import('./entering/conduct.ts').then(
      ({ conduct }) => conduct(form.current, refusal, step),
      () => undefined,
    );
  }, [refusal, step]);
  return (
    <form
      ref={form}
      id={id}
      className={formStyle}
      noValidate
      autoComplete={autoComplete}
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
};
