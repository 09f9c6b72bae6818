import { css } from '@linaria/core';
import { usePaperHead } from './letterhead.ts';
import { paperWords } from './texts.ts';

const space = css`
  display: flex;
  flex-direction: column;
  align-items: center;
  inline-size: 52mm;
  min-block-size: 24mm;
  margin-block-start: 3mm;
  margin-inline-start: auto;
  text-align: center;
  break-inside: avoid;
  & > small {
    font-size: 9pt;
    color: #333;
  }
`;

/** Where the dentist signs and stamps: under their name, with room left. */
export const Signature = () => {
  const { dentist } = usePaperHead();
  return (
    <div className={space}>
      {dentist === null ? null : <strong>{paperWords.dentist(dentist)}</strong>}
      <small>{paperWords.stamp}</small>
    </div>
  );
};
