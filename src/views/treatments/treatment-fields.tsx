import { rowById } from '../../machines/kit/rows.ts';
import type { TreatmentLists } from '../../machines/treatments/facts.ts';
import { chosenOr } from '../../schema/kit/draft/day.ts';
import { parseAmount } from '../../schema/kit/money.ts';
import { tehranDay } from '../../schema/kit/tehran.ts';
import { pickedTeeth } from '../../schema/kit/tooth.ts';
import { hasOnlyMilkTeeth } from '../../schema/patients/age.ts';
import { fullName } from '../../schema/patients/patient.ts';
import { isPersonal, type TreatmentDraft, type TreatmentFacts } from '../../schema/treatments/draft.ts';
import type { Surgery } from '../../schema/treatments/surgery.ts';
import { useApp } from '../kit/actors.tsx';
import { LinkButton } from '../kit/controls/link-button.tsx';
import { Banner } from '../kit/feedback/banner.tsx';
import type { Filled } from '../kit/feedback/wording.ts';
import { AmountField } from '../kit/fields/amount-field.tsx';
import { useAddingOver } from '../kit/fields/choice/adding.ts';
import { usePeople } from '../kit/fields/choice/party/patient-options.ts';
import { partyWords } from '../kit/fields/choice/party/texts.ts';
import { QuickChoices } from '../kit/fields/choice/quick-choices.tsx';
import { useRecent } from '../kit/fields/choice/recent.ts';
import { DayField } from '../kit/fields/day-field.tsx';
import { ListField } from '../kit/fields/list-field.tsx';
import { TextField } from '../kit/fields/text-field.tsx';
import { ToothPicker } from '../kit/figures/tooth/tooth-picker.tsx';
import { Card } from '../kit/page/page.tsx';
import { SubjectLine } from '../kit/page/staged/subject-line.tsx';
import { pageWords } from '../kit/page/texts.ts';
import { useRows } from '../kit/resources.ts';
import { Allergies } from './allergies.tsx';
import { KeptCosts } from './kept-costs.tsx';
import { ENTERING, useClinicOptions, useTariffOptions, useTypeOptions } from './lists.ts';
import { fields, form, problems } from './texts.ts';
import { clinicName, contractWarning, fieldError, lacksContract, patientName } from './wording.ts';

export interface TreatmentFieldsProps {
  readonly state: Filled<TreatmentDraft>;
  readonly lists: TreatmentLists;
  readonly facts: Partial<TreatmentFacts>;
  /** What the form opened with: choices among it nobody made. */
  readonly presets?: TreatmentDraft | null;
  readonly onChange: (change: Partial<TreatmentDraft>) => void;
  /** A stored treatment, whose patient cannot be changed. */
  readonly fixedPatient?: boolean;
  /** How it is stored, once that is known. */
  readonly stored?: Surgery | null;
  /** The form is about one patient; another one has a form of their own. */
  readonly patientGiven?: boolean;
  readonly disabled?: boolean;
}

/** Everything that can be said about one treatment. */
export const TreatmentFields = ({
  state,
  lists,
  facts,
  onChange,
  presets = null,
  fixedPatient = false,
  stored = null,
  patientGiven = false,
  disabled = false,
}: TreatmentFieldsProps) => {
  const { draft } = state;
  const today = useApp(({ at }) => tehranDay(at));
  const day = chosenOr(today, draft.surgery_time);
  const people = usePeople(partyWords.number);
  const typeOptions = useTypeOptions();
  // Who was just filed is here before the list is known.
  const patients = useRows('patients');
  const patient = rowById(patients, draft.patient?.id ?? 0);
  const clinicOptions = useClinicOptions(lists, day.day ?? null, stored);
  const tariffOptions = useTariffOptions(patient?.insurance ?? null);
  const kind = isPersonal(draft, facts);
  const personal = kind === true;
  // At a contract clinic none is sent; of a stored one what is kept is shown.
  const shownTariff = kind === false && !stored ? null : draft.insurance_tariff;
  const tariff = rowById(lists.insuranceTariffs ?? [], shownTariff?.id ?? 0);
  // Of a stored one it was known when it was chosen.
  const foreign = patient?.insurance && tariff && tariff.insurance !== patient.insurance && tariff.id !== stored?.insurance_tariff;
  const where = clinicName(lists, draft) ?? '';
  const named = { ...state, draft: { ...draft, clinic: draft.clinic ? { ...draft.clinic, name: where } : null } };
  const clinicError = fieldError(named, 'clinic');
  const likely = useRecent('newTreatments', 'procedure_type', typeOptions);
  const young = hasOnlyMilkTeeth(patient?.birth_date, today);
  const teeth = pickedTeeth(draft).length;
  const cost = parseAmount(draft.total_cost);

  const choosePatient = (id: number | null) => {
    const row = rowById(patients, id ?? 0);
    onChange({ patient: row ? { id: row.id, name: fullName(row), insurance: row.insurance ?? null } : null });
  };
  // Who only was said to be saved takes nobody's place.
  const adding = useAddingOver('patients', 'patientForm', partyWords.addPatient, (id) => rowById(patients, id) && choosePatient(id));
  const chooseType = (id: number | null) => {
    // What is chosen already brings no price over the one that was typed.
    if (id === draft.procedure_type?.id) return;
    const row = id === null ? undefined : rowById(lists.procedureTypes ?? [], id);
    onChange({ procedure_type: row ? { id: row.id, name: row.name, price: row.price } : null });
  };
  const chooseClinic = (id: number | null) => {
    const row = id === null ? undefined : rowById(lists.clinics ?? [], id);
    onChange({ clinic: row ? { id: row.id, name: row.name, personal: row.is_personal } : null });
  };
  const chooseTariff = (id: number | null) => {
    const option = tariffOptions.find(({ value }) => value === id);
    onChange({ insurance_tariff: option ? { id: option.value, name: option.name } : null });
  };
  return (
    <>
      <Card>
        {patientGiven ? (
          <SubjectLine
            name={patientName(lists, draft) ?? (lists.patients ? pageWords.unknown : null)}
            other={{ to: '/new-treatment', label: partyWords.other }}
            disabled={disabled}
          />
        ) : (
          <ListField
            label={fields.patient}
            list="patients"
            entering={ENTERING.patients}
            adding={adding}
            detailed
            required
            people={people}
            value={draft.patient?.id ?? null}
            chosenName={patientName(lists, draft)}
            placeholder={partyWords.choosePatient}
            firstTitle={partyWords.recent}
            error={fieldError(named, 'patient') ?? (facts.patient === false ? problems.patientNotFound : null)}
            disabled={disabled || fixedPatient}
            onChoose={choosePatient}
          />
        )}
        {patientGiven && facts.patient === false ? <Banner tone="problem">{problems.patientNotFound}</Banner> : null}
        {draft.patient && facts.patient !== false ? <Allergies patient={patient} /> : null}
        <ListField
          label={fields.procedure_type}
          list="procedureTypes"
          entering={ENTERING.procedureTypes}
          detailed
          required
          options={typeOptions}
          value={draft.procedure_type?.id ?? null}
          chosenName={draft.procedure_type?.name}
          placeholder={form.chooseType}
          error={fieldError(named, 'procedure_type') ?? (facts.procedure_type === false ? (fixedPatient ? problems.typeNotFound : problems.typeUnknown) : null)}
          disabled={disabled}
          onChoose={chooseType}
        />
        {fixedPatient ? null : (
          <QuickChoices label={form.quick} options={likely} value={draft.procedure_type?.id ?? null} disabled={disabled} onChoose={chooseType} />
        )}
        <AmountField
          label={fields.total_cost}
          required
          value={draft.total_cost}
          error={fieldError(named, 'total_cost')}
          disabled={disabled}
          onChange={(total_cost) => onChange({ total_cost })}
        />
        {stored ? <KeptCosts stored={stored} typed={draft.total_cost} /> : null}
      </Card>
      <Card title={fields.tooth_number}>
        <ToothPicker
          value={draft}
          several={!fixedPatient}
          young={young}
          quadrantError={fieldError(named, 'quadrant')}
          toothError={fieldError(named, 'tooth_number')}
          disabled={disabled}
          onChange={onChange}
        />
        {teeth > 1 && cost ? <p role="status">{form.perTooth(teeth, cost)}</p> : null}
      </Card>
      <Card>
        <ListField
          label={fields.clinic}
          list="clinics"
          entering={ENTERING.clinics}
          required
          options={clinicOptions}
          value={draft.clinic?.id ?? null}
          preset={presets?.clinic != null && presets.clinic.id === draft.clinic?.id}
          chosenName={where}
          error={clinicError}
          warning={clinicError ? null : contractWarning(named.draft, facts, lists, today)}
          disabled={disabled}
          onChoose={chooseClinic}
        />
        {draft.clinic && lacksContract(facts) ? <LinkButton to={`/contracts/${draft.clinic.id}`}>{form.enterContract}</LinkButton> : null}
        <ListField
          label={fields.insurance_tariff}
          list="insuranceTariffs"
          entering={ENTERING.insuranceTariffs}
          required={personal}
          options={tariffOptions}
          firstTitle={form.ownInsurance}
          value={shownTariff?.id ?? null}
          preset={shownTariff != null && presets?.insurance_tariff?.id === shownTariff.id}
          chosenName={shownTariff?.name}
          hint={personal ? undefined : form.tariffDisabled}
          error={fieldError(named, 'insurance_tariff')}
          warning={foreign ? form.otherInsurance : null}
          disabled={disabled || !personal}
          onChoose={chooseTariff}
        />
        <DayField
          label={fields.surgery_time}
          required
          value={day}
          preset={draft.surgery_time == null}
          today={today}
          max={today}
          words={{ wrong: problems.dateInvalid, outside: problems.dateFuture }}
          error={fieldError(named, 'surgery_time')}
          disabled={disabled}
          onChange={(surgery_time) => onChange({ surgery_time })}
        />
      </Card>
      <Card>
        <TextField
          label={fields.main_complain}
          value={draft.main_complain}
          error={fieldError(named, 'main_complain')}
          disabled={disabled}
          input={{ maxLength: 1000 }}
          onChange={(main_complain) => onChange({ main_complain })}
        />
        <TextField
          label={fields.description}
          multiline
          value={draft.description}
          error={fieldError(named, 'description')}
          disabled={disabled}
          input={{ maxLength: 2000 }}
          onChange={(description) => onChange({ description })}
        />
      </Card>
    </>
  );
};
