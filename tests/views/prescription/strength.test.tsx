import { describe, expect, it } from 'vitest';
import { patient, rows, visit } from '../patients/practice.tsx';
import { field, find, press, settle, type } from '../stand.tsx';

const open = async () => {
  const { page } = await visit('/prescription?patient=7', {
    'resource:patients.loadRows': () => rows([patient(7)]),
    'resource:clinics.loadRows': () => rows([]),
    'prescriptionPatient.loadPatient': () => patient(7),
  });
  await settle();
  return {
    write: (drug: string) => type(field(page, 'نام دارو'), drug),
    choose: (name: string) => press(find(page, 'button', name)),
    strength: () => field(page, 'شکل و مقدار').value,
    writeStrength: (text: string) => type(field(page, 'شکل و مقدار'), text),
  };
};

describe('the strength of a drug', () => {
  it('is gone as soon as another drug is typed over it', async () => {
    const { write, choose, strength } = await open();
    await choose('آموکسی‌سیلین');
    await choose('کپسول ۵۰۰ میلی‌گرم');
    await write('آموکسی سیلین');
    expect(strength()).toBe('کپسول ۵۰۰ میلی‌گرم');
    await write('ایبوپروفن');
    expect(strength()).toBe('');
  });

  it('that somebody wrote is not lost when they choose the drug whose name they began', async () => {
    const { write, writeStrength, choose, strength } = await open();
    await write('آمو');
    await writeStrength('قرص جویدنی');
    await choose('آموکسی‌سیلین');
    expect(strength()).toBe('قرص جویدنی');
  });
});
