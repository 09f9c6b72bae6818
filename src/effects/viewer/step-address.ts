const STEP = /^#step=(\d{1,9})$/;

/** The step that an address asks for, counted from 0; null for none. People count from 1. */
const stepIn = (hash: string): number | null => {
  const number = Number(STEP.exec(hash)?.[1] ?? 0);
  return number > 0 ? number - 1 : null;
};

/** The address of a step: it never says anything of the file. */
export const addressOf = (step: number): string => `${window.location.origin}${window.location.pathname}#step=${step + 1}`;

const WAIT = 400;

/** Keeps the address at the step that is shown, without a history of it; seldom while it plays. */
export const createStepAddress = (onAsked: (step: number) => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown = stepIn(window.location.hash);
  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    if (shown !== null && stepIn(window.location.hash) !== shown) history.replaceState(history.state, '', `#step=${shown + 1}`);
  };
  window.addEventListener('hashchange', () => {
    const asked = stepIn(window.location.hash);
    if (asked !== null && asked !== shown) onAsked(asked);
  });
  return {
    initial: shown,
    show: (step: number, moving: boolean): void => {
      shown = step;
      if (moving) timer ??= setTimeout(write, WAIT);
      else write();
    },
  };
};
