import { OWING } from '../../../schema/accounting/tabs.ts';
import { SegmentedControl } from '../../kit/controls/segmented-control.tsx';
import { useListState } from '../../kit/resources.ts';
import { Pictures } from '../pictures/pictures.tsx';
import { useAsked, useReport, useSendSummary } from '../standing.ts';
import { Laid } from '../table/laid.tsx';
import type { ShownClinics, ShownDebts } from '../table/shown.ts';
import { debtors } from '../texts.ts';
import { ClinicsOwing, ClinicsTotal } from './clinics-owing.tsx';
import { Debtors } from './debtors.tsx';

/** What is owed: by clinics, as the provider reports it, or by patients, as their treatments and payments say. */
export const ReceivableTab = ({ shown }: { readonly shown: ShownClinics | ShownDebts }) => {
  const owing = useAsked('owing');
  const send = useSendSummary();
  const { value, failure } = useReport('invoices');
  const clinics = useListState('clinics');
  const waiting = failure === null && clinics.failure === null && (value === null || !clinics.known);
  return (
    <Laid
      picture={
        shown.of === 'clinics' ? <Pictures tab="receivable" rows={shown.rows.filter(({ sum }) => sum !== null)} waiting={waiting} months={false} /> : null
      }
      figures={
        <>
          <SegmentedControl
            label={debtors.choose}
            choices={OWING.map((value) => ({ value, label: debtors.of[value] }))}
            value={owing}
            onChange={(value) => send({ type: 'owing.chosen', owing: value })}
          />
          {shown.of === 'clinics' ? <ClinicsTotal {...shown} /> : null}
        </>
      }
    >
      {shown.of === 'clinics' ? <ClinicsOwing {...shown} /> : <Debtors {...shown} />}
    </Laid>
  );
};
