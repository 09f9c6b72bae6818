import { settingsWorkflow } from '../../schema/shell/settings-workflow.ts';
import { registered } from '../kit/registered.ts';
import { settingsMachine } from './settings.ts';

export const workflows = [registered(settingsWorkflow, settingsMachine)];
