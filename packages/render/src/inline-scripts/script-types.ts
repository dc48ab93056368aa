const SCRIPT_TYPES: ReadonlySet<string> = new Set([
  '',
  'module',
  ...['javascript', 'ecmascript', 'x-javascript', 'x-ecmascript'].flatMap((language) => [
    `text/${language}`,
    `application/${language}`,
  ]),
  'text/jscript',
  'text/livescript',
]);

/** Whether browsers run a script of this type; other types are data. */
export const runsAsScript = (type = ''): boolean => SCRIPT_TYPES.has(type.trim().toLowerCase());
