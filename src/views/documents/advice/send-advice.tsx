import { css } from '@linaria/core';
import { messageProblems } from '../../../schema/documents/draft.ts';
import { persianDigits } from '../../../schema/kit/digits.ts';
import { normalise } from '../../../schema/kit/persian-text.ts';
import { groupedPhone, isMobile, phoneToSend } from '../../../schema/kit/phone.ts';
import { chatLink, smsLink } from '../../../schema/messages/message-links.ts';
import { Button } from '../../kit/controls/button.tsx';
import { OutsideButton } from '../../kit/controls/outside-button.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import { useDentist } from '../../kit/print/dentist-name.ts';
import { titledName } from '../../kit/print/titled-name.ts';
import { space } from '../../kit/theme/tokens.ts';
import { useFields } from '../fields.ts';
import { useDocuments, usePatient, useSendDocuments } from '../state.ts';
import { advice as texts } from '../texts.ts';

const ways = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  & > * {
    flex: 1 1 9rem;
  }
`;

/** The advice as a message (DOC-SMS-1, DOC-SMS-3). */
const useMessage = (): string => {
  const { draft } = useDocuments();
  const { value: patient } = usePatient();
  const doctor = useDentist();
  return texts.message(patient && titledName(patient), normalise(draft.adviceName), draft.adviceText.trim(), doctor);
};

/** Sends an advice by the chat, as a short message, or by whatever the device shares texts with. The links are opened by the tap itself: nothing is waited for. */
export const SendAdvice = () => {
  const { draft, outcome } = useDocuments();
  const send = useSendDocuments();
  const field = useFields();
  const message = useMessage();
  const { value: patient, busy } = usePatient();
  // Their name may come yet; where it cannot, that stands over it all.
  const reading = busy && patient === null;
  const number = phoneToSend(draft.phone);
  const lacking = messageProblems(draft).length > 0;
  const ask = () => send({ type: 'message.asked' });
  const way = (by: 'chat' | 'sms', to: string, label: string) =>
    reading || lacking || number === null ? (
      <Button tone={by === 'chat' ? 'secondary' : 'plain'} disabled={reading} onClick={ask}>
        {label}
      </Button>
    ) : (
      <OutsideButton to={to} tone={by === 'chat' ? 'secondary' : 'plain'} onOpen={() => send({ type: 'message.opened', by })}>
        {label}
      </OutsideButton>
    );
  const hint = number === null ? undefined : isMobile(number) ? texts.goesTo(`\u2066${persianDigits(groupedPhone(number))}\u2069`) : texts.noMobile;
  return (
    <>
      <TextField {...field('phone')} kind="phone" hint={hint} />
      <div className={ways}>
        {way('chat', chatLink(number ?? '', message), texts.send)}
        {way('sms', smsLink(number ?? '', message), texts.sms)}
        <Button tone="quiet" disabled={reading || normalise(draft.adviceText) === ''} onClick={() => send({ type: 'message.shared', text: message })}>
          {texts.share}
        </Button>
      </div>
      <p role="status">{outcome === null ? '' : texts.outcomes[outcome]}</p>
    </>
  );
};
