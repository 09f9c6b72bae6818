import { useRef } from 'react';
import { shallow, useApp, useSource } from '../kit/actors.tsx';
import { CrashBoundary } from '../kit/feedback/crash-boundary.tsx';
import { useScreens } from '../kit/page/screens.ts';

/** The view of the place where the user is, one for all addresses of a record; the page in the making for a place that has none. */
export const ScreenSwitch = () => {
  const screens = useScreens();
  const { ended } = useSource();
  const place = useApp(
    ({ route, open }) => ({ screen: route?.screen ?? '', about: route?.workflow ?? route?.path, over: route?.workflow != null && !(route.workflow in open) }),
    shallow,
  );
  const shown = useRef<string>(undefined);
  // A screen outlives its workflow until the next arrival, but none begins without: so it is after a restart in between.
  if (place.over && shown.current !== place.about && !(place.about && ended?.(place.about))) return null;
  shown.current = place.about;
  const Screen = screens[place.screen] ?? screens.pending;
  return <CrashBoundary>{Screen ? <Screen key={place.about} /> : null}</CrashBoundary>;
};
