import { addressOf } from '../../machines/app/context.ts';
import { rowById } from '../../machines/kit/rows.ts';
import { hasMessage, type MessagesContext } from '../../machines/messages/moves.ts';
import { fullName } from '../../schema/patients/patient.ts';
import { shallow, useApp, useSelectedIfOpen } from '../kit/actors.tsx';
import { waitingWords } from '../kit/page/record/texts.ts';
import { WaitingStrip } from '../kit/page/record/waiting-strip.tsx';
import { useRows } from '../kit/resources.ts';
import { type MessagesSnapshot, useSendMessages } from './messages-state.ts';
import { message } from './texts.ts';
import { recipientName } from './wording.ts';

const MESSAGES_PATH = '/sms';

/** Whom a message is about: the patient of its address, else the first who gets it. */
const useSubject = (): ((context: MessagesContext) => string | null) => {
  const patients = useRows('patients');
  return ({ params, rows }) => {
    const own = rows.find(({ patient }) => patient != null && String(patient) === params.patient) ?? rows[0];
    const patient = rowById(patients, Number(params.patient ?? own?.patient ?? 0));
    return patient ? fullName(patient) : own ? recipientName(own) : null;
  };
};

const WaitingMessage = ({ workflow }: { readonly workflow: string }) => {
  const snapshot = useSelectedIfOpen(workflow, (each: MessagesSnapshot) => each);
  const send = useSendMessages(workflow);
  const subjectOf = useSubject();
  if (!snapshot || !hasMessage(snapshot.context)) return null;
  const { context } = snapshot;
  const who = subjectOf(context);
  const discard = {
    asks: message.waitingDiscardAsked(who),
    onDiscard: () => {
      send({ type: 'list.emptied' });
      send({ type: 'list.discarded' });
    },
  };
  return (
    <WaitingStrip
      workflow={workflow}
      says={message.waiting(who, context.rows.length)}
      texts={waitingWords}
      to={addressOf({ path: MESSAGES_PATH, query: context.params })}
      {...(snapshot.hasTag('editable') ? { discard } : {})}
    />
  );
};

/** Messages to others that were begun and wait: nobody gets what was written for somebody else, and none is forgotten. */
export const WaitingMessages = ({ own }: { readonly own: string }) => {
  const others = useApp(({ open }) => Object.keys(open).filter((id) => id !== own && open[id] === open[own]), shallow);
  return others.map((id) => <WaitingMessage key={id} workflow={id} />);
};
