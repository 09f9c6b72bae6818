import { recordWords } from '../kit/page/record/texts.ts';

export const records = {
  insurance: { ...recordWords('بیمه'), missing: 'بیمه یافت نشد.' },
  level: recordWords('سطح بیمه'),
};
