import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyStateMachine } from 'xstate';
import { type EarlierBundle, translated } from '../../src/effects/log/session/earlier.ts';
import { installActors } from '../../src/machines/app/install.ts';
import { appMachine } from '../../src/machines/app/product.ts';
import type { Registered } from '../../src/machines/kit/registered.ts';
import { sessionMachine } from '../../src/machines/session/session.ts';
import type { AreaNarration } from '../../src/views/kit/feedback/narration.ts';

const root = path.resolve(import.meta.dirname, '../..');
const source = path.join(root, 'src');

const loaded = (file: string): Promise<unknown> => import(pathToFileURL(file).href);

/** The modules of a layer's areas whose name ends so: what `import.meta.glob` finds in the built program. */
const modulesOf = (layer: string, ending: string): Promise<readonly unknown[]> => {
  const folder = path.join(source, layer);
  const files = readdirSync(folder).flatMap((area) => {
    const place = path.join(folder, area);
    return area.includes('.') ? [] : readdirSync(place).flatMap((name) => (name.endsWith(ending) ? [path.join(place, name)] : []));
  });
  return Promise.all(files.map(loaded));
};

/** Every workflow that the areas register, with its machine. */
export const workflows = async (): Promise<readonly Registered[]> => {
  const areas = (await modulesOf('machines', 'registry.ts')) as readonly { readonly workflows: readonly Registered[] }[];
  return areas.flatMap((area) => area.workflows);
};

/** The machines of this checkout, with nothing bound: they are folded, never run. */
export const program = async (): Promise<AnyStateMachine> => {
  const own = appMachine.provide({ actors: { session: sessionMachine } }) as AnyStateMachine;
  installActors(own, Object.fromEntries((await workflows()).map(({ description, machine }) => [description.name, machine])));
  return own;
};

/** How every area is told of. */
export const narrations = async (): Promise<readonly AreaNarration[]> => {
  const areas = (await modulesOf('views', 'narration.ts')) as readonly { readonly narration?: AreaNarration }[];
  return areas.flatMap(({ narration }) => narration ?? []);
};

/** Where what earlier releases read their logs with may lie. */
const KEPT = ['dist/bundles', 'tests/fold/golden/releases', 'node_modules/.cache/matab/bundles'];

/** What a release read its own logs with; null where it is not kept here. */
export const bundleOf = async (hash: string): Promise<EarlierBundle | null> => {
  const file = /^[0-9a-f]{16}$/.test(hash) ? KEPT.map((place) => path.join(root, place, `${hash}.js`)).find((one) => existsSync(one)) : undefined;
  return file === undefined ? null : translated((await loaded(file)) as EarlierBundle);
};
