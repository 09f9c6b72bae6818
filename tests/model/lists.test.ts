import { proves } from './drive.ts';
import { type ListSamples, listModel, unusedOf } from './kit/list-screen.ts';
import { patientList } from './patients/list.ts';
import { patientProfile } from './patients/profile.ts';
import { clinicPayments, patientFinancials, patientPayments } from './payments/payer.ts';
import { chairList, clinicChairs } from './sample/chair-lists.ts';

const screens: Readonly<Record<string, ListSamples>> = {
  'patient list': patientList,
  'patient profile': patientProfile,
  'patient financials': patientFinancials,
  'patient payments': patientPayments,
  'clinic payments': clinicPayments,
  'the list of made-up chairs': chairList,
  'the made-up chairs of a clinic': clinicChairs,
};

for (const [name, samples] of Object.entries(screens)) proves(name, { model: listModel(samples), unused: unusedOf(samples) });
