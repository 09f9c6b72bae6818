import type { ReactNode } from 'react';
import { Router } from 'wouter';
import { HOME } from '../../../schema/app/route.ts';
import { useApp } from '../../kit/actors.tsx';
import { CrashBoundary } from '../../kit/feedback/crash-boundary.tsx';
import { useAppLocation } from '../app-location.ts';
import { RescueSheet } from '../support/rescue-sheet.tsx';
import { SupportDialog } from '../support/support-dialog.tsx';
import { Header } from './header.tsx';
import { Messages } from './messages.tsx';
import { NavBar } from './nav-bar.tsx';
import { QuickActions } from './quick-actions.tsx';
import { RemovalDialog } from './removal-dialog.tsx';
import { SheetHost } from './sheet-host.tsx';

/** What a signed-in user has around every screen: the greeting, the bar, and the questions that may come up anywhere. */
export const Inside = ({ children }: { readonly children?: ReactNode }) => {
  const path = useApp(({ route }) => route?.path ?? HOME);
  return (
    <Router hook={useAppLocation}>
      <CrashBoundary>
        <Header everywhere={path === HOME} />
        {children}
        <NavBar path={path} />
        <QuickActions />
        <SheetHost />
        <RemovalDialog />
        <SupportDialog />
        <RescueSheet />
        <Messages />
      </CrashBoundary>
    </Router>
  );
};
