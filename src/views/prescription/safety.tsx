import { css } from '@linaria/core';
import { splitTags } from '../../schema/kit/tags.ts';
import { Button } from '../kit/controls/button.tsx';
import { Banner } from '../kit/feedback/banner.tsx';
import { failureReason } from '../kit/feedback/failure-text.ts';
import { Bone } from '../kit/feedback/skeleton.tsx';
import { AlertIcon } from '../kit/icons/basics.tsx';
import { Card } from '../kit/page/page.tsx';
import { words } from '../kit/texts.ts';
import { aboveMessages } from '../kit/theme/above-messages.ts';
import { colour, radius, space, text, weight } from '../kit/theme/tokens.ts';
import type { PatientState } from './patient-state.ts';
import { safety } from './texts.ts';

const facts = css`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: ${space(1.5)} ${space(3)};
  }
  & dt {
    flex: 0 0 min(100%, 8.6em);
    ${text.caption}
    color: ${colour.soft};
  }
  & dd {
    display: flex;
    flex-wrap: wrap;
    flex: 1 1 160px;
    gap: ${space(1.5)};
    color: ${colour.soft};
  }
  & dd > span {
    padding: ${space(0.5)} ${space(3)};
    border-radius: ${radius.round};
    background: ${colour.sunken};
    color: ${colour.ink};
    font-weight: ${weight.medium};
    overflow-wrap: anywhere;
  }
  & [data-danger='true'] {
    ${aboveMessages}
    background: ${colour.surface};
  }
  & [data-danger='true'] dt {
    display: flex;
    align-items: center;
    gap: ${space(1)};
    color: ${colour.danger};
    font-weight: ${weight.bold};
  }
  & [data-danger='true'] dd > span {
    background: ${colour.dangerTint};
    color: ${colour.danger};
    font-weight: ${weight.bold};
  }
`;
const hint = css`
  ${text.caption}
  color: ${colour.soft};
`;

/** What the patient must not be given and takes already, in sight of whoever prescribes; whether that is known at all, too. */
export const Safety = ({ state: { value, failure, busy, missing, doubt, retry } }: { readonly state: PatientState }) => {
  const again = (
    <Button tone="quiet" busy={busy} onClick={retry}>
      {words.retry}
    </Button>
  );
  // Nothing recorded in a list, or before another desk wrote it, is not nothing recorded.
  const none = doubt === 'reading' ? safety.reading : doubt === 'stale' ? safety.noneYet : safety.none;
  const groups = [
    [safety.allergies, value?.drug_allergies, true],
    [safety.medications, value?.current_medications, false],
    [safety.diseases, value?.underlying_diseases, false],
  ] as const;
  return (
    <Card title={safety.title}>
      {missing ? (
        <Banner tone="problem" announced>
          {safety.gone}
        </Banner>
      ) : failure ? (
        <Banner tone={value === null ? 'problem' : 'warning'} announced action={again}>
          {value === null ? `${safety.unknown} ${failureReason(failure)}` : safety.stale(failureReason(failure))}
        </Banner>
      ) : null}
      {value === null && !busy ? null : (
        <dl className={facts} aria-busy={value === null}>
          {groups.map(([label, stored, dangerous]) => {
            const tags = splitTags(stored ?? '');
            const danger = dangerous && tags.length > 0;
            return (
              <div key={label} data-danger={danger} role={danger ? 'alert' : undefined}>
                <dt>
                  {danger ? <AlertIcon size={18} /> : null}
                  {label}
                </dt>
                <dd>{value === null ? <Bone width="60%" /> : tags.length === 0 ? none : tags.map((tag) => <span key={tag}>{tag}</span>)}</dd>
              </div>
            );
          })}
        </dl>
      )}
      <p className={hint}>{safety.limits}</p>
    </Card>
  );
};
