import { useRef } from 'react';
import { routing } from '../../machines/app/product.ts';
import { HOME } from '../../schema/app/route.ts';
import { shallow, useApp, useSource } from '../kit/actors.tsx';
import { CrashBoundary } from '../kit/feedback/crash-boundary.tsx';
import { useAtDesk } from '../kit/page/desk/at-desk.ts';
import { useScreens } from '../kit/page/screens.ts';

/** The name of the list's screen at a path, or of the screen itself where that belongs to none. */
const listAt = (path: string): string => routing.match(routing.match(path)?.route.beside ?? path)?.route.screen ?? '';

/**
 * The view of the place where the user is, one for all addresses of a record. At the desk a list and its records are one view, which has the name of the list's with `Desk` behind it.
 */
export const ScreenSwitch = () => {
  const screens = useScreens();
  const { ended } = useSource();
  const place = useApp(
    ({ route, open }) => ({ screen: route?.screen ?? '', about: route?.workflow ?? route?.path, over: route?.workflow != null && !(route.workflow in open) }),
    shallow,
  );
  const list = useApp(({ route }) => listAt(route?.path ?? HOME));
  const Desk = (useAtDesk() && screens[`${list}Desk`]) || null;
  const shown = useRef<string>(undefined);
  // A screen outlives its workflow until the next arrival, but none begins without: so it is after a restart in between.
  if (place.over && shown.current !== place.about && !(place.about && ended?.(place.about))) return null;
  shown.current = place.about;
  const Screen = screens[place.screen];
  const screen = <CrashBoundary>{Screen ? <Screen key={place.about} /> : null}</CrashBoundary>;
  // Beside its list a record comes and goes while the list stays.
  return Desk ? <Desk key={list}>{list === place.screen ? null : screen}</Desk> : screen;
};
