import type { Plugin } from 'vite';

/** What runs while the program begins, nearly all of it; smaller files come in one piece, which is compiled on the page either way. */
const BEGINNING: readonly string[] = ['core', 'signed-in'];

/** Stands at the very head of a file: V8 then compiles all of it, beside the page and while it comes, instead of each function on the page when it is first called. */
const HINT = '//# allFunctionsCalledOnLoad\n';

export const compiledEarly: Plugin = {
  name: 'matab-compiled-early',
  generateBundle: {
    // Others put something at the head as well.
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) if (file.type === 'chunk' && BEGINNING.includes(file.name)) file.code = HINT + file.code;
    },
  },
};
