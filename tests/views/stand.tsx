import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, vi } from 'vitest';
import { screens as shellScreens } from '../../src/composition/areas/joined/home-page.ts';
import { volatileVault } from '../../src/schema/kit/vault.ts';
import { ActorsProvider } from '../../src/views/kit/actors.tsx';
import { screens as sessionScreens } from '../../src/views/session/screens.ts';
import { AppView } from '../../src/views/shell/app-view.tsx';
import { screens as locked, words as lockedWords } from '../../src/views/shell/locked/screens.ts';
import { screens as settingsScreens, words as shellWords } from '../../src/views/shell/settings/screens.ts';
import { screens as signedIn, words } from '../../src/views/shell/signed-in.ts';
import { screens as support } from '../../src/views/shell/support/screens.tsx';
import { type Script, stage } from '../kit/stage-source.ts';
// Forms bring it in when they are on the screen, a touch the rest; here all is there from the start.
import '../../src/views/kit/calendar/calendar-sheet.tsx';
import '../../src/views/kit/controls/kept-focus.ts';
import '../../src/views/kit/fields/choice/party/finding.ts';
import '../../src/views/kit/fields/entering/conduct.ts';
import '../../src/views/kit/page/staged/asked/asked.ts';
import '../../src/views/kit/print/print-table.tsx';
import '../../src/views/shell/around/quick-actions.tsx';
import '../../src/views/shell/around/removal-dialog.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
/** Work that has given way to others and goes on in a turn of its own: how much does so depends on how busy the machine is. A test that counts turns has a clock of its own, and is not waited for. */
const interrupted = new Set<object>();
// This page has no turns by priority and no channels between windows: a timer gives the others theirs, which a test can count.
const postTask = async (task: () => void): Promise<void> => {
  if (!vi.isFakeTimers()) interrupted.add(task);
  await new Promise((resolve) => setTimeout(resolve));
  interrupted.delete(task);
  task();
};
Object.assign(globalThis, { scheduler: { postTask } });
// A phone, unless a test is about the desk.
Object.assign(window, { innerWidth: 390, innerHeight: 844 });

const leave: (() => void)[] = [];
afterEach(() => {
  for (const go of leave.splice(0)) go();
});

/** Puts something on a page of its own, which is empty again after the test. */
export const show = async (view: ReactNode): Promise<HTMLElement> => {
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  await act(async () => root.render(view));
  leave.push(() => {
    act(() => root.unmount());
    page.remove();
  });
  return page;
};

/** The same of a part that asks for more of the program, where none runs: nobody hears what it sends. */
export const showAlone = (view: ReactNode): Promise<HTMLElement> =>
  show(<ActorsProvider source={{ subscribe: () => () => {}, get: () => undefined, send: () => {} }}>{view}</ActorsProvider>);

const aTurn = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** Everything in hand settles: promises of the script, what the views make of them, and work in steps to its end. */
export const settle = async (): Promise<void> => {
  do await act(aTurn);
  while (interrupted.size > 0);
};

/** Waits for what comes by itself: a part of the program, an address, what is worked out meanwhile. How long that takes on a busy machine proves nothing. */
export const comes = (check: () => void): Promise<void> =>
  vi.waitFor(
    async () => {
      await settle();
      check();
    },
    { timeout: 30_000 },
  );

/** The whole program with a script in place of its provider. */
export const open = async (script: Script) => {
  const { app, source } = stage(script);
  const vault = volatileVault();
  leave.push(() => app.stop());
  const page = await show(
    <AppView
      source={source}
      screens={{ ...sessionScreens, ...shellScreens, ...settingsScreens, ...signedIn, ...locked, ...support }}
      vault={vault}
      areas={[words, shellWords, lockedWords]}
    />,
  );
  await act(async () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' })));
  await settle();
  /** Says something to a workflow from outside the page. */
  const tell = async (id: string, event: object) => {
    await act(async () => source.get(id)?.send(event as never));
    await settle();
  };
  return { app, tell, vault, page };
};

const named = (element: Element): string => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();

/** The one element of a kind whose label or text is, or holds, `name`. */
export const find = <E extends HTMLElement = HTMLElement>(page: ParentNode, kind: string, name: string): E => {
  const all = [...page.querySelectorAll<E>(kind)];
  const found = all.find((element) => named(element) === name) ?? all.find((element) => named(element).includes(name));
  if (!found) throw new Error(`No ${kind} «${name}» among: ${all.map(named).join(' · ')}`);
  return found;
};

/** The field under a label. */
export const field = (page: ParentNode, label: string): HTMLInputElement => {
  const id = find<HTMLLabelElement>(page, 'label', label).htmlFor;
  return document.getElementById(id) as HTMLInputElement;
};

/** What a key does to a field: the browser sets the value, then says so. */
export const enter = (box: HTMLInputElement | HTMLTextAreaElement, text: string): void => {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), 'value')?.set?.call(box, text);
  box.dispatchEvent(new Event('input', { bubbles: true }));
};

/** Types a text as a keyboard would, and waits for what comes of it. */
export const type = (box: HTMLInputElement | HTMLTextAreaElement, text: string): Promise<void> => act(async () => enter(box, text));

export const press = (element: HTMLElement): Promise<void> => act(async () => element.click());

/** A press on Back that the browser asks nobody about: it says that it closes what lies over the page, and does. */
export const closedByBrowser = async (dialog: HTMLDialogElement | undefined): Promise<void> => {
  await act(async () => dialog?.dispatchEvent(new Event('cancel', { cancelable: false })));
  await act(async () => dialog?.close());
  await settle();
};

export const submit = async (page: ParentNode): Promise<void> => {
  await act(async () => page.querySelector('form')?.requestSubmit());
  await settle();
};
