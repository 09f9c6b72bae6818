import { sourceInPage, type ViewSource } from './source.ts';

/** What is sought on a page: by its role, and by its name or the pattern of it. */
export interface Control {
  readonly role: string;
  readonly name: string | { readonly pattern: string };
  /** Which of several; the first unless given, -1 for the last. */
  readonly nth?: number;
  /** Only what is said to be wrong. */
  readonly wrong?: boolean;
  /** Only what has the focus. */
  readonly focused?: boolean;
  /** Inside of something that is named like this. */
  readonly within?: Omit<Control, 'within'>;
}

/** How a control stands: not there, there and not to be used, or to be used. */
export type Offer = 'absent' | 'disabled' | 'enabled';

/** What is seen of a page at one moment. */
export interface Sight {
  /** Its workflow: null where that has ended, or has not begun. */
  readonly actor: { readonly value: unknown; readonly context: unknown; readonly status: string } | null;
  /** The workflow that the address leads to, and the one in a sheet over it. */
  readonly route: string | null;
  readonly sheet: string | null;
  readonly path: string;
  readonly offers: readonly Offer[];
}

export interface Tools {
  /** Has the next tap come later than it does, as of somebody who has seen what rose. */
  readonly rest: () => void;
  readonly pass: (millis: number) => void;
  readonly find: (control: Control) => Element | null;
  /** A `Sight`, as JSON. */
  readonly look: (workflow: string | null, controls: readonly Control[]) => string;
}

declare global {
  interface Window {
    modelled: Tools;
  }
}

/**
 * Runs in every page before the program: lets a path move the time, finds what a person finds, and looks at the program's
 * workflows. Self-contained but for what it is given, for only its text reaches the page.
 *
 * What waits for long waits until time is let pass; what takes a moment takes it. Clocks go slowly: what a busy machine
 * takes for a step is no time to the program, which counts how long a call was under way.
 */
const install = (sourceOf: typeof sourceInPage): void => {
  const LONG = 900;
  const SLOWLY = 50;
  const RealDate = Date;
  const [set, clear] = [window.setTimeout.bind(window), window.clearTimeout.bind(window)];
  const waiting = new Map<number, { readonly due: number; readonly run: () => void }>();
  let [skipped, next] = [0, 1_000_000_000];
  const opened = RealDate.now();
  const now = (): number => opened + Math.floor((RealDate.now() - opened) / SLOWLY) + skipped;
  window.Date = new Proxy(RealDate, {
    construct: (target, args, own) => Reflect.construct(target, args.length === 0 ? [now()] : args, own) as object,
    get: (target, key) => (key === 'now' ? now : (Reflect.get(target, key) as unknown)),
  });
  window.setTimeout = ((run: (...args: readonly unknown[]) => void, millis = 0, ...args: readonly unknown[]) => {
    if (millis < LONG) return set(run, millis, ...args);
    next += 1;
    waiting.set(next, { due: now() + millis, run: () => run(...args) });
    return next;
  }) as typeof window.setTimeout;
  window.clearTimeout = (id) => {
    if (!waiting.delete(Number(id))) clear(id);
  };
  const pass = (millis: number): void => {
    skipped += millis;
    for (const [id, { due, run }] of [...waiting].toSorted(([, left], [, right]) => left.due - right.due)) {
      if (due <= now() && waiting.delete(id)) run();
    }
  };

  const stampOf = Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp')?.get;
  let rested = 0;
  Object.defineProperty(Event.prototype, 'timeStamp', {
    configurable: true,
    get(this: Event) {
      return Number(stampOf?.call(this)) + rested;
    },
  });
  const rest = (): void => {
    rested += LONG;
  };

  const ROLES: Readonly<Record<string, string>> = {
    button: 'button',
    link: 'a[href]',
    textbox: 'input:not([type=radio]):not([type=checkbox]):not([type=search]):not([type=file]), textarea',
    searchbox: 'input[type=search]',
    radio: 'input[type=radio]',
    checkbox: 'input[type=checkbox]',
    heading: 'h1, h2, h3',
    list: 'ul, ol',
    listitem: 'li',
    alertdialog: 'dialog[role=alertdialog]',
    dialog: 'dialog:not([role])',
    status: 'output',
    progressbar: 'progress',
    paragraph: 'p',
    form: 'form',
  };
  const textOf = (element: Element): string => {
    if (element.querySelector('[aria-hidden=true], style') === null) return (element.textContent ?? '').replace(/\s+/g, ' ').trim();
    const copy = element.cloneNode(true) as Element;
    for (const hidden of copy.querySelectorAll('[aria-hidden=true], style')) hidden.remove();
    return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
  };
  const nameOf = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const named = ids.flatMap((id) => document.getElementById(id) ?? []);
    if (named.length > 0) return named.map(textOf).join(' ');
    const label = element.getAttribute('aria-label');
    if (label !== null) return label;
    const labels = [...((element as HTMLInputElement).labels ?? [])];
    return labels.length > 0 ? labels.map(textOf).join(' ') : textOf(element);
  };
  const isShown = (element: Element): boolean => {
    // What is drawn in place of a box is its label.
    const drawn = element instanceof HTMLInputElement && /radio|checkbox/.test(element.type) ? (element.closest('label') ?? element) : element;
    return drawn.getClientRects().length > 0 && drawn.checkVisibility({ visibilityProperty: true }) && element.closest('[inert], [aria-hidden=true]') === null;
  };
  const isNamed = (element: Element, name: Control['name']): boolean =>
    typeof name === 'string' ? nameOf(element) === name : new RegExp(name.pattern).test(nameOf(element));
  /** Which of those that are there it is; of a long list no more is looked at than it takes. */
  const one = (root: Element, { role, name, nth = 0, wrong = false, focused = false }: Control): Element | null => {
    const candidates = [...root.querySelectorAll(`${ROLES[role] ?? `[role=${role}]`}, [role=${role}]`)];
    if (nth < 0) candidates.reverse();
    let left = nth < 0 ? -nth : nth + 1;
    const found = candidates.find((element) => {
      const isMeant =
        (element.getAttribute('role') ?? role) === role &&
        (!wrong || element.getAttribute('aria-invalid') === 'true') &&
        (!focused || element.contains(document.activeElement)) &&
        isNamed(element, name) &&
        isShown(element);
      if (isMeant) left -= 1;
      return isMeant && left === 0;
    });
    return found ?? null;
  };
  const find = (control: Control): Element | null => {
    const modal = [...document.querySelectorAll('dialog')].filter((dialog) => dialog.matches(':modal')).at(-1);
    // Behind what is asked nothing can be reached; the question itself can be sought, too.
    const scope = ({ role }: Pick<Control, 'role'>): Element => (modal?.parentElement && /dialog/.test(role) ? modal.parentElement : (modal ?? document.body));
    const root = control.within ? one(scope(control.within), control.within) : scope(control);
    return root && one(root, control);
  };
  const offered = (control: Control): Offer => {
    const found = find(control);
    if (found === null) return 'absent';
    const off = found.matches(':disabled') || found.getAttribute('aria-disabled') === 'true' || found.getAttribute('aria-busy') === 'true';
    return off ? 'disabled' : 'enabled';
  };

  interface Actor {
    readonly getSnapshot: () => { readonly value: unknown; readonly context: Record<string, unknown>; readonly status: string };
  }
  let known: ViewSource<Actor> | null = null;
  const look = (workflow: string | null, controls: readonly Control[]): string => {
    known ??= sourceOf<Actor>();
    const app = known?.get('app')?.getSnapshot().context as
      | { readonly route?: { readonly workflow?: string } | null; readonly sheet?: { readonly id: string } | null }
      | undefined;
    const actor = workflow === null ? undefined : known?.get(workflow)?.getSnapshot();
    const sight: Sight = {
      actor: actor ? { value: actor.value, context: actor.context, status: actor.status } : null,
      route: app?.route?.workflow ?? null,
      sheet: app?.sheet?.id ?? null,
      path: window.location.pathname,
      offers: controls.map(offered),
    };
    return JSON.stringify(sight);
  };
  window.modelled = { rest, pass, find, look };
};

/** The script that the wire puts before the program. */
export const TOOLS = `(${install.toString()})(${sourceInPage.toString()})`;
