import { SITE_DOCUMENT } from '@sitewright/domain/documents';
import { attributes, css, placeholderStyles } from '../../blocks/index.ts';
import { endOfTag, readTagAttributes } from '../../html/index.ts';
import type { PageData } from '../model/page-data.ts';
import type { TemplateWarning } from '../../templates/index.ts';
import { areaAttributes, settleAreas } from '../blocks/edit-areas.ts';

/** Scripts are blocked by the page's policy; left out, they are not complained about either. */
export const everyScript = { has: (): boolean => true };

/** What the policy of the canvas does not stop, or would leave as a hole: it becomes something that stands still. */
const LOOSE = /<(\/?)(a|area|base|embed|form|iframe|object)(?=[\t\n\f\r />])/gi;

/**
 * Every `meta` but the plainest: one that refreshes leads the frame to a live page. Told by its first letters alone, so
 * that no broken tag before it can hide it.
 */
const LOOSE_META =
  /<meta(?!\s+(?:charset="[\w-]+"|(?:name|property)="[\w:.-]+"\s+content="[^"<>]*")\s*\/?>)/gi;

const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).host : '');

const nameOf = (tag: string): string => {
  const read = readTagAttributes(tag);
  return read.get('title') || hostOf(read.get('src') ?? read.get('data') ?? '') || 'Embedded content';
};

/** A link opens elsewhere whatever it says: a live page inside the frame would run its scripts beside the owner's app. */
const withoutTarget = (tag: string): string =>
  tag.replaceAll(/([\s"'/])target(?=[\s=/>])/gi, '$1data-target');

/** Writes a start tag of these elements anew. A `link` without a relation does nothing, and has no end either. */
const settle: Readonly<Record<string, (tag: string) => string>> = {
  a: withoutTarget,
  area: withoutTarget,
  form: withoutTarget,
  base: (tag) => `<link data-was="base"${tag.slice('<base'.length)}`,
  embed: (tag) => `<sw-placeholder${attributes({ 'data-name': nameOf(tag) })}></sw-placeholder>`,
  iframe: (tag) => `<sw-placeholder${attributes({ 'data-name': nameOf(tag) })}>`,
  object: (tag) => `<sw-placeholder${attributes({ 'data-name': nameOf(tag) })}>`,
};

const ENDS: Readonly<Record<string, string>> = { iframe: 'sw-placeholder', object: 'sw-placeholder' };

/** Takes the life out of markup. It looks at every place that reads like a tag, also in texts and comments. */
export const makeInert = (markup: string): string => {
  const html = markup.replaceAll(LOOSE_META, '<link data-was="meta"');
  let inert = '';
  let position = 0;
  for (const { index, 0: start, 1: slash, 2: word = '' } of html.matchAll(LOOSE)) {
    if (index < position) continue;
    const name = word.toLowerCase();
    const end = endOfTag(html, index + start.length);
    const tag = html.slice(index, end);
    const isEnd = slash === '/';
    const other = isEnd ? tag.replace(word, ENDS[name] ?? word) : (settle[name]?.(tag) ?? tag);
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

/** Links that nothing else takes care of open beside the editor, not in its canvas. */
const HEAD = `<base target="_blank"><style>${canvasStyles}${placeholderStyles}</style>`;

const rootAttributes = ({ collection, item, draftRevision }: PageData): string => {
  if (!collection) return '';
  return attributes({
    'data-edit-page': item ? 'item' : 'collection',
    'data-edit-id': (item ?? collection).id,
    'data-edit-revision': draftRevision === undefined ? undefined : String(draftRevision),
  });
};

/** The first error of the template, so that a page which cannot be edited tells why. */
const errorAttributes = (error: TemplateWarning | undefined): string =>
  error
    ? attributes({
        'data-edit-error': error.message,
        'data-edit-error-file': error.file,
        'data-edit-error-line': error.line === undefined ? undefined : String(error.line),
      })
    : '';

const START = /^(?:\s|<!--[^]*?-->)*(?:<!doctype[^>]*>)?/i;

/** Before the template's own tags: what these say of root and head is joined to it, wherever they stand. */
const withRoot = (html: string, marks: string): string =>
  html.replace(START, (start) => `${start}<html${marks}><head>${HEAD}`);

const frameMarks = (area: 'header' | 'footer'): string =>
  areaAttributes({ area, kind: 'header-footer', id: SITE_DOCUMENT });

/** What stands above and below the main content is the site's; inside it a header is that of an article. */
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

/** A rendered page as the canvas shows it: with marks, and nothing in it that moves, runs or leads away. */
export const canvasPage = (html: string, data: PageData, [error]: readonly TemplateWarning[] = []): string =>
  withRoot(makeInert(withFrame(settleAreas(html))), rootAttributes(data) + errorAttributes(error));
