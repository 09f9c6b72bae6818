import type { AreaNarration, LabelsOf, WorkflowWords } from '../../../kit/feedback/narration.ts';
import { formWording } from './form.ts';
import { listWording } from './list.ts';
import { resourceWording } from './resource.ts';
import { stagedWording } from './staged.ts';
import { type Wording, worded } from './wording.ts';

type Kinds = { readonly [K in WorkflowWords['kind']]: (words: LabelsOf<K>) => Wording };

const kinds: Kinds = { form: formWording, staged: stagedWording, list: listWording, own: worded };

const wordingOf = <K extends WorkflowWords['kind']>(words: LabelsOf<K>): Wording => kinds[words.kind as K](words);

/** All that can be said of the workflows of some areas, by name. */
export const wordingsOf = (areas: readonly AreaNarration[]): ReadonlyMap<string, Wording> =>
  new Map(
    areas.flatMap(({ workflows, rows = {} }) => [
      ...Object.entries(workflows).map(([name, words]) => [name, wordingOf(words)] as const),
      ...Object.entries(rows).map(([name, words]) => [`resource:${name}`, resourceWording(words)] as const),
    ]),
  );
