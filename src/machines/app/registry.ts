import { type ResourceName, resources } from '../../schema/api.ts';
import { removalWorkflow } from '../../schema/workflows/removal.ts';
import { resourceWorkflow } from '../../schema/workflows/resource.ts';
import { swipeRowWorkflow } from '../../schema/workflows/swipe-row.ts';
import { swipeRowMachine } from '../kit/list/swipe-row.ts';
import { type Registered, registered } from '../kit/registered.ts';
import { removalMachine, removalMigrations } from '../kit/removal.ts';
import { resourceMachine, resourceMigrations } from '../kit/resource.ts';

const lists: readonly Registered[] = (Object.keys(resources) as ResourceName[]).map((name) =>
  registered(resourceWorkflow(name as string, resources[name].fields), () => resourceMachine(name), resourceMigrations),
);

/** The workflows that every area uses: cached lists, removing a row, and rows that are swiped. */
export const workflows = [registered(removalWorkflow, removalMachine, removalMigrations), registered(swipeRowWorkflow, swipeRowMachine), ...lists] as const;
