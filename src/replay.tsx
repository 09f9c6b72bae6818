import type { ActorSource } from './views/kit/actors.tsx';

/**
 * The page of recorded reports, and the frame in it that shows the recorded screens: the frame finds a recording where
 * the page left it. Neither sends anything anywhere, and the browser holds them to it.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "font-src 'self'",
  // Not even a picture that a file names is asked for.
  'img-src data:',
  "connect-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const { recorded } = window as { readonly recorded?: ActorSource };
const container = document.getElementById('app');

if (import.meta.env.PROD) {
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = POLICY;
  document.head.append(policy);
}

if (recorded) void import('./composition/recorded-screens.tsx').then(({ showRecorded }) => showRecorded(recorded));
else if (container) void import('./composition/viewer.tsx').then(({ startViewer }) => startViewer(container, import.meta.url));
