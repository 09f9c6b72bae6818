import { css } from '@linaria/core';
import { OWN_ADVICE } from '../../../schema/documents/draft.ts';
import { Button } from '../../kit/controls/button.tsx';
import { SelectField } from '../../kit/fields/select-field.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import { Card } from '../../kit/page/page.tsx';
import { colour, space, text } from '../../kit/theme/tokens.ts';
import { useFields } from '../fields.ts';
import { useDocuments, useInvoice, useSendDocuments, useTypeName } from '../state.ts';
import { advice as texts } from '../texts.ts';
import { ADVICE, ADVICE_KINDS, type AdviceKind } from './advice-texts.ts';
import { likelyAdvice } from './likely.ts';
import { SendAdvice } from './send-advice.tsx';

const dead = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space(3)};
  color: ${colour.soft};
  & small {
    ${text.caption}
  }
`;
/** An advice is long: it is read as a whole while it is written. */
const tall = css`
  & textarea {
    min-block-size: 14rem;
    field-sizing: content;
  }
`;

/** The kinds that belong to what was done last. */
const useLikely = (): ReadonlySet<AdviceKind> => {
  const { lines } = useInvoice();
  const typeName = useTypeName();
  const last = lines.at(-1)?.surgery.surgery_time;
  return new Set(lines.filter(({ surgery }) => last != null && surgery.surgery_time === last).flatMap(({ surgery }) => likelyAdvice(typeName(surgery)) ?? []));
};

/** What is to be heeded after a treatment: a text of ours or one's own, for paper and for a message (DOC-ADV-1). */
export const AdviceTab = () => {
  const { draft, replaced } = useDocuments();
  const send = useSendDocuments();
  const field = useFields();
  const likely = useLikely();
  const ready = draft.kind ? ADVICE[draft.kind as AdviceKind] : undefined;
  const isReady = (advice: { readonly name: string; readonly text: string } | undefined) => advice?.name === ready?.name && advice?.text === ready?.text;
  const rewritten = ready !== undefined && !isReady({ name: draft.adviceName, text: draft.adviceText });
  const choose = (kind: string | null) => {
    const known = ADVICE[kind as AdviceKind] as { readonly name: string; readonly text: string } | undefined;
    if (kind !== null) send({ type: 'advice.chosen', kind, name: known?.name ?? '', text: known?.text ?? '', rewritten: ready === undefined || rewritten });
  };
  const former = replaced !== null && replaced.kind === (draft.kind ?? null) && !(rewritten && isReady(replaced));
  return (
    <>
      <Card>
        <SelectField
          label={texts.kinds}
          options={[
            ...ADVICE_KINDS.map((kind) => ({ value: kind as string, label: ADVICE[kind].name, first: likely.has(kind) })),
            { value: OWN_ADVICE as string, label: texts.own },
          ]}
          value={draft.kind ?? (draft.adviceName || draft.adviceText ? OWN_ADVICE : null)}
          firstTitle={texts.fits}
          onChange={choose}
        />
        <TextField {...field('adviceName')} input={{ maxLength: 150 }} />
        <div className={tall}>
          <TextField {...field('adviceText')} multiline hint={texts.pointALine} />
        </div>
        {rewritten ? (
          <Button tone="quiet" onClick={() => send({ type: 'advice.renewed', name: ready.name, text: ready.text })}>
            {texts.renew}
          </Button>
        ) : null}
        {former ? (
          <Button tone="quiet" onClick={() => send({ type: 'advice.returned' })}>
            {texts.giveBack}
          </Button>
        ) : null}
      </Card>
      <Card title={texts.sending}>
        <SendAdvice />
        <p className={dead} aria-disabled="true">
          <span>{texts.qr}</span>
          <small>{texts.qrDisabled}</small>
        </p>
      </Card>
    </>
  );
};
