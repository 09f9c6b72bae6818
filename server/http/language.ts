import type { Language } from './messages.ts';

interface Wish {
  readonly language: string;
  readonly quality: number;
}

const wishes = (header: string): readonly Wish[] =>
  header.split(',').map((part) => {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
    const quality = parameters.map((parameter) => /^\s*q=([\d.]+)/.exec(parameter)?.[1]).find(Boolean);
    return { language: tag.split('-')[0] ?? '', quality: quality === undefined ? 1 : Number(quality) };
  });

/** The language of the answer: whichever of Persian and English the request wants more, Persian when it wants neither. */
export const languageOf = (header: string | undefined): Language => {
  let best: Wish = { language: 'fa', quality: 0 };
  for (const wish of wishes(header ?? '')) {
    if ((wish.language === 'fa' || wish.language === 'en') && wish.quality > best.quality) best = wish;
  }
  return best.language === 'en' ? 'en' : 'fa';
};
