import type { Page } from '@playwright/test';
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
 * Looks at all workflows that a page has, and listens to what they are told from the first look on, as the log does. Found
 * where React keeps what the first view was given; the program offers its tests nothing. Self-contained, for it runs in the page.
 */
const inPage = (): Seen | null => {
  interface Fiber {
    readonly stateNode?: { readonly current?: Fiber } | null;
    readonly memoizedProps?: { readonly source?: { readonly get?: (id: string) => Ref | undefined; readonly send?: unknown } } | null;
    readonly child?: Fiber | null;
    readonly sibling?: Fiber | null;
  }
  const rootOf = (): Ref | undefined => {
    const container = document.getElementById('app') as unknown as Record<string, Fiber> | null;
    const key = Object.keys(container ?? {}).find((name) => name.startsWith('__reactContainer$'));
    const begun = key === undefined ? undefined : container?.[key];
    const left: Fiber[] = begun ? [begun.stateNode?.current ?? begun] : [];
    for (let fiber = left.pop(); fiber; fiber = left.pop()) {
      const source = fiber.memoizedProps?.source;
      if (source?.get && source.send) return source.get('app');
      left.push(...[fiber.sibling, fiber.child].flatMap((each) => each ?? []));
    }
    return undefined;
  };
  const root = window.roamed?.root ?? rootOf();
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

/** What is seen of the workflows of a page; nothing where it has none yet. */
export const sightOf = async (page: Page): Promise<Seen> => (await page.evaluate(inPage)) ?? { living: [], heard: [] };

/** Whether whoever looks at the page can do anything to a workflow: one that is kept for later is not in sight. */
export const isInSight = ({ persisted: { status, context } }: Living): boolean =>
  status === 'active' && (context as { readonly here?: boolean }).here !== false;
