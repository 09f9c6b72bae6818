import { css } from '@linaria/core';
import { shownMatches } from '../../../machines/viewer/viewer.ts';
import type { StepKind } from '../../../schema/workflows/viewer.ts';
import { IconButton } from '../../kit/controls/icon-button.tsx';
import { controlStyle } from '../../kit/fields/field-frame.tsx';
import { AlertIcon } from '../../kit/icons/basics.tsx';
import type { Icon } from '../../kit/icons/icon.tsx';
import { PersonIcon } from '../../kit/icons/places.tsx';
import { colour, hairline, radius, space, TARGET, text, weight } from '../../kit/theme/tokens.ts';
import { useSendViewer, useViewer, useViewerTag } from '../desk.ts';
import { CallIcon, DownIcon, SeekIcon, UpIcon } from '../icons.tsx';
import { SMALL } from '../layout.ts';
import { pick } from '../pick.ts';
import { kinds, records } from '../texts.ts';

const tools = css`
  display: grid;
  gap: ${space(1.5)};
  padding: ${space(2)} ${space(3)};
  border-block-end: ${hairline};
  & > div {
    display: flex;
    align-items: center;
    gap: ${space(1.5)};
    min-inline-size: 0;
  }
  & label {
    flex: 1 1 0;
    min-inline-size: 0;
    min-block-size: ${TARGET};
    ${text.caption}
  }
  & select {
    flex: 0 1 140px;
    min-inline-size: 0;
    &[data-chosen='true'] {
      direction: ltr;
    }
  }
`;
const found = css`
  ${text.caption}
  color: ${colour.soft};
  & > span {
    flex: 1;
  }
`;
const chip = css`
  flex: 1 1 auto;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(1)};
  min-block-size: ${TARGET};
  min-inline-size: ${TARGET};
  padding-inline: ${space(2)};
  border: 1px solid ${colour.line};
  border-radius: ${radius.round};
  color: ${colour.soft};
  ${text.caption}
  white-space: nowrap;
  &[aria-pressed='true'] {
    border-color: ${colour.accent};
    background: ${colour.tint};
    color: ${colour.onTint};
    font-weight: ${weight.bold};
  }
  ${SMALL} {
    padding-inline: ${space(1)};
    & > svg {
      display: none;
    }
  }
`;

const Search = () => {
  const query = useViewer((context) => context.query);
  const send = useSendViewer();
  return (
    <label className={controlStyle}>
      <SeekIcon size={18} />
      <input
        type="search"
        autoComplete="off"
        spellCheck={false}
        aria-label={records.search}
        placeholder={records.searchShort}
        value={query}
        onChange={({ currentTarget }) => send({ type: 'query.typed', query: currentTarget.value })}
      />
    </label>
  );
};

const WorkflowPick = () => {
  const workflow = useViewer((context) => context.workflow);
  const workflows = useViewer(({ outline }) => outline.workflows);
  const send = useSendViewer();
  return (
    <select
      className={pick}
      autoComplete="off"
      aria-label={records.workflow}
      data-chosen={workflow !== null}
      value={workflow ?? ''}
      onChange={({ currentTarget }) => send({ type: 'workflow.chosen', workflow: currentTarget.value === '' ? null : currentTarget.value })}
    >
      <option value="">{records.all}</option>
      {workflows.map((name) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </select>
  );
};

const KINDS: readonly (readonly [StepKind, Icon])[] = [
  ['action', PersonIcon],
  ['call', CallIcon],
  ['fault', AlertIcon],
];

const Kinds = () => {
  const chosen = useViewer((context) => context.kinds);
  const send = useSendViewer();
  return (
    <div>
      {KINDS.map(([kind, Glyph]) => (
        <button key={kind} type="button" className={chip} aria-pressed={chosen.includes(kind)} onClick={() => send({ type: 'kind.toggled', kind })}>
          <Glyph size={18} />
          <span>{kinds[kind]}</span>
        </button>
      ))}
    </div>
  );
};

const Found = () => {
  const query = useViewer((context) => context.query);
  const place = useViewer((context) => shownMatches(context).indexOf(context.step));
  const count = useViewer((context) => shownMatches(context).length);
  const looking = useViewerTag('looking');
  const send = useSendViewer();
  if (query === '') return null;
  return (
    <div className={found}>
      <span role="status">{looking ? records.looking : count === 0 ? records.none : records.found(place, count)}</span>
      <IconButton icon={UpIcon} label={records.lastMatch} disabled={count === 0} onClick={() => send({ type: 'jump.asked', to: 'match', back: true })} />
      <IconButton icon={DownIcon} label={records.nextMatch} disabled={count === 0} onClick={() => send({ type: 'jump.asked', to: 'match', back: false })} />
    </div>
  );
};

/** Which of the records are shown, and what is sought among them. */
export const Tools = () => (
  <div className={tools} data-search="">
    <div>
      <Search />
      <WorkflowPick />
    </div>
    <Kinds />
    <Found />
  </div>
);
