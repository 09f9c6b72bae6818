import { parseAst } from 'vite';
import { EVENTS, NEVER } from '../../tools/lean-react/never.ts';
import { isNode, list, type Node, part, partsOf } from '../../tools/tree.ts';

/** What React listens to on an element of a built page, as an element is told. */
const HEARD: ReadonlySet<string> = new Set(
  ['Change', 'Focus', 'Blur', ...EVENTS.map((name) => name.replace(/^./, (first) => first.toUpperCase()))].map((name) => `on${name}`),
);

/** Elements that React would put elsewhere than they stand. */
const ELSEWHERE = ['title', 'meta', 'link', 'base', 'style', 'script', 'html', 'head', 'body'];

/** What a built page has of React no more, by the names under which it gives that. */
const GONE =
  /^(?:hydrateRoot|Activity|ViewTransition|SuspenseList|Profiler|PureComponent|startTransition|addTransitionType|requestFormReset|use(?:Transition|ActionState|FormState|FormStatus|Optimistic|EffectEvent|DebugValue)|pre(?:init|load|connect|fetchDNS)\w*|unstable_\w+)$/;

const isGoneElement = (name: string): boolean => ELSEWHERE.includes(name) || name.includes('-') || NEVER.words.includes(name);
const isGoneAttribute = (name: string): boolean => NEVER.words.includes(name) || (/^on[A-Z]/.test(name) && !HEARD.has(name.replace(/Capture$/, '')));

/** The names of what an element is given by name. */
const attributesOf = (element: Node): readonly string[] => list(element, 'attributes').flatMap(({ name }) => (isNode(name) ? ((name as Node).name ?? []) : []));

const inElement = (element: Node): readonly string[] => {
  const { name = '' } = part(element, 'name');
  const attributes = attributesOf(element);
  if (name === 'Fragment') return attributes.filter((one) => one === 'ref');
  // What is capitalised is one of ours, and told what we like.
  if (!/^[a-z]/.test(name)) return [];
  return [...(isGoneElement(name) ? [name] : []), ...attributes.filter(isGoneAttribute)];
};

const REACT = /^react(?:-dom(?:\/client)?)?$/;
const inImport = (node: Node): readonly string[] => {
  if (!REACT.test(String(part(node, 'source').value)) || node.importKind === 'type') return [];
  return list(node, 'specifiers').flatMap((one) => {
    if (one.type === 'ImportNamespaceSpecifier') return ['all of it'];
    const { name = '' } = part(one, 'imported');
    return one.importKind !== 'type' && GONE.test(name) ? [name] : [];
  });
};

const inPiece = (node: Node): readonly string[] => {
  switch (node.type) {
    case 'JSXOpeningElement':
      return inElement(node);
    case 'ImportDeclaration':
      return inImport(node);
    case 'ImportExpression':
      return REACT.test(String(part(node, 'source').value)) ? ['what is imported later'] : [];
    case 'PropertyDefinition':
    case 'MethodDefinition':
      return Object.hasOwn(NEVER.properties, part(node, 'key').name ?? '') ? [part(node, 'key').name ?? ''] : [];
    default:
      return [];
  }
};

const within = (node: Node): readonly string[] => [...inPiece(node), ...partsOf(node).flatMap(within)];

/** What a source asks of React that a built page has no more (`tools/lean-react/never.ts`): elements, what they are given, what is listened to on them, what is imported, and what a class may be asked. */
export const leftOutOfReact = (file: string, source: string): readonly string[] =>
  within(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node);
