import { isSafeAddress } from '@sitewright/domain/blocks';
import { isParagraphSize, isTextAlignment } from '@sitewright/domain/text';
import { property } from '@sitewright/template';
import { element, escapeText, type Attributes } from '../markup/html.ts';
import { listField, numberField, textField } from '../markup/read-value.ts';
import { isSameMark, wrapInMark } from './marks.ts';
import { scrollingTable } from './scrolling-table.ts';

const DEEPEST = 40;
const MAX_MARKS = 20;

const attrsOf = (node: unknown): unknown => property(node, 'attrs');
const childrenOf = (node: unknown): readonly unknown[] => listField(node, 'content');

const alignment = (node: unknown): Attributes => {
  const side = textField(attrsOf(node), 'textAlign');
  return isTextAlignment(side) ? { style: `text-align:${side}` } : {};
};

const size = (node: unknown): Attributes => {
  const name = textField(attrsOf(node), 'size');
  return isParagraphSize(name) ? { class: `sqsrte-${name}` } : {};
};

const span = (node: unknown): Attributes => {
  const read = (key: string): number | undefined => {
    const count = numberField(attrsOf(node), key, { min: 1, max: 50, otherwise: 1 });
    return count > 1 ? Math.trunc(count) : undefined;
  };
  return { colspan: read('colspan'), rowspan: read('rowspan') };
};

const renderImage = (node: unknown): string => {
  const src = textField(attrsOf(node), 'src');
  if (src === '' || !isSafeAddress(src)) return '';
  const { alt, title } = { alt: textField(attrsOf(node), 'alt'), title: textField(attrsOf(node), 'title') };
  return element('img', { src, alt, title: title || undefined, loading: 'lazy' }, '').replace('</img>', '');
};

const renderList = (node: unknown, depth: number): string => {
  const start = numberField(attrsOf(node), 'start', { min: 0, max: 1e6, otherwise: 1 });
  return element('ol', { start: start === 1 ? undefined : start }, renderNodes(childrenOf(node), depth));
};

const renderHeading = (node: unknown, depth: number): string => {
  const level = Math.trunc(numberField(attrsOf(node), 'level', { min: 1, max: 6, otherwise: 2 }));
  return element(`h${level}`, alignment(node), renderInline(childrenOf(node), depth));
};

const plainText = (node: unknown, depth: number): string =>
  depth > DEEPEST
    ? ''
    : textField(node, 'text') +
      childrenOf(node)
        .map((child) => plainText(child, depth + 1))
        .join('');

type NodeRenderer = (node: unknown, depth: number) => string;

const around =
  (tag: string): NodeRenderer =>
  (node, depth) =>
    element(tag, {}, renderNodes(childrenOf(node), depth));

/** Renderers by node type. Unknown nodes render their content only, so that no text is lost. */
const NODES: ReadonlyMap<string, NodeRenderer> = new Map<string, NodeRenderer>([
  [
    'paragraph',
    (node, depth) =>
      element('p', { ...size(node), ...alignment(node) }, renderInline(childrenOf(node), depth)),
  ],
  ['heading', renderHeading],
  ['bulletList', around('ul')],
  ['orderedList', renderList],
  ['listItem', around('li')],
  ['blockquote', around('blockquote')],
  [
    'codeBlock',
    (node, depth) => `<pre tabindex="0"><code>${escapeText(plainText(node, depth))}</code></pre>`,
  ],
  ['horizontalRule', () => '<hr>'],
  ['hardBreak', () => '<br>'],
  ['image', renderImage],
  [
    'table',
    (node, depth) => {
      const [first] = childrenOf(node);
      const heads = childrenOf(first).map((cell) => renderNodes(childrenOf(cell), depth));
      return scrollingTable(heads, renderNodes(childrenOf(node), depth));
    },
  ],
  ['tableRow', around('tr')],
  ['tableHeader', (node, depth) => element('th', span(node), renderNodes(childrenOf(node), depth))],
  ['tableCell', (node, depth) => element('td', span(node), renderNodes(childrenOf(node), depth))],
]);

const isText = (node: unknown): boolean => property(node, 'type') === 'text';

const renderNode = (node: unknown, depth: number): string => {
  if (depth > DEEPEST) return '';
  if (isText(node)) return renderInline([node], depth);
  const render = NODES.get(textField(node, 'type'));
  return render ? render(node, depth + 1) : renderNodes(childrenOf(node), depth + 1);
};

const renderNodes = (nodes: readonly unknown[], depth: number): string =>
  nodes.map((node) => renderNode(node, depth)).join('');

/**
 * Text with its marks. Adjacent nodes that share a mark are wrapped in one element: a link over bold and
 * plain text must be one link.
 */
const renderInline = (nodes: readonly unknown[], depth: number, level = 0): string => {
  let html = '';
  for (let start = 0; start < nodes.length;) {
    const mark = level < MAX_MARKS ? listField(nodes[start], 'marks')[level] : undefined;
    let end = start + 1;
    if (mark === undefined)
      html += isText(nodes[start])
        ? escapeText(textField(nodes[start], 'text'))
        : renderNode(nodes[start], depth);
    else {
      while (end < nodes.length && isSameMark(mark, listField(nodes[end], 'marks')[level])) end += 1;
      html += wrapInMark(mark, renderInline(nodes.slice(start, end), depth, level + 1));
    }
    start = end;
  }
  return html;
};

/** Renders a document of the text editor. Texts are escaped; unknown marks and attributes are dropped. */
export const renderDocument = (document: unknown): string => renderNodes(childrenOf(document), 0);
