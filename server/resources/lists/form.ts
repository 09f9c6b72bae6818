import { createHash } from 'node:crypto';
import { lastStep } from '../../store/migrations/steps.ts';
import type { ResourceTable } from '../../store/resource-table.ts';

/**
 * Names what the rows of a list look like, as a part of its version: with another description of its fields, or after a step that
 * may have rewritten its rows, a list that nobody changed is another one all the same.
 */
export const listForm = ({ fields }: Pick<ResourceTable, 'fields'>, step: string = lastStep): string =>
  createHash('sha256')
    .update(JSON.stringify([step, fields]))
    .digest('hex')
    .slice(0, 10);
