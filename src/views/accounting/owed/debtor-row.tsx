import { css } from '@linaria/core';
import { memo } from 'react';
import type { Debtor } from '../../../machines/accounting/debtors.ts';
import { jalaliText } from '../../../schema/kit/jalali.ts';
import { callLink } from '../../../schema/kit/phone.ts';
import { smsLink, takesMessages } from '../../../schema/messages/message-links.ts';
import { ageText } from '../../kit/calendar/age-text.ts';
import { IconLink } from '../../kit/controls/icon-link.tsx';
import { LackingButton } from '../../kit/controls/lacking-button.tsx';
import { Amount } from '../../kit/figures/amount.tsx';
import { MessageIcon, PhoneIcon } from '../../kit/icons/things.tsx';
import { Row } from '../../kit/list/row.tsx';
import { space, TARGET } from '../../kit/theme/tokens.ts';
import { debtors } from '../texts.ts';

const heading = css`
  display: flex;
  flex-direction: column;
`;
const whole = css`
  white-space: nowrap;
`;
/* Where the letters are large the two stand below each other, and leave a day the room that it needs whole. */
const ends = css`
  display: flex;
  flex: 0 1 auto;
  flex-wrap: wrap;
  justify-content: flex-end;
  max-inline-size: calc(100% - 7.5em);
  min-inline-size: ${TARGET};
  gap: ${space(2)};
`;

interface ReachProps {
  readonly owed: Debtor['owed'];
  readonly name: string;
  readonly phone: string | null;
  /** Whether it is no less than that: nobody is asked for more than they owe. */
  readonly certain: boolean;
  readonly tabIndex?: 0 | -1;
}

/** A call and a message to who owes, at one tap. */
export const Reach = ({ owed, name, phone, certain, tabIndex }: ReachProps) =>
  phone ? (
    <span className={ends}>
      <IconLink icon={PhoneIcon} label={debtors.call(name)} to={callLink(phone)} tone="accent" tabIndex={tabIndex} />
      {certain && takesMessages(phone) ? (
        <IconLink icon={MessageIcon} label={debtors.message(name)} to={smsLink(phone, debtors.text(owed))} tone="accent" tabIndex={tabIndex} />
      ) : (
        <LackingButton icon={MessageIcon} lack={certain ? debtors.noMobile(name) : debtors.noMessage(name)} tabIndex={tabIndex} />
      )}
    </span>
  ) : (
    <LackingButton icon={PhoneIcon} lack={debtors.noPhone} tabIndex={tabIndex} />
  );

interface DebtorRowProps extends Omit<ReachProps, 'owed'> {
  readonly debtor: Debtor;
  readonly today: string;
}

/** Who owes what and since when, with a call and a message at one tap. */
export const DebtorRow = memo(({ debtor: { id, owed, since }, name, phone, today, certain }: DebtorRowProps) => (
  <Row
    to={`/patient/${id}/financials`}
    title={
      <span className={heading}>
        <span>
          <bdi>{name}</bdi>
        </span>
        <Amount toman={owed} short tone="debt" />
      </span>
    }
    detail={
      <>
        <span className={since === null ? undefined : whole}>{since === null ? debtors.noDay : debtors.since(jalaliText(since))}</span>
        {since === null ? null : <span>{ageText(since, today)}</span>}
      </>
    }
    end={<Reach owed={owed} name={name} phone={phone} certain={certain} />}
  />
));
