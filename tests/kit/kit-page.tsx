import { css } from '@linaria/core';
import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { askForLetters } from '../../src/effects/kit/letters.ts';
import { volatileVault } from '../../src/schema/kit/vault.ts';
import { ActorsProvider } from '../../src/views/kit/actors.tsx';
import { VaultProvider } from '../../src/views/kit/fields/secret/vault.tsx';
import { globals } from '../../src/views/kit/theme/globals.ts';
import { colour, space } from '../../src/views/kit/theme/tokens.ts';
import { Charts } from './charts-part.tsx';
import { Choices } from './choices-part.tsx';
import { Controls } from './controls-part.tsx';
import { Fields } from './fields-part.tsx';
import { Icons } from './icons-part.tsx';
import { Lists } from './lists-part.tsx';
import { Navigation } from './navigation-part.tsx';
import { Pages } from './pages-part.tsx';
import { stage } from './stage-source.ts';
import { States } from './states-part.tsx';
import { Teeth } from './tooth-part.tsx';
import { TypedFields } from './typed-part.tsx';

const themes = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 390px), 1fr));
  & > h1 {
    grid-column: 1 / -1;
    padding: ${space(4)};
  }
  & > section {
    display: flex;
    flex-direction: column;
    gap: ${space(6)};
    padding: ${space(4)};
    background: ${colour.page};
    color: ${colour.ink};
    min-inline-size: 0;
  }
`;

const parts = {
  controls: Controls,
  navigation: Navigation,
  fields: Fields,
  choices: Choices,
  typed: TypedFields,
  states: States,
  lists: Lists,
  charts: Charts,
  teeth: Teeth,
  pages: Pages,
  icons: Icons,
} as const;

/** Every component of the kit in every state, in both themes: `?part=fields` shows one part, `&theme=dark` one theme. */
const KitPage = () => {
  const asked = new URLSearchParams(window.location.search);
  const shown = Object.entries(parts).filter(([name]) => (asked.get('part') ?? name) === name);
  return (
    <main className={`${globals} ${themes}`}>
      <h1>کیت</h1>
      {(['light', 'dark'] as const)
        .filter((theme) => (asked.get('theme') ?? theme) === theme)
        .map((theme) => (
          <section key={theme} data-theme={theme}>
            {shown.map(([name, Part]) => (
              <Part key={name} />
            ))}
          </section>
        ))}
    </main>
  );
};

const { source } = stage({ signedIn: true, path: '/' });
const { hook } = memoryLocation({ path: '/' });
const container = document.getElementById('app');
if (container) {
  // It is written in the program's own letters, and so from its beginning (D-199): letters that come later move what was brought in sight.
  await askForLetters();
  createRoot(container).render(
    <ActorsProvider source={source}>
      <VaultProvider vault={volatileVault()}>
        <Router hook={hook}>
          <KitPage />
        </Router>
      </VaultProvider>
    </ActorsProvider>,
  );
}
