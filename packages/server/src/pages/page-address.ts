/** Query parameters that change what a page shows. All others (such as `utm_source`) are nobody's business here. */
const KNOWN_PARAMETERS = ['format'] as const;

export type PageFormat = 'html' | 'json' | 'json-pretty';

const formats = new Map<string, PageFormat>([
  ['json', 'json'],
  ['json-pretty', 'json-pretty'],
]);

export interface PageAddress {
  readonly path: string;
  readonly format: PageFormat;
  /** Path and known parameters in one fixed order: equal for all addresses that show the same. */
  readonly canonical: string;
}

const LONGEST_URL = 2048;

const decodePath = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
};

/** Nothing for an address that can be no page. */
export const readPageAddress = (url: string): PageAddress | undefined => {
  if (url.length > LONGEST_URL) return undefined;
  const mark = url.indexOf('?');
  if (mark < 0 && !url.includes('%')) return { path: url, format: 'html', canonical: url };
  const path = decodePath(mark < 0 ? url : url.slice(0, mark));
  if (path === undefined || path.includes('\0')) return undefined;
  const query = new URLSearchParams(mark < 0 ? '' : url.slice(mark + 1));
  const format = formats.get(query.get('format') ?? '') ?? 'html';
  const known = KNOWN_PARAMETERS.flatMap((name) => {
    const value = name === 'format' ? (format === 'html' ? null : format) : query.get(name);
    return value === null ? [] : [`${name}=${encodeURIComponent(value)}`];
  });
  return { path, format, canonical: known.length > 0 ? `${path}?${known.join('&')}` : path };
};
