import path from 'node:path';
import { type Plugin, parseAst } from 'vite';
import { type Edit, edited, isNode, list, type Node, part, partsOf, propertyOf } from './tree.ts';

/** What a file gives to others: the name that each of it has there, by the name it is given under. */
type Given = ReadonlyMap<string, string>;

const nameOf = (node: Node): string => node.name ?? String(node.value);
/** The file that stands there; empty where it is known only as the program runs. */
const fileIn = (source: Node): string => {
  const [text] = source.type === 'TemplateLiteral' ? list(source, 'quasis') : [];
  const { raw } = (text?.value ?? {}) as { readonly raw?: string };
  return path.posix.basename(raw ?? (typeof source.value === 'string' ? source.value : ''));
};

const givenBy = (program: Node): Given =>
  new Map(
    list(program, 'body')
      .filter(({ type, declaration, source }) => type === 'ExportNamedDeclaration' && !declaration && !source)
      .flatMap((statement) => list(statement, 'specifiers'))
      .map((each) => [nameOf(part(each, 'exported')), nameOf(part(each, 'local'))] as const),
  );

/** The files that `import()` brings where only names are taken of them: `import(a).then(m => ({ x: m.y }))`, or several at once, `m[0].y`. */
interface Taking {
  readonly files: readonly string[];
  /** Where a name is taken, and from which of the files. */
  readonly taken: readonly (readonly [property: Node, file: string])[];
}

const takingIn = (node: Node): Taking | null => {
  if (node.type !== 'CallExpression' || propertyOf(node.callee) !== 'then') return null;
  const brought = part(part(node, 'callee'), 'object');
  const all = brought.type === 'CallExpression' && propertyOf(brought.callee) === 'all' ? list(list(brought, 'arguments')[0] as Node, 'elements') : [brought];
  const [then] = list(node, 'arguments');
  if (!all.every(({ type }) => type === 'ImportExpression') || then?.type !== 'ArrowFunctionExpression' || part(then, 'body').type !== 'ObjectExpression')
    return null;
  const files = all.map((each) => fileIn(part(each, 'source')));
  const taken = list(part(then, 'body'), 'properties').map((entry) => {
    const value = part(entry, 'value');
    const from = part(value, 'object');
    return [part(value, 'property'), files[from.type === 'MemberExpression' ? Number(part(from, 'property').value) : 0] ?? ''] as const;
  });
  return { files, taken };
};

/** The names that are taken by `import()`, and the files that are brought whole. */
const broughtIn = (program: Node): { readonly taken: Taking['taken']; readonly whole: readonly string[] } => {
  const taken: (readonly [Node, string])[] = [];
  const whole: string[] = [];
  const visit = (node: Node): void => {
    const taking = takingIn(node);
    if (taking) taken.push(...taking.taken);
    else if (node.type === 'ImportExpression') whole.push(fileIn(part(node, 'source')));
    else partsOf(node).forEach(visit);
  };
  visit(program);
  return { taken, whole };
};

/** The files that a file imports. */
const importedBy = (program: Node): readonly string[] =>
  list(program, 'body').flatMap(({ type, source }) => (type === 'ImportDeclaration' && isNode(source) ? fileIn(source) : []));

/** One name, as it is given or taken under another. */
const as = (name: string, other: string): string => (name === other ? name : `${name} as ${other}`);

/**
 * Has files give each other what they share by the names that it has where it is: the build makes up other names, which stand in
 * both files and compress to nothing. Those that are brought whole keep theirs, by which they are asked.
 */
export const ownNames: Plugin = {
  name: 'matab-own-names',
  generateBundle: {
    // Behind the last that names anything.
    order: 'post',
    handler(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const read = chunks.map((chunk) => {
        const program = parseAst(chunk.code) as unknown as Node;
        return { chunk, program, file: path.posix.basename(chunk.fileName), given: givenBy(program), ...broughtIn(program) };
      });
      const kept = new Set(read.flatMap(({ whole }) => whole));
      const given = new Map(read.filter(({ file, chunk }) => !kept.has(file) && !chunk.isEntry).map((each) => [each.file, each.given]));

      const ownOf = (file: string, name: string): string => {
        const own = given.get(file);
        if (own === undefined) return name;
        const found = own.get(name);
        if (found === undefined) this.error(`${file} gives nobody ${name}`);
        return found;
      };
      // Whether a file is brought whole must not be up to others than who brings it: its name would stay while what it gives is called otherwise.
      const named = read.flatMap(({ program, taken }) => [...taken.map(([, from]) => from), ...importedBy(program)]);
      const both = named.find((file) => kept.has(file));
      if (both !== undefined) this.error(`${both} is brought whole, and asked for names of it`);
      for (const { chunk, program, file, taken } of read) {
        const edits: Edit[] = taken.map(([{ start, end, name = '' }, from]) => [start, end, ownOf(from, name)]);
        for (const statement of list(program, 'body')) {
          const { type, start, source } = statement;
          const names = list(statement, 'specifiers') ?? [];
          const [first, last] = [names[0], names.at(-1)];
          if (!first || !last) continue;
          const write = (all: readonly string[]) => edits.push([first.start, last.end, [...new Set(all)].join()]);
          if (
            !['ImportDeclaration', 'ExportNamedDeclaration'].includes(type) ||
            names.some((each) => !/^(Im|Ex)portSpecifier$/.test(each.type)) ||
            (source && type !== 'ImportDeclaration')
          )
            this.error(`${file} gives or takes otherwise than by names, at ${start}`);
          if (isNode(source)) write(names.map((each) => as(ownOf(fileIn(source), nameOf(part(each, 'imported'))), nameOf(part(each, 'local')))));
          else if (given.has(file)) write(names.map((each) => nameOf(part(each, 'local'))));
        }
        chunk.code = edited(chunk.code, edits);
      }
    },
  },
};
