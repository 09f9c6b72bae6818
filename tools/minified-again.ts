import { minify } from 'terser';
import { minifySync, type Plugin } from 'vite';

/**
 * What one pass of the minifier leaves, and what the build puts in behind it, a second one finds; another minifier finds what takes
 * knowing more of a program, but its names compress worse, so it gives none (D-258). Reading a property does nothing here
 * (`vite.config.ts`). Others read the text as the first left it, so this comes behind them.
 */
export const minifiedAgain: Plugin = {
  name: 'matab-minified-again',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const { code, errors } = minifySync(file.fileName, file.code, { module: true, compress: { target: 'es2022' }, mangle: { toplevel: true } });
        const [wrong] = errors;
        if (wrong) throw new Error(`${file.fileName}: ${wrong.message}`);
        const shorter = await minify(code, { module: true, ecma: 2020, compress: { passes: 5, pure_getters: true }, mangle: false });
        file.code = shorter.code ?? code;
      }
    },
  },
};
