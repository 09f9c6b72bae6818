import { addressOf as pathTo } from '../../machines/app/context.ts';
import { addressOf } from '../../machines/documents/context.ts';
import { isUnended } from '../../machines/kit/form/unended.ts';
import { fullName } from '../../schema/patients/patient.ts';
import { shallow, useApp, useSelectedIfOpen, useSend } from '../kit/actors.tsx';
import { now } from '../kit/clock.ts';
import { waitingWords } from '../kit/page/record/texts.ts';
import { WaitingStrip } from '../kit/page/record/waiting-strip.tsx';
import type { DocumentsEvent, DocumentsSnapshot } from './state.ts';
import { documents as texts } from './texts.ts';

const Waiting = ({ workflow }: { readonly workflow: string }) => {
  const context = useSelectedIfOpen(workflow, (each: DocumentsSnapshot) => each.context);
  const send = useSend<DocumentsEvent>(workflow);
  if (!context || !isUnended(context)) return null;
  const { value } = context.parts.patient;
  const who = (value && fullName(value)) || null;
  return (
    <WaitingStrip
      workflow={workflow}
      says={texts.waiting(who)}
      texts={waitingWords}
      to={pathTo({ path: '/invoice-certificate', query: addressOf(context) })}
      discard={{ asks: texts.waitingDiscardAsked(who), onDiscard: () => send({ type: 'draft.discarded', at: now() }) }}
    />
  );
};

/** Papers about others that were begun and neither printed nor sent: nobody's are shown to anybody else, and none are forgotten. */
export const WaitingPapers = ({ own }: { readonly own: string }) => {
  const others = useApp(({ open }) => Object.keys(open).filter((id) => id !== own && open[id] === open[own]), shallow);
  return others.map((id) => <Waiting key={id} workflow={id} />);
};
