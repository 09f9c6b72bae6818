import type { Page } from '@playwright/test';
import { sourceInPage } from '../../../model/browser/world/source.ts';
import type { Standing } from '../../decide/models/moves.ts';

/** What a workflow heard. */
export interface Heard {
  readonly workflow: string;
  readonly event: { readonly type: string };
  /** Another workflow, a call or a timer said it. */
  readonly told: boolean;
}

/** A workflow of the page. */
export interface Living extends Standing {
  /** By which the program knows it. */
  readonly id: string;
}

interface Seen {
  readonly living: readonly Living[];
  /** Since the last look at this page. */
  readonly heard: readonly Heard[];
}

interface Ref {
  readonly id: string;
  readonly logic?: { readonly id?: string };
  readonly system?: { readonly inspect: (listener: (inspection: Inspection) => void) => unknown };
  readonly getSnapshot: () => {
    readonly value?: unknown;
    readonly children?: Readonly<Record<string, Ref | undefined>>;
  };
  readonly getPersistedSnapshot: () => {
    readonly status: string;
    readonly context: unknown;
    readonly children: Readonly<Record<string, object>>;
  };
}
interface Inspection {
  readonly type: string;
  readonly actorRef: Ref;
  readonly sourceRef?: unknown;
  readonly event: { readonly type: string };
}
interface Listening {
  readonly root: Ref;
  heard: Heard[];
}

declare global {
  interface Window {
    roamed?: Listening;
  }
}

/**
 * Looks at all workflows that a page has, and listens to what they are told from the first look on, as the log does.
 * The program offers its tests nothing. Self-contained but for what it is given, for it runs in the page.
 */
const inPage = (sourceOf: typeof sourceInPage): Seen | null => {
  const root = window.roamed?.root ?? sourceOf<Ref>()?.get('app');
  if (root === undefined) return null;
  let listening = window.roamed;
  if (listening === undefined) {
    const fresh: Listening = { root, heard: [] };
    listening = fresh;
    window.roamed = fresh;
    root.system?.inspect(({ type, actorRef, sourceRef, event }) => {
      const workflow = actorRef.logic?.id;
      // What is typed or chosen stays where it is: only that something of the kind was heard is asked.
      if (type === '@xstate.event' && workflow !== undefined) fresh.heard.push({ workflow, event: { type: event.type }, told: sourceRef !== undefined });
    });
  }
  const living: Living[] = [];
  const visit = (ref: Ref, id: string): void => {
    const workflow = ref.logic?.id;
    const { value, children = {} } = ref.getSnapshot();
    if (workflow === undefined || value === undefined) return;
    // The lists that are kept of the provider are nobody's to do anything to.
    if (id.includes('resource:')) return;
    const persisted = ref.getPersistedSnapshot();
    const bare = Object.fromEntries(Object.entries(persisted.children).map(([name, child]) => [name, { ...child, snapshot: { status: 'active' } }]));
    living.push({ id, workflow, persisted: JSON.parse(JSON.stringify({ ...persisted, children: bare })) as Living['persisted'] });
    for (const [name, child] of Object.entries(children)) if (child) visit(child, id === 'app' ? name : `${id}/${name}`);
  };
  visit(root, 'app');
  const heard = listening.heard;
  listening.heard = [];
  return { living, heard };
};

/** Whether the program shows anything, which is more than what is painted before it is there. */
const isDrawn = () => [...document.querySelectorAll('#app main')].some((shown) => !shown.closest('[data-painted-for]'));

/** What is seen of the workflows of a page; nothing where it has none yet. */
export const sightOf = async (page: Page): Promise<Seen> => {
  const seen = await page.evaluate<Seen | boolean>(`(${inPage.toString()})(${sourceInPage.toString()}) ?? (${isDrawn.toString()})()`);
  if (seen === true) throw new Error('The page shows a screen, and none of its workflows is found.');
  return seen === false ? { living: [], heard: [] } : seen;
};

/** Whether whoever looks at the page can do anything to a workflow: one that is kept for later is not in sight. */
export const isInSight = ({ persisted: { status, context } }: Living): boolean =>
  status === 'active' && (context as { readonly here?: boolean }).here !== false;
