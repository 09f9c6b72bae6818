import { createRoot } from 'react-dom/client';
import { screens as shellScreens } from '../../src/composition/areas/joined/home-page.ts';
import { askForLetters } from '../../src/effects/kit/letters.ts';
import { volatileVault } from '../../src/schema/kit/vault.ts';
import { screens as sessionScreens } from '../../src/views/session/screens.ts';
import { AppView } from '../../src/views/shell/app-view.tsx';
import { screens as settingsScreens } from '../../src/views/shell/settings/screens.ts';
import { screens as signedIn, words } from '../../src/views/shell/signed-in.ts';
import { type Script, stage } from './stage-source.ts';

/** What the address asks for: `?script={json}&events=[[actor, event], …]`. */
const asked = new URLSearchParams(window.location.search);
const script = JSON.parse(asked.get('script') ?? '{"signedIn":false,"path":"/login"}') as Script;
const events = JSON.parse(asked.get('events') ?? '[]') as readonly (readonly [string, never])[];
const theme = asked.get('theme');

const { source, app } = stage(script);
if (theme === 'dark' || theme === 'light') app.send({ type: 'theme.chosen', theme });
const container = document.getElementById('app');
if (container) {
  // It is written in the program's own letters, and so from its beginning (D-199).
  await askForLetters();
  createRoot(container).render(
    <AppView source={source} screens={{ ...sessionScreens, ...shellScreens, ...settingsScreens, ...signedIn }} vault={volatileVault()} areas={[words]} />,
  );
}

for (const [id, event] of events) {
  source.get(id)?.send(event);
  await new Promise((resolve) => setTimeout(resolve, 0));
}
document.documentElement.dataset.ready = 'true';
