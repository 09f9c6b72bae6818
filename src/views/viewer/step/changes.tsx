import { css } from '@linaria/core';
import type { ActorState } from '../../../machines/fold/actor-state.ts';
import { type Change, changesBetween } from '../../../machines/viewer/difference.ts';
import type { TapeStep } from '../../../machines/viewer/tape.ts';
import { colour, hairline, radius, space, text, weight } from '../../kit/theme/tokens.ts';
import { useDesk } from '../desk.ts';
import { details } from '../texts.ts';
import { Latin, quiet } from './parts.tsx';
import { Shown } from './shown.tsx';
import { stateText } from './values.tsx';

/** As many as one takes in at a glance. */
const FIRST = 6;

const list = css`
  border-radius: ${radius.small};
  background: ${colour.sunken};
  & > li {
    display: grid;
    grid-template-columns: minmax(88px, 2fr) minmax(0, 5fr);
    gap: ${space(3)};
    padding: ${space(1.5)} ${space(3)};
    ${text.caption}
  }
  & > li + li {
    border-block-start: ${hairline};
  }
  & > li > span:first-child {
    font-weight: ${weight.medium};
  }
  & > li > span:last-child {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${space(2)};
    min-inline-size: 0;
  }
  & del {
    color: ${colour.soft};
    text-decoration: none;
  }
  & ins {
    color: ${colour.credit};
    text-decoration: none;
    font-weight: ${weight.medium};
  }
  & i {
    color: ${colour.faint};
    font-style: normal;
  }
  & > li[data-state='true'] ins {
    color: ${colour.accent};
  }
`;
const rest = css`
  & summary {
    display: flex;
    align-items: center;
    min-block-size: 44px;
    color: ${colour.accent};
    ${text.caption}
    font-weight: ${weight.medium};
    cursor: pointer;
  }
`;

const stateOf = (state: ActorState | null): string | null => {
  if (state === null) return null;
  const { value, status } = state.snapshot;
  return `${stateText(value) || details.oneState}${status === 'active' ? '' : ` (${status})`}`;
};

/** Where the workflow stood before and after. */
const StateChange = ({ before, after, track }: TapeStep) => {
  const [was, is] = [stateOf(before), stateOf(after)];
  const none = track.foldable ? details.notYet : details.notBuilt;
  return (
    <li data-state={was !== is}>
      <span>{details.state}</span>
      <span>
        {was === is ? null : (
          <>
            <del>{was ? <Latin>{was}</Latin> : none}</del>
            <i aria-hidden="true">←</i>
          </>
        )}
        {was === is ? (
          <i>
            {is ? <Latin>{is}</Latin> : none} {is === null ? null : details.same}
          </i>
        ) : (
          <ins>{is ? <Latin>{is}</Latin> : none}</ins>
        )}
      </span>
    </li>
  );
};

const Changed = ({ change: { place, was, is }, workflow }: { readonly change: Change; readonly workflow: string }) => {
  const name = useDesk().placeName(workflow, place);
  return (
    <li>
      <span title={place}>{name ?? <Latin>{place}</Latin>}</span>
      <span>
        <del>
          <Shown value={was} />
        </del>
        <i aria-hidden="true">←</i>
        <ins>
          <Shown value={is} />
        </ins>
      </span>
    </li>
  );
};

/** What differs from before the step: where the workflow stands and what it knows. */
export const Changes = ({ step }: { readonly step: TapeStep }) => {
  const { before, after, workflow } = step;
  const changes = changesBetween(before?.snapshot.context ?? {}, after?.snapshot.context ?? {});
  const row = (change: Change) => <Changed key={change.place} change={change} workflow={workflow} />;
  return (
    <>
      <ul className={list}>
        <StateChange {...step} />
        {changes.slice(0, FIRST).map(row)}
      </ul>
      {changes.length === 0 && after !== null ? <p className={quiet}>{details.noDifference}</p> : null}
      {changes.length > FIRST ? (
        <details className={rest}>
          <summary>{details.more(changes.length - FIRST)}</summary>
          <ul className={list}>{changes.slice(FIRST).map(row)}</ul>
        </details>
      ) : null}
    </>
  );
};
