import { css } from '@linaria/core';
import { HOME, LOGIN } from '../../schema/routes.ts';
import { useApp, useSendApp } from '../kit/actors.tsx';
import { Button } from '../kit/controls/button.tsx';
import type { AreaWords } from '../kit/feedback/area-words.ts';
import { Banner, OfflineBanner } from '../kit/feedback/banner.tsx';
import { ProgressBar } from '../kit/feedback/progress-bar.tsx';
import { Toaster } from '../kit/overlay/toaster.tsx';
import { useArrival, useTheme } from '../kit/page/route-effects.ts';
import type { Screens } from '../kit/page/screens.ts';
import { words } from '../kit/texts.ts';
import { BAR, colour, radius, space } from '../kit/theme/tokens.ts';
import { Header } from './header.tsx';
import { NavBar } from './nav-bar.tsx';
import { sayNotice } from './notices.ts';
import { QuickActions } from './quick-actions.tsx';
import { RemovalDialog } from './removal-dialog.tsx';
import { ScreenSwitch } from './screen-switch.tsx';
import { nav, trouble } from './texts.ts';

const frame = css`
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;
  padding-inline-start: var(--rail);
  padding-block-end: ${BAR};
  &[data-public='true'] {
    padding-inline-start: 0;
    padding-block-end: 0;
  }
  & > main {
    display: flex;
    flex-direction: column;
    flex: 1;
    min-inline-size: 0;
  }
  @media print {
    padding: 0;
  }
`;
const skip = css`
  position: fixed;
  z-index: 50;
  inset-block-start: ${space(2)};
  inset-inline-start: ${space(2)};
  padding: ${space(2)} ${space(4)};
  border-radius: ${radius.control};
  background: ${colour.accent};
  color: ${colour.onAccent};
  &:not(:focus) {
    inset-block-start: -100px;
  }
`;
const trying = css`
  padding: ${space(3)} var(--gutter) 0;
`;

/** What stands around every screen: header, bars, messages, and the questions that may come up anywhere. */
export const Frame = ({ screens, areas }: { readonly screens: Screens; readonly areas: readonly AreaWords[] }) => {
  const route = useApp((context) => context.route);
  const pending = useApp((context) => context.pending);
  const failed = useApp((context) => context.failed);
  const online = useApp((context) => context.online);
  const notices = useApp((context) => context.notices);
  const theme = useApp((context) => context.theme);
  const send = useSendApp();
  useTheme(theme === 'device' ? null : theme);
  useArrival(route?.path ?? null);
  const inside = route !== null && route.path !== LOGIN;

  return (
    <div className={frame} data-public={!inside}>
      <a className={skip} href="#main">
        {nav.skip}
      </a>
      <ProgressBar running={pending !== null || (route === null && failed === null)} />
      <OfflineBanner online={online} />
      {inside ? <Header everywhere={route.path === HOME} /> : null}
      <main id="main" tabIndex={-1}>
        {failed === null ? null : (
          <div className={trying}>
            <Banner
              tone="problem"
              action={
                <Button tone="quiet" onClick={() => send({ type: 'route.go', to: failed, replace: route === null })}>
                  {words.retry}
                </Button>
              }
            >
              {trouble.route}
            </Banner>
          </div>
        )}
        {route === null ? null : <ScreenSwitch screens={screens} />}
      </main>
      {inside ? (
        <>
          <NavBar path={route.path} />
          <QuickActions />
          <RemovalDialog areas={areas} />
        </>
      ) : null}
      <Toaster notices={notices} say={(notice) => sayNotice(areas, notice)} onDismiss={(key) => send({ type: 'notice.dismiss', key })} />
    </div>
  );
};
