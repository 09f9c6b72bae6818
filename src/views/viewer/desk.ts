import { createContext, useContext } from 'react';
import type { Tape, TapeStep } from '../../machines/viewer/tape.ts';
import type { ViewerContext, ViewerEvent, ViewerSnapshot } from '../../machines/viewer/viewer.ts';
import { useSelected, useSend } from '../kit/actors.tsx';
import type { Said } from './words/narrate.ts';

/** What lies on the desk and is no state of the viewer: the file, what was read from it, and the frame it is shown in. */
export interface Desk {
  readonly put: (file: File) => void;
  readonly tape: () => Tape | null;
  /** Lets the recorded screens into an empty frame. */
  readonly furnish: (frame: HTMLIFrameElement) => void;
  /** Scrolls the recorded screen by pixels. */
  readonly scroll: (by: number) => void;
  /** A step as a sentence; null where nobody would tell it. */
  readonly narrate: (step: TapeStep) => Said | null;
  /** What a place in a workflow's memory is called; null where it has no name. */
  readonly placeName: (workflow: string, place: string) => string | null;
}

const Place = createContext<Desk | null>(null);
export const DeskProvider = Place.Provider;

export const useDesk = (): Desk => {
  const desk = useContext(Place);
  if (desk === null) throw new Error('No desk: this view stands outside the viewer.');
  return desk;
};

export const VIEWER = 'viewer';

export const useViewer = <T>(selector: (context: ViewerContext) => T): T => useSelected(VIEWER, ({ context }: ViewerSnapshot) => selector(context));
export const useViewerTag = (tag: Parameters<ViewerSnapshot['hasTag']>[0]): boolean => useSelected(VIEWER, (snapshot: ViewerSnapshot) => snapshot.hasTag(tag));
export const useSendViewer = () => useSend<ViewerEvent>(VIEWER);

/** Takes a file that a person gave. */
export const useTakeFile = (): ((file: File | null | undefined) => void) => {
  const desk = useDesk();
  const send = useSendViewer();
  return (file) => {
    if (!file) return;
    desk.put(file);
    send({ type: 'file.chosen', name: file.name });
  };
};
