import { resolved } from '../../decide/models/moves.ts';
import type { Roamer } from './moving.ts';
import { type Living, sightOf } from './sight.ts';

interface Entered {
  readonly draft?: unknown;
  readonly rows?: readonly { readonly key?: unknown; readonly draft?: unknown }[];
}

/** How long what was kept may take to be there again, in milliseconds. */
const PATIENCE = 6000;

/** What stands in forms that can be filled in, by the id of their workflows: the form, and what is in its list. */
const enteredIn = ({ knowledge }: Roamer, living: readonly Living[]): ReadonlyMap<string, string> =>
  new Map(
    living.flatMap((each): (readonly [string, string])[] => {
      const { draft, rows } = each.persisted.context as Entered;
      if (draft === undefined || !resolved(knowledge, each)?.hasTag('editable')) return [];
      const listed = Array.isArray(rows) ? rows.flatMap((row) => (row?.draft === undefined ? [] : [row.draft])) : [];
      return [[each.id, JSON.stringify([draft, listed])]];
    }),
  );

/** Does something after which all that was entered must stand where it stood, and looks whether it does. */
export const keepingAll = async (roamer: Roamer, when: string, something: () => Promise<void>): Promise<void> => {
  const { desk } = roamer;
  const before = enteredIn(roamer, (await sightOf(desk.device.page())).living);
  await something();
  const end = performance.now() + PATIENCE;
  for (;;) {
    const after = enteredIn(roamer, (await sightOf(desk.device.page())).living);
    // A sheet may be closed; what is open again must be as it was.
    const wrong = [...before].filter(([id, entered]) => after.has(id) && after.get(id) !== entered);
    if (wrong.length === 0) return;
    if (performance.now() > end) {
      for (const [id, entered] of wrong) desk.find('lost fields', `${when}, in ${id}: ${entered} → ${after.get(id)}`);
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 80));
  }
};
