let isDown = false;
const waiting = new Set<() => void>();

const goOn = () => {
  if (!isDown) return;
  isDown = false;
  // The click comes right after the button is let go; a tap brings all three at once.
  setTimeout(() => {
    for (const go of waiting) go();
    waiting.clear();
  });
};
window.addEventListener('mousedown', () => (isDown = true), true);
// No `mouseup` comes of a press that ends in what the browser shows over the page, or on what was disabled under it; whoever goes on by key presses nothing.
for (const end of ['mouseup', 'pointerup', 'dragend', 'contextmenu', 'keydown']) window.addEventListener(end, goOn, true);

/**
 * Runs `go` once nothing is pressed any more: what moves the page under a press has it fall beside what was meant. Answers
 * how to leave it undone, which says whether it still waited.
 */
export const onceReleased = (go: () => void): (() => boolean) => {
  if (isDown) waiting.add(go);
  else go();
  return () => waiting.delete(go);
};
