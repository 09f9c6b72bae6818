import { css } from '@linaria/core';
import { phoneToSend } from '../../schema/kit/phone.ts';
import { chatLink, smsLink, takesMessages } from '../../schema/messages/message-links.ts';
import { textFor } from '../../schema/messages/message-text.ts';
import type { Recipient } from '../../schema/messages/workflow.ts';
import { now } from '../kit/clock.ts';
import { Button } from '../kit/controls/button.tsx';
import { IconButton } from '../kit/controls/icon-button.tsx';
import { OutwardLink } from '../kit/controls/outward-link.tsx';
import { PhoneText } from '../kit/figures/phone-text.tsx';
import { DoneIcon, RemoveIcon } from '../kit/icons/actions.tsx';
import { MessageIcon } from '../kit/icons/things.tsx';
import { colour, hairline, radius, space, text, weight } from '../kit/theme/tokens.ts';
import { useSendMessages } from './messages-state.ts';
import { message } from './texts.ts';
import { recipientName } from './wording.ts';

const card = css`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  padding: ${space(2)} ${space(3)} ${space(3)};
  border: ${hairline};
  border-radius: ${radius.control};
  /* What speaks against writing to them. */
  & > p {
    ${text.caption}
    color: ${colour.warn};
  }
  & details > summary {
    min-block-size: 44px;
    display: flex;
    align-items: center;
    cursor: pointer;
    ${text.caption}
    color: ${colour.accent};
  }
  & details > p {
    padding: ${space(3)};
    border-radius: ${radius.control};
    background: ${colour.sunken};
    white-space: pre-line;
    user-select: text;
  }
`;
const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: ${space(2)};
  & > div {
    /* Beside the button only where no name breaks in itself for it. */
    flex: 1 1 9em;
  }
  & strong {
    display: block;
  }
  & small {
    ${text.caption}
    color: ${colour.soft};
  }
`;
const opened = css`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  ${text.caption}
  font-weight: ${weight.medium};
  color: ${colour.credit};
`;
const ways = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 5.5rem), 1fr));
  gap: ${space(2)};
  & > * {
    padding-inline: ${space(2)};
  }
`;

interface SendingRowProps {
  readonly workflow: string;
  readonly row: Recipient;
  /** The patient's own row of the list is there no more. */
  readonly gone: boolean;
  /** The text for everybody. */
  readonly text: string;
  readonly dentist: string;
  /** Whether nothing is missing that a message needs. */
  readonly ready: boolean;
  readonly disabled: boolean;
}

/** One recipient, and the programs that can be opened with the message for them. */
export const SendingRow = ({ workflow, row, gone, text: common, dentist, ready, disabled }: SendingRowProps) => {
  const send = useSendMessages(workflow);
  const name = recipientName(row);
  const own = textFor(common, { name: row.name, dentist });
  // Whom only an address names is not read yet: nobody knows their number.
  const unread = row.name === '' && row.phone === '' && !gone;
  const isNumber = phoneToSend(row.phone) !== null;
  const doubt = row.phone === '' ? message.noPhone : !isNumber ? message.noNumber : takesMessages(row.phone) ? null : message.noMobile;
  const links = [
    { by: 'sms', to: smsLink(row.phone, own), label: message.smsTo(name), says: message.sms, tone: 'secondary', icon: MessageIcon },
    { by: 'chat', to: chatLink(row.phone, own), label: message.chatTo(name), says: message.chat, tone: 'plain' },
  ] as const;
  return (
    <li className={card}>
      <div className={head}>
        <div>
          <strong>{row.name || row.phone === '' ? name : <PhoneText>{row.phone}</PhoneText>}</strong>
          {row.name && row.phone ? (
            <small>
              <PhoneText>{row.phone}</PhoneText>
            </small>
          ) : null}
          <div className={row.earlier ? undefined : opened} role="status">
            {row.opened && row.earlier ? <small>{message.earlier(message.opened[row.opened])}</small> : null}
            {row.opened && !row.earlier ? (
              <>
                <DoneIcon size={16} />
                {message.opened[row.opened]}
              </>
            ) : null}
          </div>
        </div>
        <IconButton icon={RemoveIcon} label={message.removeOf(name)} disabled={disabled} onClick={() => send({ type: 'recipient.removed', key: row.key })} />
      </div>
      {gone ? <p>{message.gone}</p> : null}
      {doubt === null || unread ? null : <p>{doubt}</p>}
      <div className={ways}>
        {isNumber
          ? links.map(({ by, to, label, says, ...look }) =>
              ready ? (
                <OutwardLink key={by} to={to} label={label} {...look} onOpen={() => send({ type: 'message.opened', key: row.key, by, phone: row.phone })}>
                  {says}
                </OutwardLink>
              ) : (
                <Button key={by} aria-label={label} disabled={disabled} {...look} onClick={() => send({ type: 'message.refused', at: now() })}>
                  {says}
                </Button>
              ),
            )
          : null}
        <Button aria-label={message.shareFor(name)} disabled={disabled} onClick={() => send({ type: 'message.shared', key: row.key, text: own })}>
          {message.share}
        </Button>
      </div>
      {own === '' ? null : (
        <details>
          <summary>{message.preview(name)}</summary>
          <p>{own}</p>
        </details>
      )}
    </li>
  );
};
