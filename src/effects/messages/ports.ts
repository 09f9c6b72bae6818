import type { messagesWorkflow } from '../../schema/messages/workflow.ts';
import type { PortEffects } from '../kit/ports.ts';
import { share } from '../kit/sharing.ts';

const messagesEffects: PortEffects<typeof messagesWorkflow> = { shareText: share };

export const effects = { messages: messagesEffects };
