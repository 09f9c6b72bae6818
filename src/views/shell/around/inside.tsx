import type { ReactNode } from 'react';
import { Router } from 'wouter';
import { HOME } from '../../../schema/app/route.ts';
import { useApp } from '../../kit/actors.tsx';
import { CrashBoundary } from '../../kit/feedback/crash-boundary.tsx';
import { usePartAtTouch } from '../../kit/list/later.ts';
import { partAtDesk, useAtDesk, useRail } from '../../kit/page/desk/at-desk.ts';
import { useScreens } from '../../kit/page/screens.ts';
import { useAppLocation } from '../app-location.ts';
import { loadFocus, loadQuick, loadRemoval } from './asked.ts';
import { Header } from './header.tsx';
import { Messages } from './messages.tsx';
import { NavBar } from './nav-bar.tsx';
import { ReleaseStrip } from './release-strip.tsx';
import { SheetHost } from './sheet-host.tsx';

// On its way before the first screen is drawn: who sees a search presses `/`.
const useDeskKeys = partAtDesk(() => import('../../kit/page/desk/desk-keys.tsx'));

/** What a signed-in user has around every screen: the greeting, the bar, and the questions that may come up anywhere. */
export const Inside = ({ children }: { readonly children?: ReactNode }) => {
  const path = useApp(({ route }) => route?.path ?? HOME);
  const Keys = useDeskKeys(useAtDesk());
  const rail = useRail();
  const adding = useApp((context) => context.quickActions);
  const open = useApp((context) => context.open);
  // These come with their workflows.
  const { locked: Locked, support: Support, rescue: Rescue } = useScreens();
  const Quick = usePartAtTouch(loadQuick, adding);
  const Removal = usePartAtTouch(loadRemoval, 'removal' in open);
  usePartAtTouch(loadFocus, false);
  // In the order in which it is seen: the rail comes first, the bar last.
  const bar = <NavBar path={path} rail={rail} />;
  return (
    <Router hook={useAppLocation}>
      <CrashBoundary>
        {rail ? bar : null}
        <Header everywhere={path === HOME} />
        {children}
        {Keys ? <Keys.DeskKeys to="/patients" /> : null}
        {rail ? null : bar}
        {Quick ? <Quick.QuickActions /> : null}
        <CrashBoundary>
          <SheetHost />
        </CrashBoundary>
        {Removal ? <Removal.RemovalDialog /> : null}
        {'support' in open && Support ? <Support /> : null}
        {'rescue' in open && Rescue ? <Rescue /> : null}
        {'locked' in open && Locked ? <Locked /> : null}
        <ReleaseStrip />
        <Messages />
      </CrashBoundary>
    </Router>
  );
};
