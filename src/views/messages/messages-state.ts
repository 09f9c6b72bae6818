import type { MessagesContext } from '../../machines/messages/moves.ts';
import type { EventOf } from '../../schema/kit/workflow.ts';
import type { messagesWorkflow } from '../../schema/messages/workflow.ts';
import { useSelected, useSend } from '../kit/actors.tsx';

export interface MessagesSnapshot {
  readonly context: MessagesContext;
  readonly value: unknown;
  readonly hasTag: (tag: 'busy' | 'editable' | 'question') => boolean;
}

export const useMessages = (workflow: string): MessagesSnapshot => useSelected(workflow, (each: MessagesSnapshot) => each);
export const useSendMessages = (workflow: string) => useSend<EventOf<typeof messagesWorkflow>>(workflow);
