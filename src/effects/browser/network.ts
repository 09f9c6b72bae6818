interface NetworkChanged {
  readonly type: 'network.changed';
  readonly online: boolean;
}

/** Reports that the network came or went. */
export const watchNetwork = (send: (event: NetworkChanged) => void): void => {
  const tell = () => send({ type: 'network.changed', online: navigator.onLine });
  window.addEventListener('online', tell);
  window.addEventListener('offline', tell);
  if (!navigator.onLine) tell();
};
