import { css } from '@linaria/core';
import { useMemo } from 'react';
import { isShown } from '../../../machines/viewer/moves.ts';
import type { Tape } from '../../../machines/viewer/tape.ts';
import { BoxedList } from '../../kit/list/boxed-list.tsx';
import { colour, hairline, space, text } from '../../kit/theme/tokens.ts';
import { useSendViewer, useViewer } from '../desk.ts';
import { DESK } from '../layout.ts';
import { records } from '../texts.ts';
import { RecordRow, ROW } from './record-row.tsx';
import { Tools } from './tools.tsx';

const frame = css`
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  background: ${colour.surface};
  grid-area: pane;
  ${DESK} {
    grid-area: records;
    border-inline: ${hairline};
  }
`;
const rows = css`
  flex: 1;
  min-block-size: 0;
`;
const none = css`
  padding: ${space(3)} ${space(4)};
  ${text.caption}
  color: ${colour.soft};
`;

/** The records that were asked for, in order, and the one that is shown among them, in sight. */
export const Records = ({ tape }: { readonly tape: Tape }) => {
  const outline = useViewer((context) => context.outline);
  const workflow = useViewer((context) => context.workflow);
  const kinds = useViewer((context) => context.kinds);
  const matches = useViewer((context) => context.matches);
  const step = useViewer((context) => context.step);
  const send = useSendViewer();
  const asked = useMemo(() => {
    const all = [...outline.times.keys()].filter((index) => isShown({ outline, workflow, kinds }, index));
    return { all, set: new Set(all) };
  }, [outline, workflow, kinds]);
  const shown = useMemo(() => (asked.set.has(step) ? asked.all : [...asked.all, step].sort((one, other) => one - other)), [asked, step]);
  const marks = useMemo(
    () => ({ errors: new Set(outline.errors), divergences: new Set(outline.divergences), matches: new Set(matches ?? []) }),
    [outline, matches],
  );
  return (
    <section className={frame} data-part="records" aria-label={records.title}>
      <Tools />
      {asked.all.length === 0 ? <p className={none}>{records.nothing}</p> : null}
      <div className={rows}>
        <BoxedList label={records.title} items={shown} current={shown.indexOf(step)} height={ROW} keyOf={(index) => index}>
          {(index) => {
            const one = tape.steps[index];
            return one ? (
              <RecordRow
                index={index}
                step={one}
                time={outline.times[index] ?? 0}
                current={index === step}
                shown={asked.set.has(index)}
                error={marks.errors.has(index)}
                divergence={marks.divergences.has(index)}
                match={marks.matches.has(index)}
                onChoose={() => send({ type: 'step.chosen', step: index })}
              />
            ) : null;
          }}
        </BoxedList>
      </div>
    </section>
  );
};
