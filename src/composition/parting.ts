import type { Leaving } from '../effects/log/beginning.ts';
import type { Parting } from '../effects/log/closing/parcel.ts';
import { type AppContext, addressOf, resourceId, without } from '../machines/app/context.ts';
import { ASKING } from '../machines/app/setup.ts';
import { told } from '../machines/fold/rebuild.ts';
import type { Checkpoint } from '../machines/fold/tree.ts';
import { outlives } from '../machines/kit/form/entries.ts';
import { actorPath } from '../schema/log/record.ts';

/** Without the lists of the provider, and without a question about other work: whoever comes back has them read, and is asked, again. */
const withoutStale = (checkpoint: Checkpoint, rootId: string): Checkpoint => {
  const { tree, timers, prints } = checkpoint;
  const context = tree.context as AppContext;
  const gone = [...context.cached.map(resourceId), ASKING.locked];
  const paths = gone.map((id) => actorPath(rootId, id));
  const stays = (path: string) => !paths.some((one) => path === one || path.startsWith(`${one}/`));
  return {
    ...checkpoint,
    tree: {
      ...tree,
      context: { ...context, cached: [], open: without(context.open, ASKING.locked) },
      children: Object.fromEntries(Object.entries(tree.children).filter(([id]) => !gone.includes(id))),
    },
    timers: timers.filter(({ from, to }) => stays(from) && stays(to)),
    prints: Object.fromEntries(Object.entries(prints).filter(([path]) => stays(path))),
  };
};

/** What of the program waits for its owner: all that was begun, and the way back for whom the session left in the middle of it. */
export const partingOf =
  (rootId: string) =>
  ({ root, checkpoint, wanted }: Leaving): Parting | null => {
    const { context, children } = checkpoint.tree;
    const { route, owner, signedIn } = context as AppContext;
    const begun = Object.values(children).some(({ snapshot }) => outlives((snapshot as { readonly context?: object }).context));
    if (!signedIn || (wanted && !begun)) return null;
    const resumed = told(root, rootId, withoutStale(checkpoint, rootId), actorPath(rootId, 'session'), { type: 'session.resumed', hasToken: true } as never);
    return { checkpoint: resumed, begun, address: wanted || route === null ? null : addressOf(route), owner };
  };
