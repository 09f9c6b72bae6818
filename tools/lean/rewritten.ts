import { parseAst } from 'vite';
import { declaredIn, type Edit, edited, isLeft, isNode, list, type Node, part, partsOf, propertyOf } from '../tree.ts';
import { type Known, namesOf, type Stretch, whole } from './known.ts';

type Span = Pick<Node, 'start' | 'end'>;

/** One function: what of its own hides a known name, and what it declares in pieces that are left out, which others of its pieces may use. */
interface Scope {
  readonly hidden: readonly string[];
  readonly declared: string[];
}

/** Looks at a piece of its kind; whether all that is in it was looked at by that. */
type Look = (node: Node, scope: Scope) => boolean;

const isTag = (node: Node): boolean => propertyOf(node) === 'tag' || /^(?:tag|grandTag)$/.test(node.name ?? '');
const saidOf = (said: Readonly<Record<string, string>>, name: string | null | undefined): string | undefined =>
  name && Object.hasOwn(said, name) ? said[name] : undefined;

/** The name of what one statement declares alone, and what it is made of. */
const madeIn = (statement: Node): readonly [Pick<Node, 'name'>, Node] => {
  const [only, ...others] = statement.type === 'VariableDeclaration' ? list(statement, 'declarations') : [];
  return only && others.length === 0 && isNode(only.init) ? [part(only, 'id'), only.init] : [{}, statement];
};

/** What is written otherwise of a program for what is known of it, and what of that was found in it. */
const editsOf = (program: Node, code: string, known: Required<Known>): { readonly edits: readonly Edit[]; readonly met: ReadonlySet<string> } => {
  const edits: Edit[] = [];
  const met = new Set<string>();

  const say = ({ start, end }: Span, instead: string, name: string): true => {
    edits.push([start, end, instead]);
    met.add(name);
    return true;
  };
  const isNoTag = (node: unknown): boolean => isNode(node) && known.tags.includes(node.value as number);
  const isNoWord = (node: unknown): boolean => isNode(node) && known.words.includes(node.value as string);
  const settledBy = (node: Node, { hidden }: Scope): string | undefined =>
    node.type === 'Identifier' && !hidden.includes(node.name ?? '') ? saidOf(known.values, node.name) : undefined;

  const lookIntoFunction: Look = (node, { hidden }) => {
    const body = part(node, 'body');
    const own: Scope = { hidden: [...hidden, ...list(node, 'params').flatMap(({ name }) => name ?? []), ...declaredIn(body)], declared: [] };
    look(body, own);
    if (own.declared.length > 0) edits.push([body.start + 1, body.start + 1, `var ${[...new Set(own.declared)].join(', ')};`]);
    return true;
  };

  const lookAtCases: Look = (node, scope) => {
    const isGone = (test: unknown): boolean => isNoWord(test) || (isTag(part(node, 'discriminant')) && isNoTag(test));
    look(part(node, 'discriminant'), scope);
    // Whether one that comes goes on into the next, since it does not end what it does.
    let isComeTo = false;
    for (const one of list(node, 'cases')) {
      const does = list(one, 'consequent');
      if (isGone(one.test)) say({ start: one.start, end: isComeTo ? (does[0]?.start ?? one.end) : one.end }, '', `${part(one, 'test').value}`);
      if (isGone(one.test) && !isComeTo) {
        scope.declared.push(...does.flatMap(declaredIn));
        continue;
      }
      isComeTo = !isLeft(does);
      for (const statement of does) look(statement, scope);
    }
    return true;
  };

  const lookAtEntries: Look = (node, scope) => {
    const all = list(node, 'properties');
    for (const [index, entry] of all.entries()) {
      const { name = '' } = entry.type === 'Property' ? part(entry, 'key') : {};
      if (known.entries.includes(name)) say({ start: entry.start, end: all[index + 1]?.start ?? entry.end }, '', name);
      else look(entry.type === 'Property' ? part(entry, 'value') : entry, scope);
    }
    return true;
  };

  const lookAtMethod: Look = (node) => {
    const { name = '' } = part(node, 'key');
    return known.methods.includes(name) && say(node, '', name);
  };

  const lookAtComparison: Look = (node) => {
    const written = code.slice(node.start, node.end);
    const instead = saidOf(known.comparisons, written);
    if (instead !== undefined) return say(node, instead, written);
    const sides = [part(node, 'left'), part(node, 'right')];
    const tag = sides.find(isNoTag);
    if (!tag || !sides.some(isTag) || !/^[!=]==$/.test(node.operator ?? '')) return false;
    return say(node, node.operator === '===' ? '!1' : '!0', `${tag.value}`);
  };

  const lookAtAssignment: Look = (node, scope) => {
    const [left, right] = [part(node, 'left'), part(node, 'right')];
    if (node.operator !== '=' || settledBy(left, scope) === undefined) return false;
    say({ start: node.start, end: right.start }, '(', left.name ?? '');
    say({ start: right.end, end: node.end }, ')', left.name ?? '');
    look(right, scope);
    return true;
  };

  const lookAtStatement: Look = (node) => {
    const name = known.statements.find((words) => code.startsWith(words, node.start));
    return name !== undefined && say(node, ';', name);
  };

  const lookAtCall: Look = (node, { hidden }) => {
    const { name = '' } = part(node, 'callee');
    const instead = hidden.includes(name) ? undefined : saidOf(known.calls, name);
    return instead !== undefined && say(node, instead, name);
  };

  const lookAtProperty: Look = (node, scope) => {
    const name = propertyOf(node);
    const instead = saidOf(known.properties, name);
    if (instead !== undefined) return say(node, instead, name ?? '');
    look(part(node, 'object'), scope);
    if (name === null) look(part(node, 'property'), scope);
    return true;
  };

  const lookAtDeclaration: Look = ({ init }, scope) => {
    if (isNode(init)) look(init, scope);
    return true;
  };

  const lookAtName: Look = (node, scope) => {
    const value = settledBy(node, scope);
    return value !== undefined && say(node, value, node.name ?? '');
  };

  const looks: Readonly<Record<string, Look>> = {
    FunctionDeclaration: lookIntoFunction,
    FunctionExpression: lookIntoFunction,
    ArrowFunctionExpression: lookIntoFunction,
    SwitchStatement: lookAtCases,
    ObjectExpression: lookAtEntries,
    MethodDefinition: lookAtMethod,
    BinaryExpression: lookAtComparison,
    AssignmentExpression: lookAtAssignment,
    ExpressionStatement: lookAtStatement,
    CallExpression: lookAtCall,
    NewExpression: lookAtCall,
    MemberExpression: lookAtProperty,
    VariableDeclarator: lookAtDeclaration,
    Identifier: lookAtName,
  };
  const look = (node: Node, scope: Scope): void => {
    if (looks[node.type]?.(node, scope) === true) return;
    for (const piece of partsOf(node)) look(piece, scope);
  };
  const declares = (statement: Node): boolean => {
    const declared = isNode(statement.declaration) ? statement.declaration : statement;
    const [{ name = '' }, made] = declared.type === 'FunctionDeclaration' ? [part(declared, 'id'), declared] : madeIn(declared);
    const instead = saidOf(known.declarations, name);
    return instead !== undefined && say(made, made === declared ? `const ${name} = ${instead};` : instead, name);
  };
  for (const statement of list(program, 'body')) if (!declares(statement)) look(statement, { hidden: [], declared: [] });
  return { edits, met };
};

/** A text without stretches of it, and the beginnings of those that do not stand in it once alone. */
const cut = (code: string, stretches: readonly Stretch[]): { readonly code: string; readonly uncut: readonly string[] } => {
  const uncut: string[] = [];
  let left = code;
  for (const [from, upTo, instead] of stretches) {
    const [before, behind = '', ...more] = left.split(from);
    const end = behind.indexOf(upTo);
    if (more.length > 0 || end < 0) uncut.push(from);
    else left = `${before}${instead}${behind.slice(end)}`;
  }
  return { code: left, uncut };
};

/** A program, written shorter by what is known of it. `unmet` is what nothing in it answers to: it has become another than it was known as. */
export const rewritten = (program: string, known: Known): { readonly code: string; readonly unmet: readonly string[] } => {
  const { code, uncut } = cut(program, known.stretches ?? []);
  const { edits, met } = editsOf(parseAst(code) as unknown as Node, code, whole(known));
  return { code: edited(code, edits), unmet: [...uncut, ...namesOf(known).filter((name) => !met.has(name))] };
};
