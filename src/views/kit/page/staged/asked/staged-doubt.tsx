import { css } from '@linaria/core';
import { useEffect, useRef } from 'react';
import type { AnyRow } from '../../../../../machines/kit/rows.ts';
import { canBeDisowned, current } from '../../../../../machines/kit/staged/context.ts';
import { now } from '../../../clock.ts';
import { Button } from '../../../controls/button.tsx';
import { failureReason } from '../../../feedback/failure-text.ts';
import { AlertIcon } from '../../../icons/basics.tsx';
import { colour, radius, space, text, weight } from '../../../theme/tokens.ts';
import { useSendStaged, useStaged } from '../staged-state.ts';
import type { StagedWords } from '../texts.ts';
import { stagedDoubts } from './texts.ts';

const frame = css`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  padding: ${space(4)};
  border-radius: ${radius.card};
  background: ${colour.warnTint};
  color: ${colour.ink};
  & > h2 {
    display: flex;
    align-items: flex-start;
    gap: ${space(2)};
    ${text.lead}
    font-weight: ${weight.bold};
    color: ${colour.warn};
  }
  & svg {
    flex: none;
    margin-block-start: 4px;
  }
`;

interface StagedDoubtProps<Draft extends object, Row extends AnyRow> {
  readonly workflow: string;
  readonly texts: StagedWords;
  /** What a person calls an entry, and a record that it may have become. */
  readonly entryName: (draft: Draft) => string;
  readonly recordName: (record: Row) => string;
}

/** The question that only a person can answer: whether a row of which nobody knows what became is one of these records. */
export const StagedDoubt = <Draft extends object, Row extends AnyRow>({ workflow, texts, entryName, recordName }: StagedDoubtProps<Draft, Row>) => {
  const { context, value } = useStaged<Draft, object, Row>(workflow);
  const send = useSendStaged<Draft, object>(workflow);
  const words = stagedDoubts(texts.one);
  const heading = useRef<HTMLHeadingElement>(null);
  const asked = value === 'unsure';
  useEffect(() => {
    if (asked) heading.current?.focus();
  }, [asked]);
  const row = current(context.rows);
  if (!asked || !row) return null;
  const { candidates, failure } = context;
  const why = row.failure;
  return (
    <section className={frame} role="alert">
      <h2 ref={heading} tabIndex={-1}>
        <AlertIcon size={20} />
        {words.unsureTitle(entryName(row.draft))}
      </h2>
      {candidates.length > 0 ? (
        <>
          <p>{words.unsureFound(why)}</p>
          {candidates.map((record) => (
            <Button key={record.id} tone="primary" onClick={() => send({ type: 'outcome.claimed', id: record.id, at: now() })}>
              {words.thisOne(recordName(record))}
            </Button>
          ))}
          <Button onClick={() => send({ type: 'outcome.resent', at: now() })}>{words.noneOfThese}</Button>
        </>
      ) : (
        <>
          <p>{(failure ? words.unsureUnseen : row.record ? words.unsureChange : words.unsureNowhere)(why)}</p>
          {failure ? <p>{failureReason(failure)}</p> : null}
          <Button tone="primary" onClick={() => send({ type: 'outcome.checked', at: now() })}>
            {words.checkAgain}
          </Button>
          {canBeDisowned(context) ? <Button onClick={() => send({ type: 'outcome.resent', at: now() })}>{words.resend}</Button> : null}
        </>
      )}
    </section>
  );
};
