const DATE_TIME =
  /^(\d{4})-(\d{2})-(\d{2})T([01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d{1,9})?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i;

/** RFC 3339, with a day that exists: `Date` takes 31 February for 3 March. */
export const isDateTime = (text: string): boolean => {
  const [, year = '', month = '', day = ''] = DATE_TIME.exec(text) ?? [];
  if (year === '' || Number.isNaN(Date.parse(text))) return false;
  const days = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  return Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= days;
};
