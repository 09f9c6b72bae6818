let isDown = false;
const waiting = new Set<() => void>();

const goOn = () => {
  isDown = false;
  // The click comes right after the button is let go; a tap brings all three at once.
  setTimeout(() => {
    for (const go of waiting) go();
    waiting.clear();
  });
};
window.addEventListener('mousedown', () => (isDown = true), true);
window.addEventListener('mouseup', goOn, true);
window.addEventListener('dragend', goOn, true);

/**
 * Runs `go` once nothing is pressed any more: what moves the page under a press has it fall beside what was meant. Answers
 * how to leave it undone, which says whether it still waited.
 */
export const onceReleased = (go: () => void): (() => boolean) => {
  if (isDown) waiting.add(go);
  else go();
  return () => waiting.delete(go);
};
