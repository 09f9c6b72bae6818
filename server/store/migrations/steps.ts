import type { Change } from './change.ts';
import { practices } from './steps/0001-practices.ts';
import { resources } from './steps/0002-resources.ts';
import { ledger } from './steps/0003-ledger.ts';
import { safety } from './steps/0004-safety.ts';
import { partsOfLists } from './steps/0005-parts-of-lists.ts';

/** One change of layout or of rows. */
export type Step = (change: Change) => Promise<void>;
export type Steps = Readonly<Record<string, Step>>;

/** Every step by its name, which begins with its place; a published step never changes, nor does its name. */
export const steps: Steps = {
  '0001-practices': practices,
  '0002-resources': resources,
  '0003-ledger': ledger,
  '0004-safety': safety,
  '0005-parts-of-lists': partsOfLists,
};

/** The step after which a database has this program's layout. */
export const lastStep = Object.keys(steps).at(-1) ?? '';
