import { type Plugin, parseAst } from 'vite';

/** Those whose errors tell programmers of their mistakes, and do so in full wherever tests run. */
const LIBRARY = /node_modules\/(xstate|@noble|effect)\/(?:.*\/)?(.*)\.m?js$/;

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}
interface Made extends Node {
  readonly callee: Node & { readonly name?: string };
  readonly arguments: readonly Node[];
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** The messages of what a program throws, the last one first. */
const messagesIn = (program: Node): readonly Node[] => {
  const found: Node[] = [];
  const look = (node: Node): void => {
    const made = (node as Node & { argument?: Made }).argument;
    if (node.type === 'ThrowStatement' && made?.type === 'NewExpression' && /^(Range|Syntax|Type)?Error$/.test(made.callee.name ?? '') && made.arguments[0]) {
      found.push(made.arguments[0]);
      return;
    }
    for (const part of Object.values(node).flat()) if (isNode(part)) look(part);
  };
  look(program);
  return found.sort((one, other) => other.start - one.start);
};

/** Has the errors of libraries say where in them they were thrown and nothing else: their sentences are most of a kilobyte before the first screen. */
export const shortErrors: Plugin = {
  name: 'matab-short-errors',
  apply: 'build',
  transform: {
    filter: { id: LIBRARY },
    handler(code, id) {
      const [, library, file] = LIBRARY.exec(id) ?? [];
      const shortened = messagesIn(parseAst(code)).reduce(
        (text, { start, end }) => `${text.slice(0, start)}'${library}/${file}:${code.slice(0, start).split('\n').length}'${text.slice(end)}`,
        code,
      );
      return shortened === code ? null : { code: shortened, map: null };
    },
  },
};
