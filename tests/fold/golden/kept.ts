import path from 'node:path';
import { type EarlierBundle, translated } from '../../../src/effects/log/session/earlier.ts';

/** Where what each release left is kept, by its hash. */
export const RELEASES = path.join(import.meta.dirname, 'releases');

/** What a release left to read its logs with. */
export const leftBy = async (release: string) => translated((await import(path.join(RELEASES, `${release}.js`))) as EarlierBundle);
