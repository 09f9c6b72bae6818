import { useMemo } from 'react';
import type { ResourceName } from '../../../schema/api.ts';
import { useSendApp } from '../actors.tsx';
import { Button } from '../controls/button.tsx';
import { SPACE } from '../feedback/skeleton.tsx';
import { standingOf } from '../list/list-standing.ts';
import { pageWords } from '../page/texts.ts';
import { isSettled, useListState, useRefresh } from '../resources.ts';
import { words } from '../texts.ts';
import type { Adding } from './choice/adding.ts';
import { type Option, workedWith } from './choice/options.ts';
import { optionAmong, type People } from './choice/party/people.ts';
import type { FieldProps } from './field-frame.tsx';
import { SelectField } from './select-field.tsx';
import { listWords } from './texts.ts';

/** Where the rows of a list are entered, with what is said in the place of the choices where it has none at all. */
export interface Entering {
  readonly none: string;
  readonly label: string;
  readonly to: string;
}

export interface ListFieldProps extends FieldProps {
  /** The cached list that the options are made of. */
  readonly list: ResourceName;
  readonly options?: readonly Option<number>[];
  /** The patients, where it is their list. */
  readonly people?: People<number>;
  readonly value: number | null;
  /** What the chosen row was called, for one that the list does not have (any more). */
  readonly chosenName?: string | null | undefined;
  /** Options of this list mostly say something under their names: room is kept for it. */
  readonly detailed?: boolean;
  readonly onChoose: (id: number | null) => void;
  readonly placeholder?: string;
  /** Offers the choice of nothing, by this name. */
  readonly noneLabel?: string;
  readonly firstTitle?: string;
  /** The value was put there by the program. */
  readonly preset?: boolean;
  /** A way to what the list does not have yet. */
  readonly adding?: Adding;
  /** The way on from a list that has nothing yet, where nothing rises over the form for it; the form waits meanwhile. */
  readonly entering?: Entering;
}

const NONE: readonly never[] = [];

/** One row of a cached list; one that the list does not know stays chosen. */
export const ListField = ({ list, options = NONE, people, value, chosenName, detailed = false, adding, entering, onChoose, ...field }: ListFieldProps) => {
  const state = useListState(list);
  const { known, busy, failure } = state;
  const send = useSendApp();
  const refresh = useRefresh(list);
  const waiting = !isSettled({ known, failure });
  const offered = useMemo(
    () =>
      value === null || optionAmong(value, options, people)
        ? options
        : [{ value, label: chosenName || pageWords.unknown, ...(detailed && waiting ? { detail: SPACE } : {}) }, ...options],
    [options, people, value, chosenName, detailed, waiting],
  );
  const way = standingOf(state, (people?.patients ?? options).length) === 'empty' ? entering : undefined;
  const status = known ? (
    way?.none
  ) : failure && !busy ? (
    <>
      <p>{listWords.failed}</p>
      <Button tone="quiet" onClick={refresh}>
        {words.retry}
      </Button>
    </>
  ) : (
    words.loading
  );
  return (
    <SelectField
      {...field}
      options={offered}
      people={people}
      value={value}
      status={status}
      adding={adding ?? (way && { label: way.label, onAdd: () => send({ type: 'route.go', to: way.to, replace: false }) })}
      onChange={(id) => {
        if (id === value) return;
        if (id && list === 'patients') send(workedWith(id));
        onChoose(id);
      }}
    />
  );
};
