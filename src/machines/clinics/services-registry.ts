import { servicesWorkflow } from '../../schema/clinics/workflows.ts';
import { registered } from '../kit/registered.ts';
import { servicesMachine } from './services.ts';

/** What the services run on. */
export const workflows = [registered(servicesWorkflow, servicesMachine)];
