import { isAction } from '../../../../src/machines/viewer/kinds.ts';
import type { LogRecord } from '../../../../src/schema/log/record.ts';
import type { AreaNarration, WorkflowWords } from '../../../../src/views/kit/feedback/narration.ts';
import type { Wording } from '../../../../src/views/viewer/words/kinds/wording.ts';
import { wordingsOf } from '../../../../src/views/viewer/words/kinds/wordings.ts';
import type { Proof } from '../../../model/drive.ts';
import type { Model } from '../../../model/walk.ts';

type Plain = Readonly<Record<string, unknown>>;

/** What is known of a workflow without anybody having written it down for a random user: its model, and how it is told of. */
export interface Known {
  readonly model: Model;
  readonly wording: Wording;
  /** What a person calls a row, where it shows any. */
  readonly rowName: ((row: Plain) => string) | null;
  /** The events that are told of and that a person may do. */
  readonly told: readonly string[];
}

/** All workflows, by their names, with how all areas are told of. */
export interface Knowledge {
  readonly workflows: ReadonlyMap<string, Known>;
  readonly areas: readonly AreaNarration[];
}

const rowNameOf = (words: WorkflowWords | undefined): Known['rowName'] => {
  if (words?.kind === 'list') return words.rowName;
  return words?.kind === 'staged' ? (words.recordName ?? null) : null;
};

/** What the device or another tab tells a workflow nobody does. */
const byPerson = (type: string): boolean => isAction({ record: { e: { type } } as unknown as LogRecord });

/** Puts models and words together: of whatever has both, moves can be made. */
export const knowledgeOf = (proofs: readonly Pick<Proof, 'model'>[], areas: readonly AreaNarration[]): Knowledge => {
  const wordings = wordingsOf(areas);
  const all: Readonly<Record<string, WorkflowWords>> = Object.assign({}, ...areas.map(({ workflows }) => workflows));
  const known = proofs.flatMap(({ model }): (readonly [string, Known])[] => {
    const { name, events } = model.description;
    const never = new Set(model.ignored ?? []);
    const wording = wordings.get(name);
    if (wording === undefined) return [];
    const told = Object.keys(events).filter((type) => wording.tells[type] != null && type in model.events && !never.has(type) && byPerson(type));
    return [[name, { model, wording, rowName: rowNameOf(all[name]), told }]];
  });
  return { workflows: new Map(known), areas };
};
