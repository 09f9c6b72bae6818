import { describe, expect, it } from 'vitest';
import { ownNames } from '../../tools/own-names.ts';

interface File {
  readonly type: 'chunk';
  readonly fileName: string;
  readonly isEntry: boolean;
  code: string;
}

/** The files of a build, written as a built page has them. */
const written = (files: Readonly<Record<string, string>>): Readonly<Record<string, string>> => {
  const bundle = Object.fromEntries(
    Object.entries(files).map(([name, code]): [string, File] => [name, { type: 'chunk', fileName: `assets/${name}.js`, isEntry: name === 'page', code }]),
  );
  const { handler } = ownNames.generateBundle as unknown as { readonly handler: (this: object, options: object, bundle: object) => void };
  const build = {
    error: (what: string): never => {
      throw new Error(what);
    },
  };
  handler.call(build, {}, bundle);
  return Object.fromEntries(Object.entries(bundle).map(([name, { code }]) => [name, code]));
};

describe('what files give each other', () => {
  it('is called as it is where it stands', () => {
    const { core, page } = written({
      core: 'const q=1;function w(){return q}export{w as a,q as b,q as c};',
      page: 'import{a as e,b as q,c as r}from"./core.js";e(q,r);',
    });
    expect(core).toBe('const q=1;function w(){return q}export{w,q};');
    expect(page).toBe('import{w as e,q,q as r}from"./core.js";e(q,r);');
  });

  it('is asked for so by what is brought later, of one file or of several', () => {
    const { page } = written({
      core: 'const q=1;export{q as a};',
      list: 'const z=2;export{z as t};',
      page: 'const one=()=>import(`./core.js`).then(e=>({words:e.a})),both=()=>Promise.all([import("./core.js"),import("./list.js")]).then(e=>({words:e[0].a,screens:e[1].t}));',
    });
    expect(page).toBe(
      'const one=()=>import(`./core.js`).then(e=>({words:e.q})),both=()=>Promise.all([import("./core.js"),import("./list.js")]).then(e=>({words:e[0].q,screens:e[1].z}));',
    );
  });

  it('keeps its names where a file is brought whole, and where nobody knows which', () => {
    const files = { viewer: 'const q=1;export{q as startViewer};', page: 'import("./viewer.js").then(go),import(where);' };
    expect(written(files)).toEqual(files);
  });

  it.each([
    ['gives nobody b', { core: 'const q=1;export{q as a};', page: 'import{b as x}from"./core.js";' }],
    ['otherwise than by names', { core: 'const q=1;export{q as a};', page: 'import x from"./core.js";' }],
    ['otherwise than by names', { core: 'const q=1;export{q as a};', page: 'import*as x from"./core.js";' }],
    ['otherwise than by names', { core: 'const q=1;export{q as a};', list: 'export{a}from"./core.js";', page: '' }],
    ['brought whole, and asked for', { core: 'const q=1;export{q as a};', page: 'import{a as x}from"./core.js";import("./core.js").then(go);' }],
  ])('stops the build: %s', (said, files) => {
    expect(() => written(files as unknown as Readonly<Record<string, string>>)).toThrow(said);
  });
});
