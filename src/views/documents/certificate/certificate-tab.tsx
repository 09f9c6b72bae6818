import { useMemo } from 'react';
import { rowById } from '../../../machines/kit/rows.ts';
import { dayOn } from '../../../schema/documents/draft.ts';
import { persianDigits } from '../../../schema/kit/digits.ts';
import { jalaliText } from '../../../schema/kit/jalali.ts';
import { isolated } from '../../../schema/kit/persian-text.ts';
import { tehranDay } from '../../../schema/kit/tehran.ts';
import { useApp } from '../../kit/actors.tsx';
import { QuickChoices } from '../../kit/fields/choice/quick-choices.tsx';
import { DayField } from '../../kit/fields/day-field.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import { IntegerField } from '../../kit/fields/typed/integer-field.tsx';
import { Card } from '../../kit/page/page.tsx';
import { isSettled, useListState, useRows } from '../../kit/resources.ts';
import { useFields } from '../fields.ts';
import { useDocuments, useInvoice, useOfPatient, useSendDocuments, useTypeName } from '../state.ts';
import { problems, certificate as texts } from '../texts.ts';

/** As many of the latest treatments are offered. */
const LATEST = 6;

/** The latest treatments of the patient, each kind and day once: what a certificate is mostly about; null while they are on their way. */
const useLatest = () => {
  const { lines } = useInvoice();
  const ofPatient = useOfPatient();
  const surgeries = useListState('surgeries', ofPatient);
  const named = useListState('procedureTypes');
  const typeName = useTypeName();
  const types = useRows('procedureTypes');
  const latest = new Map<string, { readonly value: number; readonly label: string; readonly name: string; readonly day: string }>();
  for (const { surgery } of lines.toReversed()) {
    const { id, surgery_time: day } = surgery;
    const name = typeName(surgery);
    // What nobody can name is no word for a certificate.
    if (rowById(types, surgery.procedure_type)?.name && day && latest.size < LATEST && !latest.has(`${day} ${name}`))
      latest.set(`${day} ${name}`, { value: id, label: `${isolated(name)}، ${persianDigits(jalaliText(day))}`, name, day });
  }
  return isSettled(surgeries) && isSettled(named) ? [...latest.values()] : null;
};

/** What a certificate says: for what, when, how long somebody must rest, and to whom it goes. */
export const CertificateTab = () => {
  const { draft } = useDocuments();
  const today = useApp(({ at }) => tehranDay(at));
  const send = useSendDocuments();
  const field = useFields();
  const latest = useLatest();
  const chosen = useMemo(() => latest?.find(({ name, day }) => name === draft.treatment && day === dayOn(draft, today).day), [latest, draft, today]);
  const { value: _, ...dayField } = field('day');
  return (
    <Card>
      <QuickChoices
        label={texts.quick}
        options={latest}
        value={chosen?.value ?? null}
        onChoose={(id) => {
          const one = latest?.find(({ value }) => value === id);
          if (one) send({ type: 'draft.changed', change: { treatment: one.name, day: { typed: jalaliText(one.day), day: one.day } } });
        }}
      />
      <TextField {...field('treatment')} input={{ maxLength: 200 }} />
      <DayField
        {...dayField}
        value={dayOn(draft, today)}
        preset={draft.day == null}
        today={today}
        max={today}
        words={{ wrong: problems.dayInvalid, outside: problems.dayFuture }}
      />
      <IntegerField {...field('restDays')} unit={texts.daysUnit} hint={texts.restHint} />
      <TextField {...field('addressee')} input={{ maxLength: 200 }} />
    </Card>
  );
};
