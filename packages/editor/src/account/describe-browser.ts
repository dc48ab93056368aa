/** Order matters: Edge and Opera call themselves Chrome too, and Chrome calls itself Safari. */
const browsers = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;

/** Android calls itself Linux, iPhones call themselves Mac OS. */
const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS', 'Mac'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const;

const find = (table: readonly (readonly [string, string])[], text: string): string | undefined =>
  table.find(([mark]) => text.includes(mark))?.[1];

/** A readable browser name for a user agent header. */
export const describeBrowser = (userAgent: string): string => {
  const browser = find(browsers, userAgent) ?? 'Unknown browser';
  const system = find(systems, userAgent);
  return system === undefined ? browser : `${browser} on ${system}`;
};
