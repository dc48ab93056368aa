import { SITE_DOCUMENT } from '@sitewright/domain/documents';
import { attributes, css, placeholderStyles } from '../../blocks/index.ts';
import { endOfTag, readTagAttributes } from '../../html/index.ts';
import type { PageData } from '../model/page-data.ts';
import type { TemplateWarning } from '../../templates/index.ts';
import { areaAttributes, resolveAreaMarkers } from '../blocks/edit-areas.ts';

/** The Content-Security-Policy blocks scripts anyway; removing them avoids violation reports. */
export const everyScript = { has: (): boolean => true };

/** Elements that the canvas policy does not block, or would leave empty; they are replaced by inert ones. */
const UNSAFE_TAGS = /<(\/?)(a|area|base|embed|form|iframe|object)(?=[\t\n\f\r />])/gi;

/**
 * Any `meta` but the simplest: a refresh would navigate the frame to a live page. Matched by its first
 * characters only, so that malformed markup cannot hide it.
 */
const UNSAFE_META =
  /<meta(?!\s+(?:charset="[\w-]+"|(?:name|property)="[\w:.-]+"\s+content="[^"<>]*")\s*\/?>)/gi;

const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).host : '');

const nameOf = (tag: string): string => {
  const read = readTagAttributes(tag);
  return read.get('title') || hostOf(read.get('src') ?? read.get('data') ?? '') || 'Embedded content';
};

/** Links keep the base target: a live page inside the frame would run its scripts next to the editor. */
const withoutTarget = (tag: string): string =>
  tag.replaceAll(/([\s"'/])target(?=[\s=/>])/gi, '$1data-target');

/** Rewrites start tags of these elements. A `link` without `rel` has no effect and no end tag. */
const tagRewriters: Readonly<Record<string, (tag: string) => string>> = {
  a: withoutTarget,
  area: withoutTarget,
  form: withoutTarget,
  base: (tag) => `<link data-was="base"${tag.slice('<base'.length)}`,
  embed: (tag) => `<sw-placeholder${attributes({ 'data-name': nameOf(tag) })}></sw-placeholder>`,
  iframe: (tag) => `<sw-placeholder${attributes({ 'data-name': nameOf(tag) })}>`,
  object: (tag) => `<sw-placeholder${attributes({ 'data-name': nameOf(tag) })}>`,
};

const ENDS: Readonly<Record<string, string>> = { iframe: 'sw-placeholder', object: 'sw-placeholder' };

/** Makes markup inert. It treats everything that looks like a tag as one, also in texts and comments. */
export const makeInert = (markup: string): string => {
  const html = markup.replaceAll(UNSAFE_META, '<link data-was="meta"');
  let inert = '';
  let position = 0;
  for (const { index, 0: start, 1: slash, 2: word = '' } of html.matchAll(UNSAFE_TAGS)) {
    if (index < position) continue;
    const name = word.toLowerCase();
    const end = endOfTag(html, index + start.length);
    const tag = html.slice(index, end);
    const isEnd = slash === '/';
    const other = isEnd ? tag.replace(word, ENDS[name] ?? word) : (tagRewriters[name]?.(tag) ?? tag);
    inert += html.slice(position, index) + other;
    position = end;
  }
  return inert + html.slice(position);
};

const canvasStyles = css`
  .sw-announcement[hidden] {
    display: none;
  }
  .sw-edit-area,
  [data-edit-area]:empty {
    display: grid;
    place-items: center;
    min-height: 12rem;
    border: 1px dashed currentcolor;
    opacity: 0.7;
  }
  [data-edit-empty]::before {
    content: attr(data-edit-empty);
    opacity: 0.6;
  }
  [data-edit-empty]:focus-within::before {
    content: none;
  }
  sw-placeholder {
    display: grid;
    place-items: center;
    min-height: 9rem;
    border: 1px dashed currentcolor;
  }
  sw-placeholder::before {
    content: attr(data-name);
  }
`;

/** Links without a handler open in a new tab, not in the canvas. */
const HEAD = `<base target="_blank"><style>${canvasStyles}${placeholderStyles}</style>`;

const rootAttributes = ({ collection, item, draftRevision }: PageData): string => {
  if (!collection) return '';
  return attributes({
    'data-edit-page': item ? 'item' : 'collection',
    'data-edit-id': (item ?? collection).id,
    'data-edit-revision': draftRevision === undefined ? undefined : String(draftRevision),
  });
};

/** The first template error, so that the editor can say why a page cannot be edited. */
const errorAttributes = (error: TemplateWarning | undefined): string =>
  error
    ? attributes({
        'data-edit-error': error.message,
        'data-edit-error-file': error.file,
        'data-edit-error-line': error.line === undefined ? undefined : String(error.line),
      })
    : '';

const START = /^(?:\s|<!--[^]*?-->)*(?:<!doctype[^>]*>)?/i;

/**
 * Inserted before the template's tags: HTML parsers merge the attributes of later `html` and `head` tags into
 * it.
 */
const withRoot = (html: string, marks: string): string =>
  html.replace(START, (start) => `${start}<html${marks}><head>${HEAD}`);

const frameMarks = (area: 'header' | 'footer'): string =>
  areaAttributes({ area, kind: 'header-footer', id: SITE_DOCUMENT });

/** Header and footer outside of `main` are the site's; inside, a header belongs to an article. */
const withFrame = (html: string): string => {
  const main = html.search(/<main(?=[\s>])/i);
  const header = html.search(/<header(?=[\s>])/i) + '<header'.length;
  const marked =
    header > '<header'.length && header < main
      ? html.slice(0, header) + frameMarks('header') + html.slice(header)
      : html;
  const end = marked.lastIndexOf('</main>');
  const footer = marked.lastIndexOf('<footer') + '<footer'.length;
  return end > 0 && footer > end
    ? marked.slice(0, footer) + frameMarks('footer') + marked.slice(footer)
    : marked;
};

/** A rendered page for the canvas: marked for editing, and without anything that moves, runs or navigates. */
export const canvasPage = (html: string, data: PageData, [error]: readonly TemplateWarning[] = []): string =>
  withRoot(makeInert(withFrame(resolveAreaMarkers(html))), rootAttributes(data) + errorAttributes(error));
