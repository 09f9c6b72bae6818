import { css } from '@linaria/core';
import type { Pane } from '../../schema/workflows/viewer.ts';
import { type ActorSource, ActorsProvider } from '../kit/actors.tsx';
import { SegmentedControl } from '../kit/controls/segmented-control.tsx';
import { globals } from '../kit/theme/globals.ts';
import { colour, radius, space, text, weight } from '../kit/theme/tokens.ts';
import { Deck } from './deck/deck.tsx';
import { type Desk, DeskProvider, useDesk, useSendViewer, useTakeFile, useViewer, useViewerTag } from './desk.ts';
import { Head } from './head/head.tsx';
import { HelpSheet } from './head/help-sheet.tsx';
import { Notes } from './head/notes.tsx';
import { DESK, NARROW } from './layout.ts';
import { Opening } from './opening.tsx';
import { Records } from './records/records.tsx';
import { Phone } from './screen/phone.tsx';
import { Inspector } from './step/inspector.tsx';
import { paneLabel, panes, welcome } from './texts.ts';

const page = css`
  position: relative;
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;
  min-inline-size: 0;
  ${DESK} {
    block-size: 100dvh;
  }
  /* What scrolls by itself ends above the controls; the recorded screen is as high as it is. */
  ${NARROW} {
    &:has(> [data-pane='records'], > [data-pane='details'], > [data-pane='chart']) {
      block-size: max(100dvh, 600px);
    }
  }
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
const work = css`
  flex: 1;
  min-block-size: 0;
  display: grid;
  grid-template:
    'note' auto
    'tabs' auto
    'pane' minmax(540px, 1fr)
    'deck' auto / minmax(0, 1fr);
  & > * {
    min-inline-size: 0;
  }
  ${DESK} {
    grid-template:
      'phone note note' auto
      'phone records details' minmax(0, 1fr)
      'phone deck deck' auto / minmax(340px, 410px) minmax(300px, 390px) minmax(0, 1fr);
  }
  ${NARROW} {
    &:not([data-pane='screen']) {
      grid-template-rows: auto auto minmax(0, 1fr) auto;
    }
    &:not([data-pane='screen']) > [data-part='screen'],
    &:not([data-pane='records']) > [data-part='records'],
    &:not([data-pane='details'], [data-pane='chart']) > [data-part='details'] {
      display: none;
    }
  }
`;
const tabs = css`
  grid-area: tabs;
  padding: ${space(2)} ${space(4)};
  ${DESK} {
    display: none;
  }
`;

const PANES: readonly Pane[] = ['screen', 'records', 'details', 'chart'];

const Open = () => {
  const tape = useDesk().tape();
  const pane = useViewer((context) => context.pane);
  const send = useSendViewer();
  if (tape === null) return null;
  return (
    <>
      <Head />
      <main className={work} data-pane={pane}>
        <Notes />
        <div className={tabs}>
          <SegmentedControl
            label={paneLabel}
            choices={PANES.map((value) => ({ value, label: panes[value] }))}
            value={pane}
            onChange={(value) => send({ type: 'pane.chosen', pane: value })}
          />
        </div>
        <Phone />
        <Records tape={tape} />
        <Inspector tape={tape} />
        <Deck />
      </main>
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
