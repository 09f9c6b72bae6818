import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { createActor } from 'xstate';
import { appMachine } from '../../machines/app/product.ts';
import { sessionMachine } from '../../machines/session/session.ts';
import { LOGIN } from '../../schema/app/route.ts';
import { volatileVault } from '../../schema/kit/vault.ts';
import { screens as front } from '../../views/session/screens.ts';
import { AppView, type Screens } from '../../views/shell/app-view.tsx';
import { PlacesBar } from '../../views/shell/around/places-bar.tsx';
import { Unopened } from '../../views/shell/unopened.tsx';

/** The places that are one tap away, of which nobody knows yet where the person is. */
const inside: Screens[string] = ({ children }) => (
  <Router ssrPath="/">
    {children}
    <PlacesBar path="" open={false} onPlus={() => {}} />
  </Router>
);

const paint = (hasToken: boolean, screens: Screens): string => {
  const app = createActor(appMachine.provide({ actors: { session: sessionMachine } }), {
    id: 'app',
    input: { hasToken, path: LOGIN, at: 0, theme: null },
  });
  app.start();
  if (!hasToken) app.send({ type: 'route.arrived', path: LOGIN, query: {}, passed: null, at: 0 });
  const source = { subscribe: () => () => {}, get: (id: string) => (id === 'app' ? app : app.getSnapshot().children[id as 'session']), send: () => {} };
  const markup = renderToString(<AppView source={source} screens={screens} vault={volatileVault()} />);
  app.stop();
  return markup;
};

/**
 * What is painted before the program is there, made when it is built: the login for somebody who is not signed in, for who is
 * what stands around every screen, and what says to either that the program does not come.
 */
export const firstPaint = (): Readonly<Record<'stranger' | 'known' | 'unopened', string>> => ({
  stranger: paint(false, front),
  known: paint(true, { inside }),
  unopened: renderToString(<Unopened />),
});
