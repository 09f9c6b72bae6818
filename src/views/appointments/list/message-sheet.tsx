import { css } from '@linaria/core';
import { rowById } from '../../../machines/kit/rows.ts';
import type { Appointment } from '../../../schema/appointments/appointment.ts';
import { phoneToSend } from '../../../schema/kit/phone.ts';
import { chatLink, smsLink, takesMessages } from '../../../schema/messages/message-links.ts';
import { fullName } from '../../../schema/patients/patient.ts';
import { Button, buttonStyle } from '../../kit/controls/button.tsx';
import { CopyButton } from '../../kit/controls/copy-button.tsx';
import { Banner } from '../../kit/feedback/banner.tsx';
import { useIsWhole } from '../../kit/fields/choice/whole-lists.ts';
import { Sheet } from '../../kit/overlay/sheet.tsx';
import { useDentist } from '../../kit/print/dentist-name.ts';
import { useRows } from '../../kit/resources.ts';
import { colour, radius, space } from '../../kit/theme/tokens.ts';
import { phoneLack, useGuestOf, whenText } from '../names.ts';
import { useSendAppointments, useStanding } from '../standing.ts';
import { list, message as texts } from '../texts.ts';

const words = css`
  padding: ${space(4)};
  border-radius: ${radius.card};
  background: ${colour.sunken};
  white-space: pre-line;
`;
const ways = css`
  display: flex;
  flex-direction: column;
  align-items: stretch;
  gap: ${space(2)};
`;

/** What a patient is told of an appointment, and the ways to send it. */
export const MessageSheet = ({ appointment: asked }: { readonly appointment: Appointment }) => {
  const send = useSendAppointments();
  // Meanwhile it may have been moved, here or at another desk.
  const listed = rowById(useRows('appointments'), asked.id);
  const gone = useIsWhole('appointments') && listed === undefined;
  const appointment = listed ?? asked;
  const guest = useGuestOf()(appointment);
  const { patient } = guest;
  const lack = phoneLack(guest);
  const dentist = useDentist();
  const text = texts.text((patient && fullName(patient)) || null, whenText(appointment.appointment_time), dentist);
  const phone = patient?.phone;
  const { shared } = useStanding();
  return (
    <Sheet open title={texts.title(guest.name)} onClose={() => send({ type: 'message.closed' })} size="small">
      {gone ? (
        <Banner tone="problem">{texts.gone}</Banner>
      ) : (
        <>
          <p className={words}>{text}</p>
          {lack === null ? null : <Banner tone="warning">{list[lack]}</Banner>}
          {phone && !takesMessages(phone) ? <Banner tone="warning">{texts.noMobile}</Banner> : null}
          <div className={ways}>
            {/* What is no number at all is offered nothing (D-266). */}
            {phone && phoneToSend(phone) !== null ? (
              <>
                <a className={buttonStyle} data-tone="primary" href={smsLink(phone, text)}>
                  {texts.sms}
                </a>
                <a className={buttonStyle} data-tone="secondary" href={chatLink(phone, text)} target="_blank" rel="noopener noreferrer">
                  {texts.chat}
                </a>
              </>
            ) : null}
            {'share' in navigator ? (
              <Button tone="secondary" onClick={() => send({ type: 'message.shared', text })}>
                {texts.share}
              </Button>
            ) : null}
            {shared ? (
              <Banner tone={shared === 'refused' ? 'problem' : 'info'} announced>
                {texts[shared]}
              </Banner>
            ) : null}
            <CopyButton text={text} label={texts.copy} copied={texts.copied} refused={texts.refused} />
          </div>
        </>
      )}
    </Sheet>
  );
};
