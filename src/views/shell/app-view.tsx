import type { Vault } from '../../schema/kit/vault.ts';
import { type ActorSource, ActorsProvider } from '../kit/actors.tsx';
import type { AreaWords } from '../kit/feedback/area-words.ts';
import { VaultProvider } from '../kit/fields/secret/vault.tsx';
import { AreasProvider, type Screens, ScreensProvider } from '../kit/page/screens.ts';
import { Frame } from './frame.tsx';

export type { AreaWords } from '../kit/feedback/area-words.ts';
export type { Screens } from '../kit/page/screens.ts';

export interface AppViewProps {
  /** The running program, or a recording of it. */
  readonly source: ActorSource;
  /** The views that are there, by name of their screen; may grow while the program runs. */
  readonly screens: Screens;
  readonly vault: Vault;
  /** What the areas that are there say; may grow as well. */
  readonly areas?: readonly AreaWords[];
}

/** The whole of what is seen. */
export const AppView = ({ source, screens, vault, areas = [] }: AppViewProps) => (
  <ActorsProvider source={source}>
    <VaultProvider vault={vault}>
      <ScreensProvider value={screens}>
        <AreasProvider value={areas}>
          <Frame />
        </AreasProvider>
      </ScreensProvider>
    </VaultProvider>
  </ActorsProvider>
);
