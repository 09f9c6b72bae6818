import { onTop } from '../../kit/overlay/on-top.ts';
import { hidden } from '../../kit/theme/hidden.ts';

/** What is said in a window, each with the message that it is of. */
let said: readonly { readonly toast: HTMLElement; readonly words: HTMLElement }[] = [];

const say = (toast: HTMLElement) => {
  const over = onTop();
  if (over === document.body) return;
  const words = Object.assign(document.createElement('p'), { role: 'alert', className: hidden, textContent: toast.querySelector('p')?.textContent });
  said = [...said, { toast, words }];
  over.append(words);
  // A window that opens again has nothing to say of before.
  over.addEventListener('close', () => words.remove(), { once: true });
};

const isToast = (node: Node): node is HTMLElement => node instanceof HTMLElement && 'toast' in node.dataset;

/**
 * Says a message in the window that lies over the page while it comes: all around that is inert, where nothing that is announced is heard. It is
 * said there once, and goes with the message or the window. To be imported is enough.
 */
new MutationObserver((changes) => {
  for (const toast of changes.flatMap(({ addedNodes }) => [...addedNodes]).filter(isToast)) say(toast);
  for (const { words } of said.filter(({ toast }) => !toast.isConnected)) words.remove();
  said = said.filter(({ toast }) => toast.isConnected);
}).observe(document.body, { subtree: true, childList: true });
for (const toast of document.querySelectorAll<HTMLElement>('[data-toast]')) say(toast);
