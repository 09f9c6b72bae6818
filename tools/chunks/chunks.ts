import path from 'node:path';
import { CORE, PARTS, RECORDING } from './parts.ts';
import { SHARED } from './shared.ts';

interface Graph {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
}

/** A part of the program, and all modules that it needs. */
interface Part {
  readonly name: string;
  readonly modules: ReadonlySet<string>;
}

const src = path.resolve(import.meta.dirname, '../../src').replaceAll('\\', '/');

const ENTRY = `${src}/main.tsx`;

/** Names all there is of a library; what is used of it goes where it is used. */
const BARREL = /node_modules\/effect\/dist\/index\.js$/;

const partOf =
  (graph: Graph) =>
  ([name, roots]: readonly [string, readonly string[]]): Part => {
    const modules = new Set<string>();
    const visit = (id: string): void => {
      if (modules.has(id) || BARREL.test(id)) return;
      modules.add(id);
      for (const next of graph.getModuleInfo(id)?.importedIds ?? []) visit(next);
    };
    for (const root of roots) {
      const id = `${src}/${root}`;
      if (graph.getModuleInfo(id) === null) throw new Error(`There is no ${root} to make a file of.`);
      visit(id);
    }
    return { name, modules };
  };

/** The file for what all of these parts need: of those that are for all of them, the one for fewest others. */
export const fileFor = (users: readonly string[]): string => {
  const [only, ...others] = users;
  if (only && others.length === 0) return only;
  const [shared] = SHARED.find(([, parts]) => users.every((user) => parts.includes(user))) ?? [];
  return shared ?? (users.includes('login') ? 'core' : 'signed-in');
};

/** The file of each module that is of use to anybody here. */
const assigned = (graph: Graph): ReadonlyMap<string, string> => {
  const files = new Map<string, string>();
  // The tests build other pages.
  if (graph.getModuleInfo(ENTRY) === null) return files;
  const make = partOf(graph);
  const parts = Object.entries(PARTS).map(make);
  const usersOf = (id: string) => parts.filter(({ modules }) => modules.has(id)).map(({ name }) => name);
  for (const id of make(['core', CORE]).modules) files.set(id, 'core');
  for (const { name, modules } of Object.entries(RECORDING).map(make)) {
    for (const id of modules) if (!files.has(id)) files.set(id, usersOf(id).length > 0 ? 'core' : name);
  }
  for (const { modules } of parts) for (const id of modules) if (!files.has(id)) files.set(id, fileFor(usersOf(id)));
  return files;
};

interface Group {
  readonly debugName: string;
  readonly priority: number;
  readonly name: (id: string, graph: Graph) => string | null;
}

/**
 * How the modules go into files. What a module imports is needed by all who need that module, so it is in the same file or in one
 * that stands further down in the table: no two files can need each other. Each file has its own rank, the last in the table
 * first: it takes along what it needs and none before it has.
 */
export const chunkGroups = (): Group[] => {
  let files: ReadonlyMap<string, string> | null = null;
  const shared = SHARED.map(([name]) => name).toReversed();
  const names = [...new Set(['core', ...Object.keys(RECORDING), 'signed-in', ...shared, ...Object.keys(PARTS)])];
  return names.map((name, rank) => ({
    debugName: name,
    priority: names.length - rank,
    name: (id, graph) => {
      files ??= assigned(graph);
      return id !== ENTRY && files.get(id.replaceAll('\\', '/')) === name ? name : null;
    },
  }));
};

/** The file that a module of its roots goes into. */
export const chunkOf = (root: string): string => {
  const [found] = Object.entries(PARTS).find(([, roots]) => roots.includes(root)) ?? [];
  if (found === undefined) throw new Error(`${root} goes into no file: say which in tools/chunks/parts.ts.`);
  return found;
};
