import { shallow, useApp } from '../kit/actors.tsx';
import { CrashBoundary } from '../kit/feedback/crash-boundary.tsx';
import { useScreens } from '../kit/page/screens.ts';

/** The view of the place where the user is, one for all addresses of a record; the page in the making for a place that has none. */
export const ScreenSwitch = () => {
  const screens = useScreens();
  const place = useApp(({ route }) => ({ screen: route?.screen ?? '', about: route?.workflow ?? route?.path }), shallow);
  const Screen = screens[place.screen] ?? screens.pending;
  return <CrashBoundary>{Screen ? <Screen key={place.about} /> : null}</CrashBoundary>;
};
