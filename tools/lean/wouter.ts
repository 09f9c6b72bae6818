import type { Library } from './lean.ts';

/** What wouter does for nobody here: a link is never drawn as another element. */
export const WOUTER: Library = {
  name: 'wouter',
  files: [[/\/wouter\/src\/index\.js$/, { stretches: [['  return asChild && isValidElement(children)', 'h("a", linkProps', '  return ']] }]],
};
