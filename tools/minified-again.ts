import { minifySync, type Plugin } from 'vite';

/** What one pass of the minifier leaves, and what the build puts in behind it, a second one finds. Others read the text as the first left it, so it comes last but for what stands at the head. */
export const minifiedAgain: Plugin = {
  name: 'matab-minified-again',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const { code, errors } = minifySync(file.fileName, file.code, { module: true, compress: { target: 'es2022' }, mangle: { toplevel: true } });
        const [wrong] = errors;
        if (wrong) throw new Error(`${file.fileName}: ${wrong.message}`);
        file.code = code;
      }
    },
  },
};
