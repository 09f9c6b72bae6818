import { css } from '@linaria/core';
import { Fragment, type MouseEvent } from 'react';
import { LOGIN } from '../../schema/app/route.ts';
import { type SessionSnapshot, useApp, useSelected, useSendApp } from '../kit/actors.tsx';
import { Button } from '../kit/controls/button.tsx';
import { Banner, OfflineBanner } from '../kit/feedback/banner.tsx';
import { ProgressBar } from '../kit/feedback/progress-bar.tsx';
import { useArrival, useTheme } from '../kit/page/route-effects.ts';
import { useScreens } from '../kit/page/screens.ts';
import { words } from '../kit/texts.ts';
import { globals } from '../kit/theme/globals.ts';
import { BAR, colour, radius, space, TARGET } from '../kit/theme/tokens.ts';

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
  min-block-size: ${TARGET};
  padding: ${space(2.5)} ${space(4)};
  border-radius: ${radius.control};
  background: ${colour.accent};
  color: ${colour.onAccent};
  &:not(:focus) {
    inset-block-start: -100px;
  }
  @media print {
    display: none;
  }
`;
const trying = css`
  padding: ${space(3)} var(--gutter) 0;
`;

const closing = css`
  margin: auto;
  padding: ${space(8)} var(--gutter);
  color: ${colour.soft};
`;

/** Says that the part of the program that shows an address did not come, and tries again. */
const RouteFailed = ({ path }: { readonly path: string }) => {
  const send = useSendApp();
  return (
    <div className={trying}>
      <Banner
        tone="problem"
        action={
          <Button tone="quiet" onClick={() => send({ type: 'route.go', to: path, replace: true })}>
            {words.retry}
          </Button>
        }
      >
        {words.routeFailed}
      </Banner>
    </div>
  );
};

/** Covers everything from the moment a session ends: what is still there of it is put away underneath. */
const Ending = () => (
  <p className={closing} role="status">
    {words.ending}
  </p>
);

/** Past the bars, without an entry in the history: the first Back would lead to this very page. */
const skipBars = (event: MouseEvent): void => {
  event.preventDefault();
  document.getElementById('main')?.focus();
};

/** What stands around every screen, signed in or not. */
export const Frame = () => {
  const screens = useScreens();
  const path = useApp(({ route }) => route?.path ?? null);
  const loading = useApp(({ pending, route, failed }) => pending !== null || (route === null && failed === null));
  const failed = useApp((context) => context.failed);
  const signedIn = useApp((context) => context.signedIn);
  const ending = useSelected('session', (snapshot: SessionSnapshot) => snapshot.hasTag('ending'));
  const online = useApp((context) => context.online);
  const theme = useApp((context) => context.theme);
  useTheme(theme === 'device' ? null : theme);
  const about = useApp(({ route }) => route?.workflow ?? null);
  useArrival(path, about);
  // Where nobody has arrived yet, somebody who is not signed in can only arrive at the login.
  const isPublic = path === LOGIN || (path === null && !signedIn) || ending;
  const Around = (isPublic ? null : screens.inside) ?? Fragment;
  const Screen = path === LOGIN ? screens.login : screens.route;

  return (
    <div className={`${globals} ${frame}`} data-public={path === null || path === LOGIN}>
      {/* biome-ignore lint/a11y/useValidAnchor: it leads to a place of the page, as a link does */}
      <a className={skip} href="#main" onClick={skipBars}>
        {words.skip}
      </a>
      <ProgressBar running={loading || ending} />
      <OfflineBanner online={online} inside={!isPublic} />
      <Around>
        <main id="main" tabIndex={-1}>
          {failed === null ? null : <RouteFailed path={failed} />}
          {ending ? <Ending /> : path !== null && Screen ? <Screen /> : null}
        </main>
      </Around>
    </div>
  );
};
