/** What browsers call themselves, the more special names first: nearly all of them call themselves Chrome or Safari as well. */
const BROWSERS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bEdg(A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPiOS)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bWindows\b/, 'Windows'],
  [/\bAndroid\b/, 'Android'],
  [/\b(iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Longer than what any browser sends. */
const LONGEST = 1000;

/** Browser and system out of a User-Agent, like `Chrome · Android`, so that an owner tells devices apart; null when it names neither. */
export const deviceName = (userAgent: string | undefined): string | null => {
  const text = (userAgent ?? '').slice(0, LONGEST);
  const among = (names: typeof BROWSERS) => names.find(([pattern]) => pattern.test(text))?.[1];
  const known = [among(BROWSERS), among(SYSTEMS)].filter((part) => part !== undefined);
  return known.length === 0 ? null : known.join(' · ');
};
