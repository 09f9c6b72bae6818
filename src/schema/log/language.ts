import { failure } from '../kit/failure.ts';
import type { Workflow } from '../kit/workflow.ts';
import { crash, crashOf } from './crash.ts';
import { Refused, structWalk, type Visitor, variantsWalk, type Walk, walkOf } from './walk.ts';

/**
 * What can be said to a workflow, derived from its description: its own events, its input, the answers of its ports, and
 * what XState says by itself (`xstate.done.actor.*`, `xstate.error.actor.*`, `xstate.after.*`).
 *
 * A walker over the plain descriptions is used rather than Effect Schema: it runs on every key press and before the first
 * paint, where 22 kB of decoder would be a fifth of the budget and its cost per event ten times the walker's.
 */
export interface Language {
  readonly name: string;
  readonly input: Walk;
  readonly event: (event: Delivered, sender: Sender | null) => Stored;
}

/** An event as XState delivers it. */
export interface Delivered {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** Who reported its end: the port of an effect, or the workflow of a child. */
export type Sender = { readonly port: string } | { readonly workflow: string };

export interface Stored {
  readonly e: Delivered;
  readonly p?: string;
  readonly m?: string;
}

export const DONE = 'xstate.done.actor.';
export const ERROR = 'xstate.error.actor.';
export const AFTER = 'xstate.after.';

const nothing: Walk = (value) => {
  if (value !== undefined && value !== null) throw new Refused('an output that is not described');
  return value;
};

/** The language of a description; each part is compiled when it is first heard. `childOf` finds the description of a child. */
export const languageOf = (description: Workflow, visitor: Visitor, childOf: (name: string) => Workflow | undefined): Language => {
  const own = variantsWalk(description.events, 'type', visitor);
  const failed = walkOf(failure, visitor);
  const crashed = walkOf(crash, visitor);
  const outputs = new Map<string, Walk>();

  const outputOf = (sender: Sender | null): Walk => {
    if (sender === null) return nothing;
    const key = 'port' in sender ? `port ${sender.port}` : sender.workflow;
    const known = outputs.get(key);
    if (known) return known;
    const shape = 'port' in sender ? description.ports[sender.port]?.output : childOf(sender.workflow)?.output;
    const walk = shape ? walkOf(shape, visitor) : nothing;
    outputs.set(key, walk);
    return walk;
  };

  const error = (thrown: unknown): unknown => {
    const tag = typeof thrown === 'object' && thrown !== null && '_tag' in thrown ? thrown._tag : null;
    if (tag === 'Crashed') return crashed(thrown);
    return typeof tag === 'string' && Object.hasOwn(failure.of, tag) ? failed(thrown) : crashOf(thrown);
  };

  const from = (sender: Sender | null) => (sender === null ? {} : 'port' in sender ? { p: sender.port } : { m: sender.workflow });

  return {
    name: description.name,
    input: structWalk(description.input, visitor),
    event: (event, sender) => {
      const { type } = event;
      if (!type.startsWith('xstate.')) return { e: own(event) as Delivered };
      if (type.startsWith(AFTER)) return { e: { type } };
      if (type.startsWith(DONE)) return { e: { type, output: outputOf(sender)(event.output) }, ...from(sender) };
      if (type.startsWith(ERROR)) return { e: { type, error: error(event.error) }, ...from(sender) };
      throw new Refused('an event of XState that is not described');
    },
  };
};
