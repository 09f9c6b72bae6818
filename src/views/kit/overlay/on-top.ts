/** What lies on top: the window that opened last, or the page where none is open. All around an open window is inert, to keys and to ears. */
export const onTop = (): HTMLElement => [...document.querySelectorAll('dialog')].findLast(({ open }) => open) ?? document.body;
