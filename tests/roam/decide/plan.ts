import type { Chance } from '../../../server/demo/chance.ts';
import type { FormName } from './forms.ts';
import type { ListName, Mind } from './mind.ts';

/** What befalls a submission or a save on its way. */
export type Mishap = 'none' | 'lost' | 'late' | 'broken' | 'server down' | 'server killed' | 'browser killed' | 'browser killed unheard' | 'reloaded';

/** What a person does next. */
export type Action =
  | { readonly do: 'fill'; readonly form: FormName; readonly fields: number }
  | { readonly do: 'stage' | 'take back' | 'remove'; readonly list: ListName }
  | { readonly do: 'submit'; readonly list: ListName; readonly mishap: Mishap }
  | { readonly do: 'save'; readonly form: 'patient' | 'insurance'; readonly mishap: Mishap }
  | { readonly do: 'edit patient' | 'delete patient'; readonly by: 'menu' | 'swipe' }
  | { readonly do: 'search' | 'back' | 'reload' | 'look' | 'kill browser' | 'kill server' | 'second tab' | 'kill two tabs' | 'sign out and in' | 'abandon' }
  | { readonly do: 'offline' | 'peek' | 'kill browser at once'; readonly form: FormName };

const MISHAPS: readonly (readonly [Mishap, number])[] = [
  ['none', 8],
  ['lost', 3],
  ['late', 1],
  ['broken', 1],
  ['server down', 1],
  ['server killed', 1],
  ['browser killed', 2],
  ['browser killed unheard', 1],
  ['reloaded', 1],
];

const FORMS: readonly (readonly [FormName, number])[] = [
  ['treatments', 5],
  ['payments', 4],
  ['patient', 3],
  ['insurance', 1],
];

type Weighed = readonly [() => Action, number];

/** What may be done now, and how often it is. */
const offers = (luck: Chance, mind: Mind): readonly Weighed[] => {
  const form = () => luck.pickWeighted(FORMS);
  const mishap = () => luck.pickWeighted(MISHAPS);
  const by = () => luck.pick(['menu', 'swipe'] as const);
  const lists = (['treatments', 'payments'] as const).filter((name) => mind.rows[name].length > 0);
  const list = () => luck.pick(lists);
  const filled = lists.length > 0 ? 1 : 0;
  const known = mind.filed.length > 0 ? 1 : 0;
  const begun = mind.drafts.size > 0 ? 1 : 0;
  return [
    [() => ({ do: 'fill', form: form(), fields: luck.between(1, 5) }), 6],
    [() => ({ do: 'stage', list: luck.pick(['treatments', 'payments'] as const) }), 5],
    [() => ({ do: 'submit', list: list(), mishap: mishap() }), 3 * filled],
    [() => ({ do: 'take back', list: list() }), filled],
    [() => ({ do: 'remove', list: list() }), filled],
    [() => ({ do: 'save', form: luck.happens(0.75) ? 'patient' : 'insurance', mishap: mishap() }), 2],
    [() => ({ do: 'edit patient', by: by() }), 2 * known],
    [() => ({ do: 'delete patient', by: by() }), known],
    [() => ({ do: 'search' }), 1],
    [() => ({ do: 'back' }), 1.5],
    [() => ({ do: 'reload' }), 1],
    [() => ({ do: 'look' }), 1],
    [() => ({ do: 'abandon' }), 0.5 * begun],
    [() => ({ do: 'kill browser' }), 1.5],
    [() => ({ do: 'kill browser at once', form: form() }), 0.5],
    [() => ({ do: 'kill server' }), 1],
    [() => ({ do: 'second tab' }), 1],
    [() => ({ do: 'kill two tabs' }), 0.5],
    [() => ({ do: 'sign out and in' }), 0.5],
    [() => ({ do: 'offline', form: form() }), 1],
    [() => ({ do: 'peek', form: luck.pick(['treatments', 'payments', 'patient'] as const) }), 1],
  ];
};

/** The next thing to do: the same for the same luck and the same knowledge. */
export const nextAction = (luck: Chance, mind: Mind): Action => luck.pickWeighted(offers(luck, mind).filter(([, weight]) => weight > 0))();
