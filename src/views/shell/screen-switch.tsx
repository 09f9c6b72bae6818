import { Route, Switch } from 'wouter';
import { routes } from '../../schema/routes.ts';
import type { Screens } from '../kit/page/screens.ts';
import { PendingScreen } from './pending-screen.tsx';

export interface ScreenSwitchProps {
  readonly screens: Screens;
}

/** The view of the current address, by the route table. A screen whose view is not there says that it is not built. */
export const ScreenSwitch = ({ screens }: ScreenSwitchProps) => (
  <Switch>
    {routes.map(({ path, screen }) => {
      const Screen = screens[screen];
      return (
        <Route key={path} path={path}>
          {Screen ? <Screen key={path} /> : <PendingScreen path={path} />}
        </Route>
      );
    })}
  </Switch>
);
