import { type Plugin, parseAst } from 'vite';
import { edited, list, type Node, part, partsOf } from './tree.ts';

/** Those whose errors tell programmers of their mistakes, and do so in full wherever tests run. */
const LIBRARY = /node_modules\/(xstate|@noble|effect)\/(?:.*\/)?(.*)\.m?js$/;

/** The messages of what a program throws. */
const messagesIn = (node: Node): readonly Node[] => {
  const made = node.type === 'ThrowStatement' ? part(node, 'argument') : null;
  const isError = made?.type === 'NewExpression' && /^(Range|Syntax|Type)?Error$/.test(part(made, 'callee').name ?? '');
  const [message] = isError ? list(made, 'arguments') : [];
  return message ? [message] : partsOf(node).flatMap(messagesIn);
};

/** Has the errors of libraries say where in them they were thrown and nothing else: their sentences are most of a kilobyte before the first screen. */
export const shortErrors: Plugin = {
  name: 'matab-short-errors',
  apply: 'build',
  transform: {
    filter: { id: LIBRARY },
    handler(code, id) {
      const [, library, file] = LIBRARY.exec(id) ?? [];
      const places = messagesIn(parseAst(code) as unknown as Node);
      const shortened = edited(
        code,
        places.map(({ start, end }) => [start, end, `'${library}/${file}:${code.slice(0, start).split('\n').length}'`]),
      );
      return shortened === code ? null : { code: shortened, map: null };
    },
  },
};
