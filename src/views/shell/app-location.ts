import { useCallback } from 'react';
import type { BaseLocationHook } from 'wouter';
import { useApp, useSendApp } from '../kit/actors.tsx';
import { afterOverlays } from '../kit/overlay/back-entry.ts';

/** The address as the root workflow has it; a link is a wish that is sent to it, once what lies over the page is gone. */
export const useAppLocation: BaseLocationHook = () => {
  const path = useApp(({ route }) => route?.path ?? '');
  const send = useSendApp();
  const navigate = useCallback(
    (to: string, options?: { readonly replace?: boolean }) => afterOverlays(() => send({ type: 'route.go', to, replace: options?.replace ?? false })),
    [send],
  );
  return [path, navigate];
};
