import type { AnyStateMachine } from 'xstate';
import { type ResourceName, resources } from '../../schema/api.ts';
import { removalWorkflow } from '../../schema/app/removal.ts';
import { rescueWorkflow } from '../../schema/app/rescue-workflow.ts';
import { resourceWorkflow } from '../../schema/app/resource.ts';
import { supportWorkflow } from '../../schema/app/support-workflow.ts';
import { swipeRowWorkflow } from '../../schema/app/swipe-row.ts';
import type { Workflow } from '../../schema/kit/workflow.ts';
import { rescueMachine } from '../app/rescue.ts';
import { supportMachine } from '../app/support.ts';
import type { Migrations } from './migrations.ts';
import { removalMachine } from './removal.ts';
import { resourceMachine } from './resource.ts';
import { swipeRowMachine } from './swipe-row.ts';

/** A workflow as the composition root binds it: what it says it needs, and the machine that needs it. */
export interface Registered {
  readonly description: Workflow;
  readonly machine: AnyStateMachine;
  /** How states of its earlier versions become its own. */
  readonly migrations?: Migrations;
}

const lists: readonly Registered[] = (Object.keys(resources) as ResourceName[]).map((name) => ({
  description: resourceWorkflow(name as string, resources[name].fields),
  machine: resourceMachine(name),
}));

/** The workflows that every area uses: cached lists, removing a row, rows that are swiped, drafts that are kept, and reports to support. */
export const workflows: readonly Registered[] = [
  { description: removalWorkflow, machine: removalMachine },
  { description: rescueWorkflow, machine: rescueMachine },
  { description: supportWorkflow, machine: supportMachine },
  { description: swipeRowWorkflow, machine: swipeRowMachine },
  ...lists,
];
