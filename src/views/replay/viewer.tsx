import { css } from '@linaria/core';
import type { Pane } from '../../schema/support/viewer-workflow.ts';
import { type ActorSource, ActorsProvider } from '../kit/actors.tsx';
import { SegmentedControl } from '../kit/controls/segmented-control.tsx';
import { globals } from '../kit/theme/globals.ts';
import { colour, hairline, radius, space, text, weight } from '../kit/theme/tokens.ts';
import { type Desk, DeskProvider, useDesk, useSendViewer, useTakeFile, useViewer, useViewerTag } from './desk.ts';
import { Details } from './details.tsx';
import { Head, Reservations } from './head.tsx';
import { HelpSheet } from './help-sheet.tsx';
import { Lanes } from './lanes.tsx';
import { Opening } from './opening.tsx';
import { Phone } from './phone.tsx';
import { Records } from './records.tsx';
import { paneLabel, panes, welcome } from './texts.ts';
import { Transport } from './transport.tsx';

/** From here on the screen, the records and the details stand side by side. */
const DESK = '@media (min-width: 1000px)';

const page = css`
  position: relative;
  display: flex;
  flex-direction: column;
  block-size: 100dvh;
  min-inline-size: 0;
  &[data-over='true']::after {
    content: '${welcome.drop}';
    position: fixed;
    inset: ${space(3)};
    z-index: 60;
    display: grid;
    place-items: center;
    border: 3px dashed ${colour.accent};
    border-radius: ${radius.sheet};
    background: ${colour.scrim};
    color: ${colour.onDeep};
    ${text.title}
    font-weight: ${weight.bold};
    pointer-events: none;
  }
`;
const columns = css`
  flex: 1;
  min-block-size: 0;
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  & > * {
    min-inline-size: 0;
  }
  ${DESK} {
    grid-template-columns: minmax(280px, 360px) minmax(360px, 1fr) minmax(320px, 460px);
    & > :last-child {
      border-inline-start: ${hairline};
    }
    & > :first-child {
      border-inline-end: ${hairline};
    }
  }
  @media (max-width: 999.98px) {
    &[data-pane='screen'] > :not(:nth-child(2)),
    &[data-pane='records'] > :not(:first-child),
    &[data-pane='details'] > :not(:last-child) {
      display: none;
    }
  }
`;
const narrow = css`
  padding: ${space(2)} ${space(4)};
  ${DESK} {
    display: none;
  }
`;
const wide = css`
  display: none;
  padding: ${space(1)} ${space(4)} 0;
  border-block-start: ${hairline};
  background: ${colour.surface};
  ${DESK} {
    display: block;
  }
`;

const PANES: readonly Pane[] = ['screen', 'records', 'details'];

const Open = () => {
  const tape = useDesk().tape();
  const pane = useViewer((context) => context.pane);
  const send = useSendViewer();
  if (tape === null) return null;
  return (
    <>
      <Head />
      <Reservations />
      <div className={narrow}>
        <SegmentedControl
          label={paneLabel}
          choices={PANES.map((value) => ({ value, label: panes[value] }))}
          value={pane}
          onChange={(value) => send({ type: 'pane.chosen', pane: value })}
        />
      </div>
      <main className={columns} data-pane={pane}>
        <Records tape={tape} />
        <Phone />
        <Details tape={tape} />
      </main>
      <div className={wide}>
        <Lanes />
      </div>
      <Transport />
    </>
  );
};

const Page = () => {
  const open = useViewerTag('open');
  const take = useTakeFile();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a file can be dropped anywhere; the keyboard has the button
    <div
      className={`${globals} ${page}`}
      onDragOver={(event) => {
        event.preventDefault();
        event.currentTarget.dataset.over = 'true';
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) delete currentTarget.dataset.over;
      }}
      onDrop={(event) => {
        event.preventDefault();
        delete event.currentTarget.dataset.over;
        take(event.dataTransfer.files[0]);
      }}
    >
      {open ? <Open /> : <Opening />}
      <HelpSheet />
    </div>
  );
};

/** The viewer of reports. */
export const Viewer = ({ source, desk }: { readonly source: ActorSource; readonly desk: Desk }) => (
  <ActorsProvider source={source}>
    <DeskProvider value={desk}>
      <Page />
    </DeskProvider>
  </ActorsProvider>
);
