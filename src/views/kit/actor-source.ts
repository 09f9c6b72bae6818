import type { AnyActorRef } from 'xstate';
import type { ActorLike, ActorSource } from './actors.tsx';

const childOf = (actor: AnyActorRef | undefined, id: string): AnyActorRef | undefined => actor?.getSnapshot()?.children?.[id];

/** The workflows of the running program; `a/b` names the child `b` of workflow `a`. */
export const liveSource = (root: AnyActorRef): ActorSource => ({
  subscribe: (listener) => {
    const subscription = root.subscribe(listener);
    return () => subscription.unsubscribe();
  },
  get: (id) => (id === 'app' ? root : id.split('/').reduce<AnyActorRef | undefined>(childOf, root)) as ActorLike | undefined,
  send: (event) => root.send(event),
});
