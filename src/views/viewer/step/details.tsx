import { css } from '@linaria/core';
import { divergencesOf } from '../../../machines/viewer/outline.ts';
import type { Tape } from '../../../machines/viewer/tape.ts';
import { persianDigits } from '../../../schema/kit/digits.ts';
import { colour, hairline, radius, space, text, weight } from '../../kit/theme/tokens.ts';
import { useViewer } from '../desk.ts';
import { details } from '../texts.ts';
import { Changes } from './changes.tsx';
import { Facts } from './facts.tsx';
import { Heading } from './heading.tsx';
import { Latin, Part, quiet } from './parts.tsx';
import { Running } from './running.tsx';
import { Code } from './values.tsx';

const frame = css`
  flex: 1;
  min-block-size: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space(3)} ${space(4)} ${space(6)};
  background: ${colour.surface};
  & > section {
    padding-block: ${space(3)};
  }
  & > section {
    border-block-start: ${hairline};
  }
  & > section > h3 {
    margin-block-end: ${space(2)};
    ${text.caption}
    font-weight: ${weight.bold};
    color: ${colour.soft};
  }
  & p,
  & li {
    ${text.caption}
  }
`;
const wrong = css`
  margin-block-end: ${space(3)};
  padding: ${space(3)};
  border-radius: ${radius.small};
  background: ${colour.warnTint};
  color: ${colour.warn};
`;
/** Everything there is to know of one step. */
export const Details = ({ tape }: { readonly tape: Tape }) => {
  const at = useViewer((context) => context.step);
  const time = useViewer(({ outline, step: index }) => outline.times[index] ?? 0);
  const step = tape.steps[at];
  if (step === undefined) return null;
  const { record, after } = step;
  const divergences = divergencesOf(tape).get(at) ?? [];
  const { type: _, ...payload } = (record.e ?? {}) as Readonly<Record<string, unknown>>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={frame} aria-label={`${details.title} ${persianDigits(at + 1)}`} tabIndex={0} data-keys="own">
      <Heading step={step} />
      {divergences.length === 0 ? null : (
        <ul className={wrong}>
          {divergences.map(({ kind, detail, path }) => (
            <li key={`${kind} ${path} ${detail}`}>
              {details.divergences[kind]} <Latin>{detail === '' ? path : `${path}: ${detail}`}</Latin>
            </li>
          ))}
        </ul>
      )}
      <Part title={details.difference}>
        <Changes step={step} />
      </Part>
      <Part title={details.payload}>{Object.keys(payload).length === 0 ? <p className={quiet}>{details.noPayload}</p> : <Code value={payload} />}</Part>
      <Part title={details.record}>
        <Facts step={step} time={time} />
      </Part>
      {step.track.foldable ? <Running step={step} at={at} /> : null}
      {after === null ? null : (
        <Part title={details.memory}>
          <Code value={after.snapshot.context} />
        </Part>
      )}
    </section>
  );
};
