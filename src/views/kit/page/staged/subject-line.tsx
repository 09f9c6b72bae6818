import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { useSendApp } from '../../actors.tsx';
import { Button } from '../../controls/button.tsx';
import { Bone } from '../../feedback/skeleton.tsx';
import { text, weight } from '../../theme/tokens.ts';
import type { StagedWords } from './texts.ts';

const line = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  & > p {
    flex: 1 1 8em;
    ${text.body}
    font-weight: ${weight.bold};
  }
`;

interface SubjectLineProps {
  /** Null until it is known. */
  readonly name: string | null;
  /** The way to a form about somebody else: where it leads, and what it is called. */
  readonly other: { readonly to: string; readonly label: string };
  readonly disabled?: boolean;
}

/** Whom a form is about; somebody else has a form of their own. */
export const SubjectLine = ({ name, other, disabled = false }: SubjectLineProps) => {
  const send = useSendApp();
  return (
    <div className={line}>
      <p>{name ?? <Bone width="60%" />}</p>
      <Button tone="quiet" disabled={disabled} onClick={() => send({ type: 'route.go', to: other.to, replace: false })}>
        {other.label}
      </Button>
    </div>
  );
};

/** Under the title of a list: whom it is for, where that is somebody, and how much of it there is. */
export const whose = (texts: StagedWords, who: string | null, count: ReactNode): ReactNode =>
  who ? (
    <>
      {texts.about(who)}
      {count ? <>، {count}</> : null}
    </>
  ) : (
    count
  );
