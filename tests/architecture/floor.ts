import { parseAst } from 'vite';
import { isNode, list, type Node, part, partsOf, propertyOf } from '../../tools/tree.ts';

/**
 * What is younger than the oldest browsers that the program is for (README, "Browsers"): Safari and iOS 16.4, Chrome and Edge 111, Firefox 121.
 * A build writes a newer syntax in an older one, but adds no functions. By owner; `#` stands before what the instances of one have.
 */
export const YOUNGER: Readonly<Record<string, readonly string[]>> = {
  'Promise.': ['withResolvers', 'try'],
  'Map.': ['groupBy'],
  'Object.': ['groupBy'],
  'Array.': ['fromAsync'],
  'URL.': ['canParse', 'parse'],
  'AbortSignal.': ['any'],
  'RegExp.': ['escape'],
  'Iterator.': ['from', 'concat', 'zip'],
  'Error.': ['isError'],
  'Math.': ['sumPrecise', 'f16round'],
  'JSON.': ['rawJSON', 'isRawJSON'],
  'Response.': ['json'],
  'Intl.': ['DurationFormat', 'Segmenter'],
  'Atomics.': ['waitAsync', 'pause'],
  'Uint8Array.': ['fromHex', 'fromBase64'],
  'Document.': ['parseHTML', 'parseHTMLUnsafe'],
  'Uint8Array#': ['toHex', 'toBase64', 'setFromHex', 'setFromBase64'],
  'Set#': ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom'],
  'Map#': ['getOrInsert', 'getOrInsertComputed'],
  'ArrayBuffer#': ['transfer', 'transferToFixedLength', 'resize'],
  'Response#': ['bytes'],
  'Request#': ['bytes'],
  'Blob#': ['bytes'],
  'Element#': ['checkVisibility', 'moveBefore', 'setHTML', 'setHTMLUnsafe', 'getHTML', 'ariaNotify'],
  'Document#': ['startViewTransition', 'caretPositionFromPoint'],
  'HTMLElement#': ['showPopover', 'hidePopover', 'togglePopover'],
  'HTMLDialogElement#': ['requestClose'],
  'IDBObjectStore#': ['getAllRecords'],
  'IDBFactory#': ['databases'],
  'window.': ['requestIdleCallback', 'cancelIdleCallback', 'scheduler', 'URLPattern', 'Float16Array', 'SuppressedError', 'DisposableStack'],
};

/** What iterators came to have by themselves, which reads as what arrays have. */
export const OF_ITERATORS: readonly string[] = ['map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach', 'some', 'every', 'find'];

/** What is asked for by its name where a browser may have none, with another way there. */
const TESTED: Readonly<Record<string, readonly string[]>> = {
  'IDBFactory#databases': ['src/effects/log/traces.ts', 'src/effects/log/disk/weeks.ts'],
  requestIdleCallback: [
    'src/composition/start/when-needed.ts',
    'src/effects/browser/rest.ts',
    'src/effects/log/session/upkeep.ts',
    'src/views/kit/list/later.ts',
  ],
  cancelIdleCallback: ['src/views/kit/list/later.ts'],
  scheduler: ['src/schema/log/file/pace.ts'],
};

const GLOBAL = ['window', 'globalThis', 'self'];
const ofInstances = new Map(Object.entries(YOUNGER).flatMap(([owner, names]) => (owner.endsWith('#') ? names.map((name) => [name, owner] as const) : [])));
const ofOwner = (owner: string): readonly string[] => YOUNGER[`${GLOBAL.includes(owner) ? 'window' : owner}.`] ?? [];

/** Whether something gives an iterator and no list. */
const isIterator = (node: Node): boolean => {
  if (node.type !== 'CallExpression') return false;
  const name = propertyOf(node.callee) ?? '';
  return name === 'matchAll' || (['keys', 'values', 'entries'].includes(name) && list(node, 'arguments').length === 0);
};

const isBody = (node: Node): boolean => propertyOf(node) === 'body' || (node.type === 'CallExpression' && propertyOf(node.callee) === 'stream');

const inMember = (node: Node): readonly string[] => {
  const name = propertyOf(node) ?? '';
  const of = part(node, 'object');
  if (isIterator(of) && OF_ITERATORS.includes(name)) return [`Iterator#${name}`];
  return of.type === 'Identifier' && ofOwner(of.name ?? '').includes(name) ? [GLOBAL.includes(of.name ?? '') ? name : `${of.name}.${name}`] : [];
};

const inPiece = (node: Node): readonly string[] => {
  switch (node.type) {
    case 'MemberExpression':
      return inMember(node);
    case 'CallExpression': {
      const name = propertyOf(node.callee) ?? '';
      const owner = ofInstances.get(name);
      return owner === undefined ? [] : [owner + name];
    }
    case 'Identifier':
      return ofOwner('window').includes(node.name ?? '') ? [node.name ?? ''] : [];
    case 'Literal':
      return isNode(node) && /v/.test((node.regex as { readonly flags: string } | undefined)?.flags ?? '') ? ['a set in a regular expression'] : [];
    case 'ForOfStatement':
      return node.await === true && isBody(part(node, 'right')) ? ['a stream that is walked through'] : [];
    default:
      return [];
  }
};

/** Names of members are of whatever has them. */
const piecesOf = (node: Node): readonly Node[] => {
  const named = node.computed === true ? [] : [node.property, node.key];
  return partsOf(node).filter((each) => !named.includes(each));
};
const within = (node: Node): readonly string[] => [...inPiece(node), ...piecesOf(node).flatMap(within)];

/** What a source of the program asks for that the oldest browsers do not have. */
export const youngerThanFloor = (file: string, source: string): readonly string[] => {
  const program = parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node;
  return [...new Set(within(program))].filter((called) => !TESTED[called]?.includes(file));
};

/** What is said to be asked for with care where it is not asked for at all. */
export const needlesslyTested = (sources: ReadonlyMap<string, string>): readonly string[] =>
  Object.entries(TESTED).flatMap(([name, files]) =>
    files.filter((file) => !sources.get(file)?.includes(name.replace(/.*#/, ''))).map((file) => `${file}: ${name}`),
  );
