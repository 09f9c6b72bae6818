const UNITS = ['', 'یک', 'دو', 'سه', 'چهار', 'پنج', 'شش', 'هفت', 'هشت', 'نه'];
const TEENS = ['ده', 'یازده', 'دوازده', 'سیزده', 'چهارده', 'پانزده', 'شانزده', 'هفده', 'هجده', 'نوزده'];
const TENS = ['', '', 'بیست', 'سی', 'چهل', 'پنجاه', 'شصت', 'هفتاد', 'هشتاد', 'نود'];
const HUNDREDS = ['', 'صد', 'دویست', 'سیصد', 'چهارصد', 'پانصد', 'ششصد', 'هفتصد', 'هشتصد', 'نهصد'];
const SCALES = ['', 'هزار', 'میلیون', 'میلیارد', 'هزار میلیارد', 'میلیون میلیارد'];

const belowThousand = (number: number): string => {
  const rest = number % 100;
  const tail = rest >= 10 && rest < 20 ? [TEENS[rest - 10]] : [TENS[Math.floor(rest / 10)], UNITS[rest % 10]];
  return [HUNDREDS[Math.floor(number / 100)], ...tail].filter(Boolean).join(' و ');
};

/** A whole number in Persian words, for amounts and days on paper. */
export const inWords = (number: number): string => {
  if (number === 0) return 'صفر';
  if (number < 0) return `منفی ${inWords(-number)}`;
  const groups: string[] = [];
  for (let rest = number, scale = 0; rest > 0; rest = Math.floor(rest / 1000), scale += 1) {
    const group = rest % 1000;
    if (group > 0) groups.unshift([belowThousand(group), SCALES[scale]].filter(Boolean).join(' '));
  }
  return groups.join(' و ');
};
