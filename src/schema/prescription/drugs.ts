/** What drugs may have in common for somebody who is allergic to one of them. */
export type Family =
  | 'penicillins'
  | 'cephalosporins'
  | 'carbapenems'
  | 'glycopeptides'
  | 'macrolides'
  | 'tetracyclines'
  | 'nitroimidazoles'
  | 'azoles'
  | 'polyenes'
  | 'nsaids'
  | 'opioids'
  | 'amides'
  | 'esters'
  | 'sulfonamides'
  | 'lincosamides'
  | 'aminoglycosides'
  | 'quinolones'
  | 'anilides'
  | 'corticosteroids'
  | 'benzodiazepines';

/** A drug as it may be written on a prescription. */
export interface Drug {
  readonly name: string;
  readonly latin: string;
  /** Other spellings, and names of brands that people know it by. */
  readonly also?: readonly string[];
  /** Pharmaceutical forms with their strengths. */
  readonly forms: readonly string[];
  readonly families?: readonly Family[];
}

const drug = (name: string, latin: string, forms: readonly string[], families: readonly Family[] = [], also: readonly string[] = []): Drug => ({
  ...{ name, latin, forms, families, also },
});

/**
 * Drugs that dentists commonly write, in the order of how they are looked for. How much of it somebody takes is the dentist's to say: no
 * dose stands here. Source of the selection: SDCEP, Drug Prescribing for Dentistry, 3rd ed., January 2016, "List of drugs", and what is
 * common in Iran besides. Persian names, forms and strengths are written down from common use and were compared with no pharmacy's
 * list: they are proposals, and anything else can be typed.
 */
export const DRUGS: readonly Drug[] = [
  drug(
    'آموکسی‌سیلین',
    'Amoxicillin',
    ['کپسول ۵۰۰ میلی‌گرم', 'کپسول ۲۵۰ میلی‌گرم', 'شربت ۲۵۰ میلی‌گرم در ۵ میلی‌لیتر'],
    ['penicillins'],
    ['آموکسی', 'Amoxi', 'Amox', 'آموکسیل', 'Amoxil'],
  ),
  drug(
    'کوآموکسی‌کلاو',
    'Co-amoxiclav',
    ['قرص ۶۲۵ میلی‌گرم', 'قرص ۳۷۵ میلی‌گرم', 'شربت ۳۱۲ میلی‌گرم در ۵ میلی‌لیتر'],
    ['penicillins'],
    ['آموکسی‌کلاو', 'کوآموکسی', 'فارمنتین', 'آگمنتین', 'Augmentin', 'Farmentin', 'Co-amoxi'],
  ),
  drug(
    'مترونیدازول',
    'Metronidazole',
    ['قرص ۲۵۰ میلی‌گرم', 'قرص ۵۰۰ میلی‌گرم', 'شربت ۱۲۵ میلی‌گرم در ۵ میلی‌لیتر'],
    ['nitroimidazoles'],
    ['مترو', 'Metro', 'فلاژیل', 'Flagyl'],
  ),
  drug(
    'ایبوپروفن',
    'Ibuprofen',
    ['قرص ۴۰۰ میلی‌گرم', 'قرص ۲۰۰ میلی‌گرم', 'شربت ۱۰۰ میلی‌گرم در ۵ میلی‌لیتر'],
    ['nsaids'],
    ['ژلوفن', 'بروفن', 'نوافن', 'ادویل', 'نوروفن', 'Brufen', 'Gelofen', 'Novafen', 'Advil', 'Nurofen'],
  ),
  drug(
    'استامینوفن',
    'Acetaminophen',
    ['قرص ۵۰۰ میلی‌گرم', 'قرص ۳۲۵ میلی‌گرم', 'شربت ۱۲۰ میلی‌گرم در ۵ میلی‌لیتر'],
    ['anilides'],
    ['پاراستامول', 'Paracetamol', 'تایلنول', 'نوافن', 'پانادول', 'آپوتل', 'ادالت‌کلد', 'Tylenol', 'Novafen', 'Panadol', 'Apotel', 'Adult Cold'],
  ),
  drug('استامینوفن کدئین', 'Acetaminophen codeine', ['قرص ۳۰۰/۱۰ میلی‌گرم', 'قرص ۳۰۰/۲۰ میلی‌گرم'], ['anilides', 'opioids']),
  drug('ژلوفن', 'Ibuprofen (soft capsule)', ['کپسول ۴۰۰ میلی‌گرم'], ['nsaids'], ['ایبوپروفن', 'Gelofen', 'Ibuprofen']),
  drug('کلرهگزیدین', 'Chlorhexidine', ['دهان‌شویه ۰٫۲ درصد', 'دهان‌شویه ۰٫۱۲ درصد', 'ژل ۱ درصد']),
  drug('سفالکسین', 'Cefalexin', ['کپسول ۵۰۰ میلی‌گرم', 'کپسول ۲۵۰ میلی‌گرم', 'شربت ۲۵۰ میلی‌گرم در ۵ میلی‌لیتر'], ['cephalosporins'], ['کفلکس', 'Keflex']),
  drug('سفیکسیم', 'Cefixime', ['قرص ۴۰۰ میلی‌گرم', 'قرص ۲۰۰ میلی‌گرم'], ['cephalosporins']),
  drug(
    'آزیترومایسین',
    'Azithromycin',
    ['قرص ۵۰۰ میلی‌گرم', 'کپسول ۲۵۰ میلی‌گرم', 'شربت ۲۰۰ میلی‌گرم در ۵ میلی‌لیتر'],
    ['macrolides'],
    ['آزیترو', 'Azithro', 'زیتروماکس', 'Zithromax'],
  ),
  drug('اریترومایسین', 'Erythromycin', ['قرص ۴۰۰ میلی‌گرم', 'شربت ۲۰۰ میلی‌گرم در ۵ میلی‌لیتر'], ['macrolides']),
  drug('کلاریترومایسین', 'Clarithromycin', ['قرص ۵۰۰ میلی‌گرم', 'قرص ۲۵۰ میلی‌گرم'], ['macrolides']),
  drug('کلیندامایسین', 'Clindamycin', ['کپسول ۳۰۰ میلی‌گرم', 'کپسول ۱۵۰ میلی‌گرم'], ['lincosamides'], ['کلیندا', 'Clinda', 'دالاسین', 'Dalacin']),
  drug('داکسی‌سایکلین', 'Doxycycline', ['کپسول ۱۰۰ میلی‌گرم', 'قرص ۲۰ میلی‌گرم'], ['tetracyclines'], ['داکسی', 'Doxy', 'ویبرامایسین', 'Vibramycin']),
  drug('پنی‌سیلین وی', 'Phenoxymethylpenicillin', ['قرص ۵۰۰ میلی‌گرم'], ['penicillins'], ['Penicillin V', 'پن‌وی', 'Pen V']),
  drug(
    'پنی‌سیلین ۶٫۳٫۳',
    'Penicillin 6.3.3',
    ['ویال تزریقی ۱٬۲۰۰٬۰۰۰ واحد'],
    ['penicillins'],
    ['پنی‌سیلین جی', 'Penicillin G', 'پن‌جی', 'Pen G', 'پنادور', 'Penadur'],
  ),
  drug('آمپی‌سیلین', 'Ampicillin', ['کپسول ۵۰۰ میلی‌گرم', 'ویال تزریقی ۱ گرم'], ['penicillins'], ['آمپی', 'Ampi']),
  drug('ناپروکسن', 'Naproxen', ['قرص ۵۰۰ میلی‌گرم', 'قرص ۲۵۰ میلی‌گرم'], ['nsaids']),
  drug('مفنامیک اسید', 'Mefenamic acid', ['کپسول ۲۵۰ میلی‌گرم'], ['nsaids'], ['پونستان', 'Ponstan']),
  drug('دیکلوفناک', 'Diclofenac', ['قرص ۵۰ میلی‌گرم', 'قرص ۱۰۰ میلی‌گرم', 'شیاف ۱۰۰ میلی‌گرم', 'آمپول ۷۵ میلی‌گرم'], ['nsaids'], ['ولتارن', 'Voltaren']),
  drug('کتورولاک', 'Ketorolac', ['قرص ۱۰ میلی‌گرم', 'آمپول ۳۰ میلی‌گرم'], ['nsaids']),
  drug('سلکوکسیب', 'Celecoxib', ['کپسول ۱۰۰ میلی‌گرم', 'کپسول ۲۰۰ میلی‌گرم'], ['nsaids', 'sulfonamides'], ['سلبرکس', 'Celebrex']),
  drug(
    'آسپرین',
    'Aspirin',
    ['قرص ۸۰ میلی‌گرم', 'قرص ۳۲۵ میلی‌گرم'],
    ['nsaids'],
    ['آ اس آ', 'ASA', 'استیل سالیسیلیک اسید', 'Acetylsalicylic acid', 'سالیسیلات', 'Salicylate'],
  ),
  drug('دگزامتازون', 'Dexamethasone', ['آمپول ۸ میلی‌گرم', 'قرص ۰٫۵ میلی‌گرم'], ['corticosteroids'], ['دگزا', 'Dexa']),
  drug('تریامسینولون', 'Triamcinolone', ['خمیر دهانی ۰٫۱ درصد'], ['corticosteroids'], ['Adcortyl', 'ادکورتیل']),
  drug('نیستاتین', 'Nystatin', ['قطره ۱۰۰٬۰۰۰ واحد در میلی‌لیتر'], ['polyenes']),
  drug('فلوکونازول', 'Fluconazole', ['کپسول ۵۰ میلی‌گرم', 'کپسول ۱۵۰ میلی‌گرم'], ['azoles']),
  drug('میکونازول', 'Miconazole', ['ژل دهانی ۲ درصد'], ['azoles']),
  drug('آسیکلوویر', 'Aciclovir', ['کرم ۵ درصد', 'قرص ۲۰۰ میلی‌گرم', 'قرص ۴۰۰ میلی‌گرم'], [], ['Acyclovir']),
  drug('بنزیدامین', 'Benzydamine', ['دهان‌شویه ۰٫۱۵ درصد', 'اسپری ۰٫۱۵ درصد']),
  drug('لیدوکائین', 'Lidocaine', ['ژل ۲ درصد', 'اسپری ۱۰ درصد', 'پماد ۵ درصد'], ['amides'], ['زایلوکائین', 'Xylocaine', 'Lignocaine']),
  drug('هیوسین', 'Hyoscine', ['قرص ۱۰ میلی‌گرم', 'آمپول ۲۰ میلی‌گرم']),
  drug('ترانگزامیک اسید', 'Tranexamic acid', ['کپسول ۲۵۰ میلی‌گرم', 'آمپول ۵۰۰ میلی‌گرم'], []),
  drug('سدیم فلوراید', 'Sodium fluoride', ['دهان‌شویه ۰٫۲ درصد', 'دهان‌شویه ۰٫۰۵ درصد', 'ژل ۱٫۱ درصد'], [], ['فلوراید', 'Fluoride']),
  drug('دیازپام', 'Diazepam', ['قرص ۲ میلی‌گرم', 'قرص ۵ میلی‌گرم'], ['benzodiazepines'], ['والیوم', 'Valium']),
  drug('کاربامازپین', 'Carbamazepine', ['قرص ۲۰۰ میلی‌گرم']),
  drug(
    'کوتریموکسازول',
    'Co-trimoxazole',
    ['قرص ۴۸۰ میلی‌گرم', 'قرص ۹۶۰ میلی‌گرم'],
    ['sulfonamides'],
    ['سولفامتوکسازول', 'Sulfamethoxazole', 'باکتریم', 'Bactrim'],
  ),
];
