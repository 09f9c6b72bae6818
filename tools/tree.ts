/** A piece of a parsed program (ESTree), by what is asked of it here. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly name?: string;
  readonly value?: unknown;
  readonly computed?: boolean;
  readonly operator?: string;
  readonly [part: string]: unknown;
}

export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
export const partsOf = (node: Node): readonly Node[] => Object.values(node).flat().filter(isNode);
export const part = (node: Node, name: string): Node => node[name] as Node;
export const list = (node: Node, name: string): readonly Node[] => node[name] as readonly Node[];

/** What `x.name` is called; null for anything else. */
export const propertyOf = (node: unknown): string | null =>
  isNode(node) && node.type === 'MemberExpression' && node.computed !== true ? (part(node, 'property').name ?? null) : null;

/** What is written in the place of a piece of a text. */
export type Edit = readonly [start: number, end: number, instead: string];

/** A text with what is written in the place of pieces of it; of two that begin at one place, the later stands first. */
export const edited = (code: string, edits: readonly Edit[]): string =>
  edits.toSorted(([one], [other]) => other - one).reduce((text, [start, end, instead]) => text.slice(0, start) + instead + text.slice(end), code);

/** Whether nothing that stands behind these statements is come to from them. */
export const isLeft = (statements: readonly Node[]): boolean => {
  const last = statements.at(-1);
  if (last === undefined) return false;
  if (last.type === 'BlockStatement') return isLeft(list(last, 'body'));
  if (last.type === 'IfStatement') return isNode(last.alternate) && isLeft([part(last, 'consequent')]) && isLeft([last.alternate]);
  return /^(?:Break|Return|Throw|Continue)Statement$/.test(last.type);
};

/** The names that a piece declares for all of the function it stands in. */
export const declaredIn = (node: Node): readonly string[] => {
  if (/Function/.test(node.type)) return [];
  const own = node.type === 'VariableDeclarator' ? [part(node, 'id').name ?? ''] : [];
  return [...own, ...partsOf(node).flatMap(declaredIn)];
};
