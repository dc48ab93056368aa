import { attributes } from '../../blocks/index.ts';
import { endOfComment, endOfRawText, endOfTag } from '../../html/index.ts';

/** An area of a page that holds sections, and the document they belong to. */
export interface EditArea {
  readonly area: 'sections' | `field:${string}` | 'header' | 'footer';
  readonly kind: 'collection' | 'item' | 'header-footer';
  readonly id: string;
}

export const areaAttributes = ({ area, kind, id }: EditArea): string =>
  attributes({ 'data-edit-area': area, 'data-edit-document': `${kind}:${id}` });

/** Random per process, so that stored content cannot contain it. */
const MARK = `<!--area ${crypto.randomUUID()}`;

/**
 * A comment marks where the sections start, because their parent element belongs to the template and is not
 * known yet. A wrapper element would break child selectors of the template's styles; only an empty area gets
 * one, over which the editor draws its button.
 */
export const markArea = (html: string, area: EditArea): string =>
  html === ''
    ? `<div class="sw-edit-area"${areaAttributes(area)}></div>`
    : `${MARK}${areaAttributes(area)}-->${html}`;

/** Never the parent of sections: void elements, or elements whose end tag is often omitted. */
const PASSED = new Set(
  'area base br col embed hr img input link meta source track wbr p li dt dd tr td th option'.split(' '),
);
const RAW = new Set(['script', 'style', 'textarea', 'title', 'iframe', 'noscript']);
const TAG = /<(\/?)([a-z][a-z0-9-]*)|<!--/gi;

interface OpenTag {
  readonly name: string;
  /** Offset of its attributes. */
  readonly at: number;
}

const close = (open: OpenTag[], name: string): void => {
  const last = open.findLastIndex((tag) => tag.name === name);
  if (last >= 0) open.length = last;
};

/** Offsets of the parent elements of all marks, with the attributes to insert there. */
const findParents = (html: string): Map<number, string> => {
  const parents = new Map<number, string>();
  const open: OpenTag[] = [];
  const scan = new RegExp(TAG);
  for (let found = scan.exec(html); found; found = scan.exec(html)) {
    const [text, slash, tag = ''] = found;
    const name = tag.toLowerCase();
    if (text === '<!--') {
      scan.lastIndex = endOfComment(html, found.index);
      const parent = html.startsWith(MARK, found.index) ? open.at(-1) : undefined;
      if (parent && !parents.has(parent.at))
        parents.set(parent.at, html.slice(found.index + MARK.length, scan.lastIndex - '-->'.length));
      continue;
    }
    const at = found.index + text.length;
    scan.lastIndex = endOfTag(html, at);
    if (slash === '/') close(open, name);
    else if (RAW.has(name)) scan.lastIndex = endOfRawText(html, scan.lastIndex, name);
    else if (!PASSED.has(name)) open.push({ name, at });
  }
  return parents;
};

const MARKS = new RegExp(`${MARK}[^>]*-->`, 'g');

/** Moves the marks of all areas to their parent elements. */
export const resolveAreaMarkers = (html: string): string => {
  let settled = '';
  let position = 0;
  const parents = [...findParents(html)].toSorted(([one], [other]) => one - other);
  for (const [at, marks] of parents) {
    settled += html.slice(position, at) + marks;
    position = at;
  }
  return (settled + html.slice(position)).replaceAll(MARKS, '');
};
