import type { Family } from './drugs.ts';

/** A drug that is not proposed, and known where it is written or is what somebody must not have. */
export interface Relative {
  readonly names: readonly string[];
  readonly families?: readonly Family[];
}

const of = (families: readonly Family[], ...lines: readonly string[]): readonly Relative[] => lines.map((line) => ({ families, names: line.split(' | ') }));

/**
 * Drugs that patients name when they speak of an allergy, each with its brands, by family. Written from memory of common use and
 * compared with no list of a pharmacy: one that is missing is still known by its own words, but by no family.
 */
export const RELATIVES: readonly Relative[] = [
  ...of(
    ['penicillins'],
    'کلوگزاسیلین | Cloxacillin',
    'فلوکلوگزاسیلین | Flucloxacillin',
    'پیپراسیلین | Piperacillin | تازوسین | Tazocin',
    'نفسیلین | Nafcillin',
  ),
  ...of(
    ['cephalosporins'],
    'سفازولین | Cefazolin',
    'سفتریاکسون | Ceftriaxone | روسفین | Rocephin',
    'سفوروکسیم | Cefuroxime | زینات | Zinnat',
    'سفوتاکسیم | Cefotaxime',
    'سفتازیدیم | Ceftazidime',
    'سفپیم | Cefepime',
    'سفادروکسیل | Cefadroxil',
    'سفدینیر | Cefdinir',
    'سفتیزوکسیم | Ceftizoxime',
  ),
  ...of(
    ['nsaids'],
    'ایندومتاسین | Indometacin | Indomethacin',
    'پیروکسیکام | Piroxicam',
    'ملوکسیکام | Meloxicam',
    'کتوپروفن | Ketoprofen',
    'متامیزول | Metamizole | نوالژین | Novalgin | دیپیرون | Dipyrone',
    'اتوریکوکسیب | Etoricoxib',
  ),
  ...of(
    ['opioids'],
    'کدئین | Codeine',
    'مورفین | Morphine',
    'ترامادول | Tramadol',
    'پتیدین | Pethidine | Meperidine',
    'متادون | Methadone',
    'فنتانیل | Fentanyl',
    'اکسی‌کدون | Oxycodone',
    'تریاک | Opium',
  ),
  ...of(
    ['amides'],
    'بوپیواکائین | Bupivacaine | مارکائین | Marcaine',
    'مپیواکائین | Mepivacaine',
    'آرتیکائین | Articaine',
    'پریلوکائین | Prilocaine',
    'روپیواکائین | Ropivacaine',
  ),
  ...of(
    ['esters'],
    'بنزوکائین | Benzocaine',
    'پروکائین | Procaine | نووکائین | Novocaine',
    'تتراکائین | Tetracaine | آمتوکائین | Amethocaine',
    'کلروپروکائین | Chloroprocaine',
  ),
  ...of(['carbapenems'], 'ایمی‌پنم | Imipenem | تیانام | Tienam', 'مروپنم | Meropenem', 'ارتاپنم | Ertapenem'),
  ...of(['glycopeptides'], 'وانکومایسین | Vancomycin | وانکو', 'تیکوپلانین | Teicoplanin'),
  ...of(['polyenes'], 'آمفوتریسین ب | Amphotericin B | آمفوتریسین | Amphotericin'),
  ...of(['azoles'], 'کتوکونازول | Ketoconazole', 'ایتراکونازول | Itraconazole', 'کلوتریمازول | Clotrimazole', 'وریکونازول | Voriconazole'),
  ...of(['nitroimidazoles'], 'تینیدازول | Tinidazole', 'اورنیدازول | Ornidazole', 'سکنیدازول | Secnidazole'),
  ...of(['tetracyclines'], 'مینوسایکلین | Minocycline'),
  ...of(['macrolides'], 'اسپیرامایسین | Spiramycin', 'روکسی‌ترومایسین | Roxithromycin'),
  ...of(['lincosamides'], 'لینکومایسین | Lincomycin'),
  ...of(
    ['aminoglycosides'],
    'جنتامایسین | Gentamicin',
    'آمیکاسین | Amikacin',
    'استرپتومایسین | Streptomycin',
    'نئومایسین | Neomycin',
    'توبرامایسین | Tobramycin',
  ),
  ...of(
    ['quinolones'],
    'سیپروفلوکساسین | Ciprofloxacin | سیپرو | Cipro',
    'لووفلوکساسین | Levofloxacin',
    'افلوکساسین | Ofloxacin',
    'موکسی‌فلوکساسین | Moxifloxacin',
  ),
  ...of(['sulfonamides'], 'سولفادیازین | Sulfadiazine', 'سولفاسالازین | Sulfasalazine'),
  ...of(
    ['corticosteroids'],
    'پردنیزولون | Prednisolone',
    'پردنیزون | Prednisone',
    'هیدروکورتیزون | Hydrocortisone',
    'بتامتازون | Betamethasone',
    'متیل‌پردنیزولون | Methylprednisolone',
  ),
  ...of(['benzodiazepines'], 'میدازولام | Midazolam', 'آلپرازولام | Alprazolam', 'لورازپام | Lorazepam', 'کلونازپام | Clonazepam'),
  ...of([], 'پوویدون آیوداین | Povidone iodine | بتادین | Betadine | پوویدون | آیوداین | ید | Iodine', 'فنی‌توئین | Phenytoin'),
];

/** What each family is called where an allergy is written down by it. */
export const FAMILY_NAMES: Readonly<Record<Family, readonly string[]>> = {
  penicillins: ['پنی‌سیلین', 'پن', 'Penicillin', 'Pen', 'PCN', 'بتالاکتام', 'Beta lactam'],
  cephalosporins: ['سفالوسپورین', 'Cephalosporin', 'بتالاکتام', 'Beta lactam'],
  carbapenems: ['کارباپنم', 'Carbapenem', 'بتالاکتام', 'Beta lactam'],
  glycopeptides: ['گلیکوپپتید', 'Glycopeptide'],
  macrolides: ['ماکرولید', 'Macrolide'],
  tetracyclines: ['تتراسایکلین', 'Tetracycline'],
  nitroimidazoles: ['نیتروایمیدازول', 'Nitroimidazole'],
  azoles: ['آزول', 'Azole', 'Azole antifungal'],
  polyenes: ['پلی‌ان', 'Polyene'],
  nsaids: [
    ...['NSAID', 'NSAIDs', 'ضدالتهاب', 'ضدالتهاب غیراستروئیدی', 'غیراستروئید', 'Anti-inflammatory'],
    ...['Non-steroid', 'Non-steroidal', 'Non-steroidal anti-inflammatory'],
  ],
  opioids: ['اپیوئید', 'مخدر', 'Opioid'],
  amides: ['بی‌حسی آمیدی', 'Amide anesthetic', 'Amides'],
  esters: ['بی‌حسی استری', 'Ester anesthetic', 'Esters'],
  sulfonamides: ['سولفونامید', 'سولفانامید', 'سولفامید', 'سولفا', 'سولفادار', 'Sulfonamide', 'Sulfamide', 'Sulfa'],
  lincosamides: ['لینکوزامید', 'Lincosamide'],
  aminoglycosides: ['آمینوگلیکوزید', 'Aminoglycoside'],
  quinolones: ['کینولون', 'فلوروکینولون', 'Quinolone', 'Fluoroquinolone'],
  anilides: ['آنیلید', 'Anilide'],
  corticosteroids: ['کورتون', 'کورتیزون', 'کورتیکواستروئید', 'استروئید', 'ضدالتهاب استروئیدی', 'Corticosteroid', 'Cortisone', 'Steroid'],
  benzodiazepines: ['بنزودیازپین', 'Benzodiazepine', 'آرام‌بخش'],
};

const ANTIBIOTICS: readonly Family[] = [
  ...(['penicillins', 'cephalosporins', 'carbapenems', 'glycopeptides', 'macrolides', 'tetracyclines', 'nitroimidazoles'] as const),
  ...(['sulfonamides', 'lincosamides', 'aminoglycosides', 'quinolones'] as const),
];

/** Words for more than one family. */
export const GROUPS: readonly { readonly names: readonly string[]; readonly families: readonly Family[] }[] = [
  { names: ['آنتی‌بیوتیک', 'چرک‌خشک‌کن', 'Antibiotic', 'Antibiotics'], families: ANTIBIOTICS },
  { names: ['ضدقارچ', 'Antifungal'], families: ['azoles', 'polyenes'] },
  { names: ['بی‌حسی', 'بی‌حس', 'بی‌حس‌کننده', 'کائین', 'Caine', 'Local anesthetic', 'Local anaesthetic', 'Anesthetic'], families: ['amides', 'esters'] },
  { names: ['مسکن', 'ضددرد', 'Painkiller', 'Painkillers', 'Analgesic'], families: ['nsaids', 'opioids', 'anilides'] },
];

/** Families of which one may follow the other: who must not have the first may not bear the second (BNF, "Penicillins: hypersensitivity"; "Carbapenems: allergy and cross-sensitivity"). */
export const CROSSING: readonly (readonly [Family, Family])[] = [
  ['penicillins', 'cephalosporins'],
  ['penicillins', 'carbapenems'],
  ['cephalosporins', 'carbapenems'],
];
