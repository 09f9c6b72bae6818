import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { persianDigits } from '../../../schema/kit/digits.ts';
import { Digits } from '../figures/digits.tsx';
import { PhoneText } from '../figures/phone-text.tsx';
import { usePaperHead } from './letterhead.ts';
import { paperWords } from './texts.ts';

const block = css`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: 6mm;
  padding-block-end: 2.5mm;
  border-block-end: 1.2pt solid #000;
  font-size: 9.5pt;
  line-height: 1.6;
  break-inside: avoid;
  & > div:first-child {
    flex: 1;
    min-inline-size: 0;
  }
  & > div:last-child:not(:first-child) {
    flex: none;
  }
  & strong {
    display: block;
    font-size: 13pt;
    line-height: 1.5;
  }
  & p + p {
    margin-block-start: 0;
  }
`;
const address = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 4mm;
`;

/** An address in which no number stands on another line than what it is the number of. */
const unparted = (address: string): string => address.replace(/ (?=[\d۰-۹])/g, '\u00a0');

/** The head of a paper: whose practice, which dentist, under which numbers and where; what nobody knows of it is left out. */
export const LetterheadBlock = ({ children }: { readonly children?: ReactNode }) => {
  const { dentist, head } = usePaperHead();
  const { practice, council, licence, phone } = head;
  const name = practice ?? (dentist === null ? null : paperWords.dentist(dentist));
  return (
    <header className={block}>
      <div>
        {name === null ? null : <strong>{persianDigits(name)}</strong>}
        <p className={address}>
          {dentist === null || name !== practice ? null : <span>{paperWords.dentist(dentist)}</span>}
          {council ? (
            <span>
              {paperWords.fields.council}: <Digits>{council}</Digits>
            </span>
          ) : null}
          {licence ? (
            <span>
              {paperWords.fields.licence}: <Digits>{licence}</Digits>
            </span>
          ) : null}
        </p>
        <p className={address}>
          {head.address ? <span>{unparted(persianDigits(head.address))}</span> : null}
          {phone ? (
            <span>
              {paperWords.fields.phone}: <PhoneText>{phone}</PhoneText>
            </span>
          ) : null}
        </p>
      </div>
      {children ? <div>{children}</div> : null}
    </header>
  );
};
