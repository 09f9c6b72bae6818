import { Route, Switch } from 'wouter';
import { routing } from '../../machines/app/product.ts';
import { CrashBoundary } from '../kit/feedback/crash-boundary.tsx';
import { useScreens } from '../kit/page/screens.ts';

/** The view of the current address, by the route table; the page in the making for one that has none. */
export const ScreenSwitch = () => {
  const screens = useScreens();
  return (
    <CrashBoundary>
      <Switch>
        {routing.routes.map(({ path, screen }) => {
          const Screen = screens[screen] ?? screens.pending;
          return (
            <Route key={path} path={path}>
              {Screen ? <Screen /> : null}
            </Route>
          );
        })}
      </Switch>
    </CrashBoundary>
  );
};
