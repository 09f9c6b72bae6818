import type { FormContext } from '../../../../machines/kit/form/context.ts';
import { isDirty } from '../../../../machines/kit/form/context.ts';
import type { AnyRow } from '../../../../machines/kit/rows.ts';
import { shallow, useApp, useSelectedIfOpen } from '../../actors.tsx';
import { useSheeted } from '../open-workflow.ts';
import { type RecordSnapshot, useSendRecord } from './record-state.ts';
import { type RecordWords, waitingWords } from './texts.ts';
import { WaitingStrip } from './waiting-strip.tsx';

interface WaitingFormsProps<Draft extends object, Row extends AnyRow> {
  /** The form on this page, which is not spoken of; or the one that is. */
  readonly workflow: string;
  readonly texts: RecordWords;
  /** What a person calls the record in a form; null while it has no name. */
  readonly nameOf: (context: FormContext<Draft, Row>) => string | null;
  /** The address of a form. */
  readonly path: (context: FormContext<Draft, Row>) => string;
}

const One = <Draft extends object, Row extends AnyRow>({ workflow, texts, nameOf, path }: WaitingFormsProps<Draft, Row>) => {
  const snapshot = useSelectedIfOpen(workflow, (each: RecordSnapshot<Draft, Row>) => each);
  const send = useSendRecord(workflow);
  // A sheet only says so: whoever went on from there would first be asked to throw away what it holds.
  const sheeted = useSheeted();
  if (!snapshot || snapshot.context.here || !isDirty(snapshot.context)) return null;
  const { context } = snapshot;
  const name = nameOf(context);
  const discard = {
    asks: texts.discardAsked(name),
    onDiscard: () => {
      send({ type: 'form.abandoned' });
      send({ type: 'form.discarded' });
    },
  };
  return (
    <WaitingStrip
      workflow={workflow}
      says={context.id === null ? texts.waitingNew(name) : texts.waiting(name)}
      texts={waitingWords}
      to={sheeted ? null : path(context)}
      {...(sheeted || !snapshot.hasTag('editable') ? {} : { discard })}
    />
  );
};

/** Forms of the same kind about other records that wait to be saved: none is shown under another's name, and none is forgotten. */
export const WaitingForms = <Draft extends object, Row extends AnyRow>({ workflow: own, ...shared }: WaitingFormsProps<Draft, Row>) => {
  const others = useApp(({ open }) => Object.keys(open).filter((id) => id !== own && open[id] === open[own]), shallow);
  return others.map((id) => <One key={id} workflow={id} {...shared} />);
};
