import { expect, it } from 'vitest';
import { Row } from '../../../src/views/kit/list/row.tsx';
import { patient, rows, textOf, visit } from '../patients/practice.tsx';
import { find, press, show } from '../stand.tsx';

it('shows what somebody wrote with Latin digits in those of the screen, codes and Latin words aside', async () => {
  const page = await show(<Row title="ترمیم 2 سطحی" detail={['پلاک 12، واحد 3', 'کد CL1']} note="in 30 seconds" />);
  expect(textOf(page)).toBe('ترمیم ۲ سطحیپلاک ۱۲، واحد ۳کد CL1in 30 seconds');
});

it('does so on paper', async () => {
  const { page } = await visit('/patient/7', {
    'patientProfile.loadPatient': () => patient(7, { address: 'خیابان بهار، پلاک 12' }),
    'patientProfile.printPage': () => new Promise(() => {}),
    ...Object.fromEntries(['surgeries', 'procedureTypes', 'insurances'].map((list) => [`resource:${list}.loadRows`, () => rows([])])),
  });
  expect(textOf(page)).toContain('خیابان بهار، پلاک ۱۲');
  await press(find(page, 'button', 'چاپ'));
  expect(textOf(document.querySelector('[data-print-sheet]'))).toContain('خیابان بهار، پلاک ۱۲');
});
