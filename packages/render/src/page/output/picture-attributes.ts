import { MEDIA_BASE, readOriginalSize } from '@sitewright/domain/media';
import { LAZY, sourceSet } from '../../media/index.ts';
import { readTagAttributes } from '../../html/index.ts';

/** Whether the server has other sizes of the image at this URL. */
const hasVariants = (url: string): boolean => url.includes(MEDIA_BASE) && !url.includes('?');

const MIDDLE = '0.5,0.5';

const focalStyle = (focalPoint = MIDDLE): string => {
  if (focalPoint === MIDDLE) return '';
  const [x, y] = focalPoint.split(',').map(Number);
  const isPoint = x !== undefined && y !== undefined && x >= 0 && x <= 1 && y >= 0 && y <= 1;
  if (!isPoint || (x === 0.5 && y === 0.5)) return '';
  return `object-position:${Math.round(x * 1000) / 10}% ${Math.round(y * 1000) / 10}%`;
};

const addToStyle = (tag: string, style: string): string =>
  tag.replace(/(\sstyle\s*=\s*["'])/i, (start) => `${start}${style};`);

/** Inserts before the `>` or `/>` of a tag and the spaces in front of it. */
const insert = (tag: string, parts: string): string => {
  let at = tag.length - (tag.endsWith('>') ? 1 : 0);
  if (tag.charAt(at - 1) === '/') at--;
  while (tag.charAt(at - 1) === ' ') at--;
  return tag.slice(0, at) + parts + tag.slice(at);
};

type Given = ReadonlyMap<string, string>;

const sizeAttributes = (url: string, given: Given): string => {
  const size = readOriginalSize(given.get('data-image-dimensions') ?? '');
  if (!size) return '';
  const { width, height } = size;
  const place = given.has('width') || given.has('height') ? '' : ` width="${width}" height="${height}"`;
  if (!hasVariants(url) || given.has('srcset')) return place;
  const sizes = `auto, (max-width: ${width}px) 100vw, ${width}px`;
  return ` srcset="${sourceSet(url, size)}"${given.has('sizes') ? '' : ` sizes="${sizes}"`}${place}`;
};

const loadingAttributes = (given: Given): string => {
  if (given.has('loading')) return given.has('decoding') ? '' : ' decoding="async"';
  return given.has('decoding') ? ' loading="lazy"' : LAZY;
};

/**
 * Makes an image work that was meant for a script: with `srcset`, reserved space, and its focal point. The
 * URL is escaped already, except for the quotes around it.
 */
export const completePicture = (tag: string, given: Given): string => {
  const url = (given.get('data-src') ?? '').replaceAll('"', '&quot;');
  if (url === '' || given.has('src')) return tag;
  const parts =
    ` src="${hasVariants(url) ? `${url}?format=1000w` : url}"` +
    sizeAttributes(url, given) +
    loadingAttributes(given);
  const style = focalStyle(given.get('data-image-focal-point'));
  const own = given.get('style');
  if (style === '' || own?.includes('object-position')) return insert(tag, parts);
  if (own !== undefined) return addToStyle(insert(tag, parts), style);
  return insert(tag, `${parts} style="${style}"`);
};

const SMALL = 200;

/** Icons, thumbnails and avatars do not get priority. */
const isSmall = (given: Given): boolean => {
  const shown = /^(\d+)px$/.exec(given.get('sizes') ?? '')?.[1] ?? given.get('width');
  return Number(shown ?? SMALL) < SMALL;
};

const hasPriority = (tag: string): boolean => tag.includes('fetchpriority="high"');

/** Whether to load this image first: it has priority, or is lazy but large. */
export const isLeading = (tag: string): boolean =>
  hasPriority(tag) || (tag.includes(LAZY) && !isSmall(readTagAttributes(tag)));

/**
 * Loads the first image eagerly: with lazy loading it would wait for layout, and with `sizes=auto` for its
 * frame.
 */
export const prioritize = (tag: string): string =>
  tag
    .replace(
      LAZY,
      tag.includes('fetchpriority=') ? ' loading="eager"' : ' loading="eager" fetchpriority="high"',
    )
    .replace(/( sizes=["']?)auto, /i, '$1');

/** Preloads an image in the head, in the width that its tag will request. */
export const preloadTag = (tag: string): string => {
  const given = readTagAttributes(tag);
  const quote = (name: string): string => (given.get(name) ?? '').replaceAll('"', '&quot;');
  const sources = given.has('srcset')
    ? ` imagesrcset="${quote('srcset')}" imagesizes="${quote('sizes')}"`
    : '';
  return `<link rel="preload" href="${quote('src')}" as="image"${sources} fetchpriority="high">`;
};
