import { css } from '@linaria/core';
import type { ActorState } from '../../../machines/fold/actor-state.ts';
import { changesBetween } from '../../../machines/viewer/difference.ts';
import type { TapeStep } from '../../../machines/viewer/tape.ts';
import { colour, radius, space, text, weight } from '../../kit/theme/tokens.ts';
import { details } from '../texts.ts';
import { Latin, quiet } from './parts.tsx';
import { inline, mono, stateText } from './values.tsx';

const states = css`
  display: grid;
  gap: ${space(2)};
  & > div {
    display: grid;
    grid-template-columns: 3.5ch minmax(0, 1fr);
    align-items: center;
    gap: ${space(2)};
    padding: ${space(2)} ${space(3)};
    border-radius: ${radius.small};
    background: ${colour.sunken};
    ${text.caption}
  }
  & > div[data-changed='true'] {
    background: ${colour.tint};
    color: ${colour.onTint};
  }
`;
const changed = css`
  display: grid;
  gap: ${space(2)};
  & li {
    display: grid;
    gap: 2px;
    padding: ${space(2)} ${space(3)};
    border-radius: ${radius.small};
    background: ${colour.sunken};
    text-align: left;
    direction: ltr;
  }
  & b {
    font-weight: ${weight.bold};
  }
  & del {
    color: ${colour.danger};
    text-decoration: none;
  }
  & ins {
    color: ${colour.credit};
    text-decoration: none;
  }
`;
const stateOf = (state: ActorState | null): string | null => {
  if (state === null) return null;
  const { value, status } = state.snapshot;
  return `${stateText(value)}${status === 'active' ? '' : ` (${status})`}`;
};

/** Where the workflow stood before and after. */
export const States = ({ before, after, track }: TapeStep) => {
  const [was, is] = [stateOf(before), stateOf(after)];
  const none = track.foldable ? details.notYet : details.notBuilt;
  return (
    <div className={states}>
      <div>
        <span>{details.before}</span>
        {was === null ? none : <Latin>{was}</Latin>}
      </div>
      <div data-changed={was !== is}>
        <span>{details.after}</span>
        {is === null ? none : <Latin>{is}</Latin>}
      </div>
    </div>
  );
};

/** What the step changed in the workflow's memory. */
export const Difference = ({ before, after }: TapeStep) => {
  const changes = changesBetween(before?.snapshot.context ?? {}, after?.snapshot.context ?? {});
  if (changes.length === 0) return <p className={quiet}>{details.noDifference}</p>;
  return (
    <ul className={changed}>
      {changes.map(({ place, was, is }) => (
        <li key={place} className={mono}>
          <b>{place}</b>
          {was === undefined ? null : <del>− {inline(was)}</del>}
          {is === undefined ? null : <ins>+ {inline(is)}</ins>}
        </li>
      ))}
    </ul>
  );
};
