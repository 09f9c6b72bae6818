const day = { typed: '1404/12/01', day: '2026-02-20' };
const treatment = {
  patient: { id: 1, name: 'علی رضایی' },
  procedure_type: { id: 1, name: 'x', price: 500_000 },
  total_cost: '500000',
  quadrant: 1,
  tooth_number: 2,
  clinic: { id: 1, name: 'مهر', personal: false },
  insurance_tariff: null,
  surgery_time: day,
  main_complain: 'درد',
};
const payment = { payer: { kind: 'patient', id: 1, name: 'علی رضایی' }, payment_method: 1, amount: '500000', date: day };

const contract = { clinic: 3, start_date: day, end_date: { typed: '1405/12/01', day: '2027-02-20' }, contract_type: 3, percent: '40', is_active: true };
const tariff = { contract: 4, procedure_type: { id: 1, name: 'x' }, price: '500000' };

/** Forms filled so that nothing is wrong with them, and what their lists would say. */
export const COMPLETE: Readonly<Record<string, { readonly change: object; readonly facts: object }>> = {
  newTreatments: { change: treatment, facts: { contract: 1 } },
  treatmentEdit: { change: treatment, facts: { contract: 1 } },
  newPayments: { change: payment, facts: {} },
  paymentEdit: { change: payment, facts: {} },
  clinicContracts: { change: contract, facts: {} },
  clinicTariffs: { change: tariff, facts: {} },
  patientForm: {
    change: {
      first_name: 'علی',
      last_name: 'رضایی',
      national_number: '0499370899',
      phone: '09121234567',
      birth_date: { typed: '1369/02/24', day: '1990-05-14' },
    },
    facts: {},
  },
  clinicForm: { change: { name: 'کلینیک آفتاب', address: 'خیابان آزادی' }, facts: { dentist: 1 } },
  services: { change: { name: 'جراحی لثه', procedure_code: 'D4260', price: '2500000' }, facts: {} },
  planForm: { change: { patient: 7, collateral: 2, number_of_installments: 3, payment_period: 1 }, facts: { debt: 500_000 } },
  newCheques: {
    change: {
      check_owner_name: 'علی رضایی',
      check_owner_national_number: '0499370899',
      relation_to_patient: 'خود بیمار',
      check_number: '0099999999999995',
      amount: '500000',
      due_date: day,
    },
    facts: { installment: true },
  },
  insuranceForm: { change: { name: 'ایران' }, facts: {} },
  appointmentForm: {
    change: { patient: { id: 1, name: 'علی رضایی' }, date: day, time: { typed: '10:30', time: '10:30' } },
    facts: { patient: true, near: false },
  },
  levelForm: { change: { insurance: 2, plan_level: 'پایه', percent: '30', cover_type: 1 }, facts: {} },
};
