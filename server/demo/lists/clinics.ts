/** Clinics of the demo practice. Contract years count from the current Persian year; the fifth clinic's contract has run out on purpose; the provider opens the one of the personal clinic. */
export interface DemoClinic {
  readonly name: string;
  readonly personal: boolean;
  readonly address: string;
  readonly phone: string;
  readonly license: string | null;
  readonly contracts: readonly {
    readonly type: 'percent' | 'fixed' | 'combined';
    readonly percent: number;
    /** Years from this one, and month and day of the start; it lasts a year. */
    readonly year: number;
    readonly from: string;
    readonly active: boolean;
  }[];
}

export const clinics: readonly DemoClinic[] = [
  {
    name: 'مطب شخصی دکتر سپهری',
    personal: true,
    address: 'تهران، خیابان ولیعصر، بالاتر از پارک ساعی، پلاک ۱۲۴۰، طبقه ۳، واحد ۷',
    phone: '+982100001201',
    license: '12-40512',
    contracts: [],
  },
  {
    name: 'کلینیک دندانپزشکی لبخند',
    personal: false,
    address: 'تهران، سعادت‌آباد، میدان کاج، خیابان سرو غربی، پلاک ۵۸',
    phone: '+982100001202',
    license: '12-38811',
    contracts: [
      { type: 'percent', percent: 50, year: 0, from: '01/01', active: true },
      { type: 'percent', percent: 45, year: -1, from: '01/01', active: false },
    ],
  },
  {
    name: 'درمانگاه دندانپزشکی پارس',
    personal: false,
    address: 'کرج، گوهردشت، بلوار انقلاب، نبش خیابان پنجم',
    phone: '+982600001203',
    license: '26-11274',
    contracts: [{ type: 'fixed', percent: 0, year: 0, from: '02/01', active: true }],
  },
  {
    name: 'کلینیک تخصصی مهر',
    personal: false,
    address: 'اصفهان، خیابان چهارباغ بالا، کوچه ۱۲، پلاک ۹',
    phone: '+983100001204',
    license: '31-20943',
    contracts: [{ type: 'combined', percent: 30, year: 0, from: '04/01', active: true }],
  },
  {
    name: 'مرکز دندانپزشکی نیک‌نام',
    personal: false,
    address: 'شیراز، بلوار زند، روبه‌روی هتل پارس، ساختمان پزشکان، طبقه ۲',
    phone: '+987100001205',
    license: null,
    contracts: [{ type: 'percent', percent: 40, year: -1, from: '07/01', active: false }],
  },
  {
    name: 'کلینیک کودکان شکوفه',
    personal: false,
    address: 'مشهد، بلوار سجاد، سجاد ۱۸، پلاک ۳۳',
    phone: '+985100001206',
    license: '51-00762',
    contracts: [{ type: 'percent', percent: 55, year: 0, from: '06/15', active: true }],
  },
];
