import { createRoot } from 'react-dom/client';
import { type AnyStateMachine, createActor } from 'xstate';
import { bind } from '../effects/kit/bind.ts';
import { bundleIfAny } from '../effects/log/session/earlier.ts';
import { watchKeys } from '../effects/viewer/keys.ts';
import { createShelf } from '../effects/viewer/shelf.ts';
import { addressOf, createStepAddress } from '../effects/viewer/step-address.ts';
import { installActors } from '../machines/app/install.ts';
import { appMachine } from '../machines/app/product.ts';
import type { Registered } from '../machines/kit/registered.ts';
import { sessionMachine } from '../machines/session/session.ts';
import { viewerMachine } from '../machines/viewer/viewer.ts';
import { viewerWorkflow } from '../schema/workflows/viewer.ts';
import { liveSource } from '../views/kit/actor-source.ts';
import { type Desk, VIEWER } from '../views/viewer/desk.ts';
import { type Recording, recordingOf } from '../views/viewer/screen/recording.ts';
import { Viewer } from '../views/viewer/viewer.tsx';
import { narrator } from '../views/viewer/words/narrate.ts';
import { placeNamer } from '../views/viewer/words/place-name.ts';
import { rooms } from './manifest.ts';
import { narrations } from './narrations.ts';

declare const __BUNDLE__: string;

/** The product's machines, all of them, with nothing bound: they are folded, never run. */
const program = async (): Promise<AnyStateMachine> => {
  const all = await Promise.all(rooms.map((room) => room.workflows?.()));
  const workflows: readonly Registered[] = all.flatMap((one) => one?.workflows ?? []);
  const root = appMachine.provide({ actors: { session: sessionMachine } }) as AnyStateMachine;
  installActors(root, Object.fromEntries(workflows.map(({ description, machine }) => [description.name, machine])));
  return root;
};

/** What the development server's modules expect of every page; this one is not reloaded by itself. */
const hotReload = { __vite_plugin_react_preamble_installed__: true, $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type };

/** Loads a page of the recorded screens into an empty frame: the same entry, which finds the recording there. */
const furnish = (frame: HTMLIFrameElement, entry: string, recording: Recording): void => {
  const { contentDocument: page, contentWindow: window } = frame;
  if (page === null || window === null || page.documentElement.lang !== '') return;
  page.documentElement.lang = 'fa';
  page.documentElement.dir = 'rtl';
  for (const sheet of document.querySelectorAll('head > link[rel="stylesheet"], head > style')) page.head.append(page.importNode(sheet, true));
  Object.assign(window, { recorded: recording.source });
  if (import.meta.env.DEV) Object.assign(window, hotReload);
  const script = page.createElement('script');
  script.type = 'module';
  script.src = entry;
  page.head.append(script);
};

/** Starts the viewer; `entry` is the address of the page's own module. */
export const startViewer = async (container: HTMLElement, entry: string): Promise<void> => {
  const narrate = narrator(narrations);
  const shelf = createShelf({
    root: await program(),
    bundle: __BUNDLE__,
    // biome-ignore lint/suspicious/noConsole: kept no more, or a fault of that release; that today's machines read the report is shown
    earlier: (hash) => bundleIfAny(hash, (fault) => console.error('What the report was written by cannot be loaded.', fault)),
    tell: (progress) => viewer.send(progress),
    copy: (text) => navigator.clipboard.writeText(text),
    sentence: (step) => narrate(step)?.text ?? null,
    addressOf,
  });
  const address = createStepAddress((step) => viewer.send({ type: 'step.chosen', step }));
  const viewer = createActor(bind(viewerWorkflow, viewerMachine, shelf.run), { id: VIEWER, input: { wanted: address.initial } });

  let recording: Recording | null = null;
  let frame: HTMLIFrameElement | null = null;
  const screen = () => frame?.contentWindow ?? null;
  viewer.subscribe((snapshot) => {
    const tape = snapshot.hasTag('open') ? shelf.tape() : null;
    if (tape === null) {
      recording = null;
      return;
    }
    recording ??= recordingOf(tape);
    recording.show(snapshot.context.step);
    address.show(snapshot.context.step, snapshot.hasTag('playing'));
  });
  viewer.start();

  const desk: Desk = {
    put: shelf.put,
    tape: shelf.tape,
    furnish: (next) => {
      frame = next;
      if (recording) furnish(next, entry, recording);
    },
    scroll: (by) => screen()?.scrollBy(0, by),
    narrate,
    placeName: placeNamer(narrations),
  };
  watchKeys({
    send: viewer.send,
    isOpen: () => viewer.getSnapshot().hasTag('open'),
    chooseFile: () => document.querySelector<HTMLElement>('[data-open-file]')?.click(),
    focusSearch: () => {
      const search = document.querySelector<HTMLElement>('[data-search] input');
      // What is typed next belongs there, so the focus must not wait; on a narrow page the search must first be shown.
      search?.focus();
      viewer.send({ type: 'pane.chosen', pane: 'records' });
      queueMicrotask(() => search?.focus());
    },
    scrollScreen: (pages) => {
      const window = screen();
      window?.scrollBy(0, pages * window.innerHeight);
    },
  });
  const source = { ...liveSource(viewer), get: (id: string) => (id === VIEWER ? viewer : undefined) };
  createRoot(container).render(<Viewer source={source} desk={desk} />);
};
