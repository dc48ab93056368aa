import type { BlockRenderer } from '../block-renderer.ts';
import { element, escapeText, optional } from '../markup/html.ts';
import { textField } from '../markup/read-value.ts';
import { renderInline } from './markdown-inline.ts';
import { scrollingTable } from './scrolling-table.ts';
import { textBlock } from './text.ts';

const DEEPEST = 20;
const HEADING = /^(#{1,6})\s+(\S.*)?$/;
const RULE = /^ {0,3}([-*_])(?:\s*\1){2,}\s*$/;
const FENCE = /^(`{3,}|~{3,})\s*([\w-]*)\s*$/;
const ITEM = /^( {0,3})([-*+]|\d{1,9}[.)])( +)(.*)$/;
const QUOTE = /^ {0,3}> ?/;
const UNDERLINE = /^ {0,3}(=+|-+)\s*$/;
/** Matched without spaces: patterns with optional spaces take quadratic time on long runs of them. */
const TABLE_RULE = /^\|?:?-{2,}:?(?:\|:?-{2,}:?)*\|?$/;

/** The lines to parse; each block parser advances `position`. */
interface Reader {
  readonly lines: readonly string[];
  position: number;
  readonly depth: number;
  /** For each line, the index of the first non-blank line from it on. */
  readonly nextText: readonly number[];
}

const isBlank = (line: string): boolean => line.trim() === '';

const findNextTexts = (lines: readonly string[]): number[] => {
  const next: number[] = [];
  for (let at = lines.length - 1; at >= 0; at--)
    next[at] = isBlank(lines[at] ?? '') ? (next[at + 1] ?? lines.length) : at;
  return next;
};
const peek = (reader: Reader): string | undefined => reader.lines[reader.position];

const takeWhile = (reader: Reader, belongs: (line: string) => boolean): string[] => {
  const start = reader.position;
  while (reader.position < reader.lines.length && belongs(peek(reader) ?? '')) reader.position += 1;
  return reader.lines.slice(start, reader.position);
};

/** Drops closing marks: `Title ##` becomes `Title`. */
const withoutClosing = (title: string): string => {
  let end = title.trimEnd().length;
  while (title.charAt(end - 1) === '#') end--;
  return title.slice(0, end).trimEnd();
};

const beginsBlock = (line: string): boolean =>
  HEADING.test(line) || RULE.test(line) || FENCE.test(line) || ITEM.test(line) || QUOTE.test(line);

const readFence = (reader: Reader, fence: string): string => {
  reader.position += 1;
  const code = takeWhile(reader, (line) => !line.startsWith(fence));
  reader.position += 1;
  return `<pre tabindex="0"><code>${escapeText(code.join('\n'))}</code></pre>`;
};

const readQuote = (reader: Reader): string => {
  const inside = takeWhile(reader, (line) => QUOTE.test(line) || (!isBlank(line) && !beginsBlock(line)));
  return element(
    'blockquote',
    {},
    renderLines(
      inside.map((line) => line.replace(QUOTE, '')),
      reader.depth + 1,
    ),
  );
};

const readItem = (reader: Reader, indent: number): string[] => {
  const first = (peek(reader) ?? '').slice(indent);
  reader.position += 1;
  const rest = takeWhile(reader, (line) =>
    isBlank(line) ? belongsToItem(reader, indent) : line.search(/\S/) >= indent,
  );
  return [first, ...rest.map((line) => line.slice(indent))];
};

/** A blank line belongs to a list item if the next non-blank line is indented. */
const belongsToItem = (reader: Reader, indent: number): boolean => {
  const { lines, nextText } = reader;
  const next = lines[nextText[reader.position] ?? lines.length];
  return next !== undefined && next.search(/\S/) >= indent;
};

const renderItem = (lines: readonly string[], depth: number): string => {
  const isSimple = !lines.some(isBlank) && !lines.slice(1).some(beginsBlock);
  return element('li', {}, isSimple ? renderInline(lines.join('\n').trim()) : renderLines(lines, depth + 1));
};

const readList = (reader: Reader, [, , marker = '']: RegExpExecArray): string => {
  const isOrdered = /\d/.test(marker);
  const items: string[] = [];
  for (let found = ITEM.exec(peek(reader) ?? ''); found; found = ITEM.exec(peek(reader) ?? '')) {
    const [, before = '', sign = '', blanks = ''] = found;
    if (/\d/.test(sign) !== isOrdered || RULE.test(peek(reader) ?? '')) break;
    items.push(
      renderItem(readItem(reader, before.length + sign.length + Math.min(blanks.length, 4)), reader.depth),
    );
    if (isBlank(peek(reader) ?? 'x') && ITEM.test(reader.lines[reader.position + 1] ?? ''))
      reader.position += 1;
  }
  const start = Number.parseInt(marker, 10);
  return element(
    isOrdered ? 'ol' : 'ul',
    { start: isOrdered && start !== 1 ? start : undefined },
    items.join(''),
  );
};

const isTableRule = (line: string): boolean => TABLE_RULE.test(line.replaceAll(/\s+/g, ''));

const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\|/, '')
    .replace(/\|$/, '')
    .split(/(?<!\\)\|/)
    .map((cell) => renderInline(cell.trim().replaceAll('\\|', '|')));

const row = (tag: string, line: string): string =>
  `<tr>${cellsOf(line)
    .map((cell) => `<${tag}>${cell}</${tag}>`)
    .join('')}</tr>`;

const readTable = (reader: Reader): string => {
  const head = peek(reader) ?? '';
  reader.position += 2;
  const body = takeWhile(reader, (line) => line.includes('|'));
  const rows = body.map((line) => row('td', line)).join('');
  return scrollingTable(cellsOf(head), `<thead>${row('th', head)}</thead><tbody>${rows}</tbody>`);
};

const readParagraph = (reader: Reader): string => {
  const first = peek(reader) ?? '';
  reader.position += 1;
  const rest = takeWhile(reader, (line) => !isBlank(line) && !beginsBlock(line) && !UNDERLINE.test(line));
  const text = renderInline([first, ...rest].join('\n').trim());
  const underline = UNDERLINE.exec(peek(reader) ?? '')?.[1];
  if (underline === undefined) return element('p', {}, text);
  reader.position += 1;
  return element(underline.startsWith('=') ? 'h1' : 'h2', {}, text);
};

const readBlock = (reader: Reader): string => {
  const line = peek(reader) ?? '';
  if (isBlank(line)) {
    reader.position += 1;
    return '';
  }
  const fence = FENCE.exec(line)?.[1];
  if (fence !== undefined) return readFence(reader, fence);
  const heading = HEADING.exec(line);
  if (heading) {
    reader.position += 1;
    return element(`h${heading[1]?.length ?? 1}`, {}, renderInline(withoutClosing(heading[2] ?? '')));
  }
  if (RULE.test(line)) {
    reader.position += 1;
    return '<hr>';
  }
  if (QUOTE.test(line)) return readQuote(reader);
  const item = ITEM.exec(line);
  if (item) return readList(reader, item);
  const isTable = line.includes('|') && isTableRule(reader.lines[reader.position + 1] ?? '');
  return isTable ? readTable(reader) : readParagraph(reader);
};

const renderLines = (lines: readonly string[], depth: number): string => {
  if (depth > DEEPEST) return element('p', {}, escapeText(lines.join('\n')));
  const reader: Reader = { lines, position: 0, depth, nextText: findNextTexts(lines) };
  let html = '';
  while (reader.position < lines.length) html += readBlock(reader);
  return html;
};

/** Renders Markdown. HTML in the source is escaped. */
export const renderMarkdown = (text: string): string =>
  renderLines(text.replaceAll('\t', '    ').split(/\r\n?|\n/), 0);

export const markdownBlock: BlockRenderer = {
  render: (value) => optional('div', { class: 'sw-text' }, renderMarkdown(textField(value, 'text'))),
  styles: textBlock.styles ?? [],
};
