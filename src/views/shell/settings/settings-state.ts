import type { EventOf } from '../../../schema/kit/workflow.ts';
import type { settingsWorkflow } from '../../../schema/shell/settings-workflow.ts';
import { useSend } from '../../kit/actors.tsx';

type SettingsEvent = EventOf<typeof settingsWorkflow>;

/** A record that the settings list. */
export type Listed = Extract<SettingsEvent, { readonly type: 'record.edit' }>['of'];

export const useSendSettings = (): ((event: SettingsEvent) => void) => useSend<SettingsEvent>('settings');
