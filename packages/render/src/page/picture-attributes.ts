import { MEDIA_BASE, readOriginalSize, VARIANT_WIDTHS } from '@sitewright/domain/media';

/** Whether the server makes other sizes of what lies at this address. */
const hasVariants = (url: string): boolean => url.includes(MEDIA_BASE) && !url.includes('?');

const sourceSet = (url: string, width: number): string => {
  const steps = VARIANT_WIDTHS.filter((step) => step < width).map(
    (step) => `${url}?format=${step}w ${step}w`,
  );
  const widest = VARIANT_WIDTHS.at(-1) ?? 0;
  return [...steps, width > widest ? '' : `${url}?format=original ${width}w`]
    .filter((source) => source !== '')
    .join(', ');
};

const focalStyle = (focalPoint: string | undefined): string => {
  const [x, y] = (focalPoint ?? '').split(',').map(Number);
  const isPoint = x !== undefined && y !== undefined && x >= 0 && x <= 1 && y >= 0 && y <= 1;
  if (!isPoint || (x === 0.5 && y === 0.5)) return '';
  return `object-position:${Math.round(x * 1000) / 10}% ${Math.round(y * 1000) / 10}%`;
};

const withStyle = (tag: string, attributes: ReadonlyMap<string, string>): string => {
  const style = focalStyle(attributes.get('data-image-focal-point'));
  const own = attributes.get('style');
  if (style === '' || own?.includes('object-position')) return tag;
  if (own === undefined) return insert(tag, [`style="${style}"`]);
  return tag.replace(/(\sstyle\s*=\s*["'])/i, (start) => `${start}${style};`);
};

/** Before the `>` or `/>` that ends the tag, and the blanks in front of it. */
const insert = (tag: string, parts: readonly string[]): string => {
  let at = tag.length - (tag.endsWith('>') ? 1 : 0);
  if (tag.charAt(at - 1) === '/') at--;
  while (tag.charAt(at - 1) === ' ') at--;
  return `${tag.slice(0, at)} ${parts.join(' ')}${tag.slice(at)}`;
};

/**
 * Makes a picture that was left to a script show by itself: with its sizes, its place kept free while it loads, and
 * cropped around its focal point. The address was escaped by whoever wrote the tag.
 */
export const completePicture = (
  tag: string,
  attributes: ReadonlyMap<string, string>,
  isFirst: boolean,
): string => {
  const url = attributes.get('data-src') ?? '';
  if (url === '' || attributes.has('src')) return tag;
  const size = readOriginalSize(attributes.get('data-image-dimensions') ?? '');
  const missing = (name: string): boolean => !attributes.has(name);
  const parts = [`src="${hasVariants(url) ? `${url}?format=1000w` : url}"`];
  if (size && hasVariants(url) && missing('srcset')) {
    parts.push(`srcset="${sourceSet(url, size.width)}"`);
    if (missing('sizes'))
      parts.push(`sizes="${isFirst ? '' : 'auto, '}(max-width: ${size.width}px) 100vw, ${size.width}px"`);
  }
  if (size && missing('width') && missing('height'))
    parts.push(`width="${size.width}" height="${size.height}"`);
  if (missing('loading')) parts.push(isFirst ? 'loading="eager" fetchpriority="high"' : 'loading="lazy"');
  if (missing('decoding') && !isFirst) parts.push('decoding="async"');
  return withStyle(insert(tag, parts), attributes);
};
