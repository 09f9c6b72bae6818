import { sameCode } from '../../machines/clinics/services.ts';
import type { ServiceDraft } from '../../schema/clinics/service-draft.ts';
import { Banner } from '../kit/feedback/banner.tsx';
import type { Filled } from '../kit/feedback/wording.ts';
import { AmountField } from '../kit/fields/amount-field.tsx';
import { bindFields } from '../kit/fields/bound-field.ts';
import { TextField } from '../kit/fields/text-field.tsx';
import { Card } from '../kit/page/page.tsx';
import { fields, problems, service } from './services-texts.ts';
import { serviceErrors } from './services-wording.ts';

const bindService = bindFields<ServiceDraft>({ labels: fields, errors: serviceErrors, required: ['name', 'procedure_code', 'price'] });

interface ServiceFieldsProps {
  readonly state: Filled<ServiceDraft>;
  /** The other services, stored or in the list. */
  readonly others: readonly ServiceDraft[];
  readonly disabled: boolean;
  readonly onChange: (change: Partial<ServiceDraft>) => void;
}

/** What a service is called, its code, and what it costs where no contract says otherwise. */
export const ServiceFields = ({ state, others, disabled, onChange }: ServiceFieldsProps) => {
  const bind = bindService(state, disabled, onChange);
  const twin = sameCode(state.draft, others);
  return (
    <Card>
      {state.problems.length > 0 ? <Banner tone="problem">{problems.invalid}</Banner> : null}
      <TextField {...bind('name')} input={{ maxLength: 200 }} />
      <TextField {...bind('procedure_code')} kind="latin" warning={twin ? service.sameCode(twin.name) : null} input={{ maxLength: 50 }} />
      <AmountField {...bind('price')} />
    </Card>
  );
};
