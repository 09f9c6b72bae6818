import { css } from '@linaria/core';
import { PLACES, textFor } from '../../schema/messages/message-text.ts';
import { smsLength } from '../../schema/messages/sms-parts.ts';
import { Button } from '../kit/controls/button.tsx';
import { choiceLine } from '../kit/fields/choice/choice-line.ts';
import { TextField } from '../kit/fields/text-field.tsx';
import { Card } from '../kit/page/page.tsx';
import { colour, space, text as type } from '../kit/theme/tokens.ts';
import { useMessages, useSendMessages } from './messages-state.ts';
import { readyTexts } from './ready-texts.ts';
import { fields, message } from './texts.ts';
import { fieldError } from './wording.ts';

const foot = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(3)};
  & > p {
    ${type.caption}
    color: ${colour.soft};
  }
  & > div {
    display: flex;
    margin-inline-start: -${space(3)};
  }
`;

interface MessageTextCardProps {
  readonly workflow: string;
  /** The recipients as they are known now. */
  readonly rows: readonly { readonly name: string }[];
  readonly dentist: string;
}

/** The text for everybody: one that was written before or one's own, and in how many messages it goes. */
export const MessageTextCard = ({ workflow, rows, dentist }: MessageTextCardProps) => {
  const snapshot = useMessages(workflow);
  const { context } = snapshot;
  const send = useSendMessages(workflow);
  const { draft, ready } = context;
  const disabled = !snapshot.hasTag('editable');
  const texts = (rows.length > 0 ? rows : [{ name: '' }]).map(({ name }) => textFor(draft.text, { name, dentist }));
  // Names are of different lengths: the longest one says what it may cost.
  const { units, parts, left } = texts.map(smsLength).reduce((most, one) => (one.units > most.units ? one : most));
  const write = (text: string) => send({ type: 'draft.changed', change: { text } });
  return (
    <Card title={fields.text}>
      <fieldset className={choiceLine} aria-label={message.ready}>
        {readyTexts.map(({ key, name, text }) => (
          <button key={key} type="button" aria-pressed={ready === key} disabled={disabled} onClick={() => send({ type: 'ready.chosen', ready: key, text })}>
            {name}
          </button>
        ))}
      </fieldset>
      <TextField label={fields.text} required multiline value={draft.text} error={fieldError(context, 'text')} disabled={disabled} onChange={write} />
      <div className={foot}>
        <p>
          {message.length(units, parts, left)}
          {new Set(texts).size > 1 ? `، ${message.longest}` : null}
        </p>
        <div>
          {([PLACES.name, PLACES.dentist] as const).map((place) => (
            <Button key={place} tone="quiet" disabled={disabled} onClick={() => write(`${draft.text}${/\S$/.test(draft.text) ? ' ' : ''}${place}`)}>
              {place === PLACES.name ? message.name : message.dentist}
            </Button>
          ))}
        </div>
      </div>
    </Card>
  );
};
