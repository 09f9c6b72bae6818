import { css } from '@linaria/core';
import { lazy, Suspense } from 'react';
import type { Tape } from '../../../machines/viewer/tape.ts';
import type { Pane } from '../../../schema/workflows/viewer.ts';
import { SegmentedControl } from '../../kit/controls/segmented-control.tsx';
import { colour, space } from '../../kit/theme/tokens.ts';
import { useSendViewer, useViewer } from '../desk.ts';
import { DESK, NARROW } from '../layout.ts';
import { inspectorLabel, panes } from '../texts.ts';
import { Details } from './details.tsx';

/** What places the boxes of a chart is larger than the rest of the viewer. */
const ChartView = lazy(() => import('../chart/chart-view.tsx'));

const frame = css`
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  background: ${colour.surface};
  grid-area: pane;
  ${DESK} {
    grid-area: details;
  }
`;
const choice = css`
  padding: ${space(2)} ${space(4)} 0;
  ${NARROW} {
    display: none;
  }
`;

const CHOICES: readonly Pane[] = ['details', 'chart'];

/** The step that is shown, from near or in the chart of its workflow. */
export const Inspector = ({ tape }: { readonly tape: Tape }) => {
  const pane = useViewer((context) => (context.pane === 'chart' ? 'chart' : 'details'));
  const send = useSendViewer();
  return (
    <div className={frame} data-part="details">
      <div className={choice}>
        <SegmentedControl
          label={inspectorLabel}
          choices={CHOICES.map((value) => ({ value, label: panes[value] }))}
          value={pane}
          onChange={(value) => send({ type: 'pane.chosen', pane: value })}
        />
      </div>
      {pane === 'chart' ? (
        <Suspense fallback={null}>
          <ChartView tape={tape} />
        </Suspense>
      ) : (
        <Details tape={tape} />
      )}
    </div>
  );
};
