import { wordingsOf } from '../../../src/views/viewer/words/kinds/wordings.ts';
import type { Product } from '../story/product.ts';
import { type Model, restingStates } from '../walk.ts';
import { chartFile } from './svg.ts';

/** The file that a folder of charts is opened with. */
export const CONTENTS = 'README.md';

const HEAD = `# Charts of the workflows

One picture for each workflow, written by \`npm run model -- chart --all\` from its machine; nobody draws them. A box is a state with what it is called, a double frame an end,
a dashed one holds parts that go on at the same time, and a dot is where it begins. \`⟳\` is a call that runs while a state lasts, \`done …\` and \`failed …\` are its answers,
\`after …\` a delay, \`always\` a decision; \`→\` in a box leads to the state that it names, \`↺\` to the same anew. Beside the picture stands every event in Persian. States are
counted where a workflow can rest: the root of all is open or not, and counts none. How to walk them: [QA](../qa.md#workflows-without-knowing-the-code).

| workflow | called | states | events |
| --- | --- | ---: | ---: |
`;

/** The charts as a table, in the order of their names. */
export const contentsOf = (models: readonly Model[], { areas }: Pick<Product, 'areas'>): string => {
  const wordings = wordingsOf(areas);
  const rows = models.map((model) => {
    const { name } = model.description;
    const counts = [restingStates(model.machine).length, Object.keys(model.events).length];
    return `| [${name}](${chartFile(model)}) | ${wordings.get(name)?.title ?? ''} | ${counts.join(' | ')} |`;
  });
  return `${HEAD}${rows.toSorted((one, other) => one.localeCompare(other, 'en')).join('\n')}\n`;
};
