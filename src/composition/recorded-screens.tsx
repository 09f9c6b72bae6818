import { createRoot } from 'react-dom/client';
import { volatileVault } from '../schema/kit/vault.ts';
import type { ActorSource } from '../views/kit/actors.tsx';
import { AppView, type AreaWords, type Screens } from '../views/shell/app-view.tsx';
import { ScreenBoundary } from '../views/viewer/screen/screen-boundary.tsx';
import { rooms } from './manifest.ts';

/** Shows the product's screens of a recording in this page, which is a frame in another one. */
export const showRecorded = async (source: ActorSource): Promise<void> => {
  const views = await Promise.all(rooms.map((room) => room.screens()));
  const screens: Screens = Object.assign({}, ...views.map((view) => view.screens));
  const areas: readonly AreaWords[] = views.flatMap((view) => view.words ?? []);
  // What a recorded sheet does to the history of this frame would be felt in the tab.
  const nothing = () => {};
  Object.assign(history, { pushState: nothing, replaceState: nothing, back: nothing });
  // Neither the screens nor their sheets may take the focus from the keys that step through them.
  document.body.inert = true;
  const { showModal } = HTMLDialogElement.prototype;
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.inert = true;
    showModal.call(this);
  };
  const container = document.body.appendChild(document.createElement('div'));
  createRoot(container).render(
    <ScreenBoundary subscribe={source.subscribe}>
      <AppView source={source} screens={screens} vault={volatileVault()} areas={areas} />
    </ScreenBoundary>,
  );
};
