/** Presses the filled button of the bar at the foot of a screen, which is what its visitor came to do; false where there is none. */
export const pressMain = (): boolean => {
  const button = document.querySelector<HTMLButtonElement>('main [data-alone] button[data-tone="primary"]:not(:disabled)');
  button?.click();
  return button !== null;
};
