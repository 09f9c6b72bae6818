import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseAst } from 'vite';
import { EVENTS, NEVER } from '../../tools/lean/react.ts';
import { isNode, list, type Node, part, partsOf, propertyOf } from '../../tools/tree.ts';

const file = path.join(path.dirname(createRequire(import.meta.url).resolve('react-dom/package.json')), 'cjs/react-dom-client.production.js');

/** What draws on a built page, as it comes. */
export const REACT = readFileSync(file, 'utf8');

const told = (event: string): string => `on${event.replace(/^./, (first) => first.toUpperCase())}`;

/** All that React can be told to listen to. */
export const ALL_EVENTS: ReadonlySet<string> = new Set([
  ...(/"(abort auxClick [^"]+)"/.exec(REACT)?.[1] ?? '').split(' ').map(told),
  ...[...REACT.matchAll(/register(?:Direct|TwoPhase|Simple)Event\((?:\w+,)?\s*(?:"\w+", )?"(on\w+)"/g)].map(([, name = '']) => name),
  'onScrollEnd',
]);

/** What it listens to on a built page. */
export const HEARD: ReadonlySet<string> = new Set(['change', 'focus', 'blur', ...EVENTS].map(told));

/** Elements that React would put elsewhere than they stand. */
const ELSEWHERE = ['title', 'meta', 'link', 'base', 'style', 'script', 'html', 'head', 'body'];

/** What a built page has of React no more, by the names under which it gives that. */
const GONE =
  /^(?:default|hydrateRoot|Activity|ViewTransition|SuspenseList|Profiler|PureComponent|startTransition|addTransitionType|requestFormReset|useFormStatus|pre(?:init|load|connect|fetchDNS)\w*|unstable_\w+)$/;

const isGoneName = (name: string): boolean => NEVER.entries.includes(name) || GONE.test(name);
const isGoneElement = (name: string): boolean => ELSEWHERE.includes(name) || name.includes('-') || NEVER.words.includes(name);
const isUnheard = (name: string): boolean => {
  const event = ALL_EVENTS.has(name) ? name : name.replace(/Capture$/, '');
  return ALL_EVENTS.has(event) && !HEARD.has(event);
};

/** What tells its own users of things by such names. */
const LISTS = ['Virtualizer', 'WindowVirtualizer'];

/** The names of what an element is given by name. */
const attributesOf = (element: Node): readonly string[] => list(element, 'attributes').flatMap(({ name }) => (isNode(name) ? ((name as Node).name ?? []) : []));

const inElement = (element: Node): readonly string[] => {
  const { name = '' } = part(element, 'name');
  const attributes = attributesOf(element);
  if (LISTS.includes(name)) return [];
  if (name === 'Fragment') return attributes.filter((one) => one === 'ref');
  // What is capitalised is one of ours, told what we like; but what is listened to on it may be passed on.
  if (!/^[a-z]/.test(name)) return attributes.filter(isUnheard);
  return [...(isGoneElement(name) ? [name] : []), ...attributes.filter((one) => NEVER.words.includes(one) || isUnheard(one))];
};

const FROM = /^react(?:-dom(?:\/client)?)?$/;
const isFromReact = ({ source }: Node): boolean => isNode(source) && FROM.test(String((source as Node).value));
const inImport = (node: Node): readonly string[] => {
  if (!isFromReact(node) || node.importKind === 'type') return [];
  return list(node, 'specifiers').flatMap((one) => {
    if (one.type !== 'ImportSpecifier') return ['all of it'];
    const { name = '' } = part(one, 'imported');
    return one.importKind !== 'type' && isGoneName(name) ? [name] : [];
  });
};

/** The name of an entry, of a member, or of what something is set as. */
const keyOf = (node: Node): string => (node.type === 'AssignmentExpression' ? propertyOf(node.left) : part(node, 'key').name) ?? '';

const inPiece = (node: Node): readonly string[] => {
  switch (node.type) {
    case 'JSXOpeningElement':
      return inElement(node);
    case 'ImportDeclaration':
      return inImport(node);
    case 'ImportExpression':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
      return isFromReact(node) ? ['what is passed on'] : [];
    case 'PropertyDefinition':
    case 'MethodDefinition':
    case 'AssignmentExpression':
      return Object.hasOwn(NEVER.properties, keyOf(node)) ? [keyOf(node)] : [];
    case 'Property':
      return isUnheard(keyOf(node)) ? [keyOf(node)] : [];
    default:
      return [];
  }
};

const within = (node: Node): readonly string[] => [...inPiece(node), ...partsOf(node).flatMap(within)];

/** What a source asks of React that a built page has no more (`tools/lean/react.ts`): elements, what they are given, what is listened to on them, what is imported, and what a class may be asked. */
export const leftOutOfReact = (file: string, source: string): readonly string[] =>
  within(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node);
