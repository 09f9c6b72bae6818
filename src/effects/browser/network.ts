interface Root {
  readonly getSnapshot: () => { readonly context: { readonly online: boolean } };
  readonly send: (event: { readonly type: 'network.changed'; readonly online: boolean }) => void;
}

/**
 * Tells the root whether there is a network, wherever it believes otherwise: what was left on the device may be from an
 * outage that has ended since, and a page that was frozen hears of nothing.
 */
export const watchNetwork = (root: Root): void => {
  const tell = () => {
    const online = navigator.onLine;
    if (online !== root.getSnapshot().context.online) root.send({ type: 'network.changed', online });
  };
  for (const name of ['online', 'offline', 'visibilitychange']) window.addEventListener(name, tell);
  tell();
};
