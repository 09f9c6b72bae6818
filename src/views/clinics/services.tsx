import { missingOfService } from '../../machines/clinics/services.ts';
import { rowById } from '../../machines/kit/rows.ts';
import type { StagedContext, StagedRow } from '../../machines/kit/staged/context.ts';
import type { ProcedureType } from '../../schema/clinics/procedure-type.ts';
import { type ServiceDraft, serviceDraft } from '../../schema/clinics/service-draft.ts';
import { parseAmount } from '../../schema/kit/money.ts';
import { tehranDay } from '../../schema/kit/tehran.ts';
import { useApp } from '../kit/actors.tsx';
import { Amount } from '../kit/figures/amount.tsx';
import { priceWords } from '../kit/figures/price-words.ts';
import { Age } from '../kit/list/age.tsx';
import { useWorkflow } from '../kit/page/open-workflow.ts';
import type { Entry } from '../kit/page/staged/staged-rows.tsx';
import { StagedScreen } from '../kit/page/staged/staged-screen.tsx';
import { stagedWords } from '../kit/page/staged/texts.ts';
import { useListState, useRows } from '../kit/resources.ts';
import { ServiceFields } from './services-fields.tsx';
import { fields, service, serviceOne, staged } from './services-texts.ts';
import { entryName, serviceFailure } from './services-wording.ts';
import { StoredServices } from './stored-services.tsx';

type Context = StagedContext<ServiceDraft, object, ProcedureType>;

const texts = stagedWords(serviceOne);

/** The services of the practice with their free rates: new ones and changes of those it has, sent together. */
export const Services = () => {
  const workflow = useWorkflow();
  const today = useApp(({ at }) => tehranDay(at));
  const services = useRows('procedureTypes');
  const state = useListState('procedureTypes');
  /** All but the one in the form; what the list makes of a stored one stands for it. */
  const othersOf = ({ record, rows }: Context): readonly ServiceDraft[] => {
    const held = new Set([record?.id, ...rows.map((row) => row.record?.id)]);
    return [...rows.map(({ draft }) => draft), ...services.filter(({ id }) => !held.has(id)).map(serviceDraft.open)];
  };
  const entryOf = (draft: ServiceDraft, row?: StagedRow<ServiceDraft, object>): Entry => {
    const before = row?.record as ProcedureType | null | undefined;
    // Another desk may have set another price since: what is sent from here takes its place, and so it is said.
    const price = parseAmount(draft.price) ?? 0;
    const since = rowById(services, before?.id ?? 0)?.price;
    return {
      name: entryName(draft),
      title: entryName(draft),
      detail: (
        <>
          <span>{before ? staged.changed : staged.newOne}</span>
          <bdi>{service.code(draft.procedure_code)}</bdi>
          <Amount toman={price} />
          {before && before.price !== price ? <span>{priceWords.was(before.price)}</span> : null}
          {before && since !== undefined && price !== before.price && since !== before.price && since !== price ? (
            <strong>{priceWords.meanwhile(since)}</strong>
          ) : null}
        </>
      ),
    };
  };
  return (
    <StagedScreen<ServiceDraft, object, ProcedureType>
      key={workflow}
      workflow={workflow}
      title={service.title}
      back="/settings"
      path="/procedure-types"
      subjectOf={() => null}
      texts={texts}
      age={<Age list="procedureTypes" />}
      list={staged}
      facts={() => ({})}
      missing={(draft) => missingOfService(draft, today).map((field) => fields[field])}
      entryOf={entryOf}
      recordName={entryName}
      failureText={serviceFailure}
      fields={(context, disabled, change) => <ServiceFields state={context} others={othersOf(context)} disabled={disabled} onChange={change} />}
      stored={(context, disabled) => <StoredServices workflow={workflow} context={context} services={services} state={state} disabled={disabled} />}
    />
  );
};
