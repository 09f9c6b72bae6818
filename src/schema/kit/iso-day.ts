const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const daysOf = (year: number, month: number): number => (month === 2 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : (DAYS[month - 1] ?? 0));

/** True for an ISO day that exists, from the year 100 on: before it there is only what was mistyped. Long lists ask this of every row, for which making dates would take too long. */
export const isIsoDay = (text: string): boolean => {
  if (!/^(?!00)\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = Number(text.slice(8));
  return day >= 1 && day <= daysOf(Number(text.slice(0, 4)), Number(text.slice(5, 7)));
};
