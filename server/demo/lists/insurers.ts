/** Insurers of the demo practice with their plan levels; each level is offered to policyholders and to dependants. */
export interface Insurer {
  readonly name: string;
  readonly kind: 'base' | 'supplementary';
  /** Level and deductible in percent. */
  readonly levels: readonly (readonly [level: string, percent: number])[];
}

const metals = (bronze: number, silver: number, gold: number): Insurer['levels'] => [
  ['طرح برنزی', bronze],
  ['طرح نقره‌ای', silver],
  ['طرح طلایی', gold],
];

const base = (name: string, ...levels: Insurer['levels']): Insurer => ({ name, kind: 'base', levels });
const supplementary = (name: string, levels: Insurer['levels']): Insurer => ({ name, kind: 'supplementary', levels });

export const insurers: readonly Insurer[] = [
  base('تأمین اجتماعی', ['پایه', 30]),
  base('سلامت ایران', ['پایه', 30], ['همگانی', 30]),
  base('نیروهای مسلح', ['پایه', 30], ['تکمیلی ویژه', 20]),
  supplementary('بیمه ایران', metals(30, 20, 10)),
  supplementary('بیمه دانا', metals(30, 20, 10)),
  supplementary('بیمه آسیا', metals(30, 25, 15)),
  supplementary('بیمه البرز', metals(30, 20, 15)),
  supplementary('بیمه پاسارگاد', metals(30, 20, 10)),
  supplementary('بیمه پارسیان', metals(30, 20, 10)),
  supplementary('بیمه کوثر', metals(30, 25, 20)),
  supplementary('بیمه ملت', metals(40, 30, 20)),
  supplementary('بیمه سامان', metals(30, 20, 10)),
  supplementary('بیمه معلم', metals(30, 20, 15)),
  supplementary('بیمه دی', metals(30, 20, 10)),
  supplementary('بیمه رازی', metals(30, 25, 20)),
  supplementary('بیمه نوین', metals(30, 20, 10)),
  supplementary('بیمه سینا', metals(30, 20, 10)),
  supplementary('بیمه میهن', metals(40, 30, 20)),
  supplementary('کمک‌رسان ایران (SOS)', [
    ['عادی', 30],
    ['طلایی', 10],
  ]),
  supplementary('آتیه‌سازان حافظ', [
    ['پایه', 30],
    ['ویژه', 10],
  ]),
];

/** Of a hundred patients, how many have no insurance, a base one, a supplementary one. */
export const insuranceShares = { none: 45, base: 30, supplementary: 25 } as const;
