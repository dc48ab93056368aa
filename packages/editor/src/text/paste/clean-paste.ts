import { isSafeAddress } from '@sitewright/domain/blocks';
import { isTextAlignment, textLimits } from '@sitewright/domain/text';
import { createPasteBudget, type PasteBudget } from './paste-budget.ts';
import { blockTags, droppedTags, marksOf } from './paste-tags.ts';
import { isNumbering, isWordBullet, wordLevelOf, writeWordList, type WordItem } from './word-list.ts';

export interface CleanedPaste {
  readonly html: string;
  /** Whether the content was cut to the limits. */
  readonly isCut: boolean;
}

interface PasteContext {
  readonly budget: PasteBudget;
  readonly depth: number;
  readonly listDepth: number;
}

const MAX_DEPTH = 100;

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const quote = (value: string): string => escape(value).replaceAll('"', '&quot;');

const isElement = (node: Node): node is Element => node.nodeType === 1;
const tagOf = (element: Element): string => element.tagName.toLowerCase();
const styleOf = (element: Element): string => element.getAttribute('style') ?? '';

const alignmentOf = (element: Element): string => {
  const stated = /text-align:\s*(\w+)/i.exec(styleOf(element))?.[1] ?? element.getAttribute('align') ?? '';
  const side = stated.toLowerCase();
  return isTextAlignment(side) ? ` style="text-align:${side}"` : '';
};

/** Relative links of the source page would not work here. */
const addressOf = (element: Element): string | undefined => {
  const href = (element.getAttribute('href') ?? '').trim();
  return /^(?:https?|mailto|tel|sms):/i.test(href) && isSafeAddress(href) ? href : undefined;
};

const spans = (element: Element): string =>
  ['colspan', 'rowspan']
    .map((name) => [name, Number(element.getAttribute(name))] as const)
    .filter(([, count]) => Number.isInteger(count) && count > 1 && count <= 50)
    .map(([name, count]) => ` ${name}="${count}"`)
    .join('');

const attributesOf = (tag: string, element: Element): string => {
  if (/^(?:p|h[1-6])$/.test(tag)) return alignmentOf(element);
  return tag === 'td' || tag === 'th' ? spans(element) : '';
};

const isVoid = (tag: string): boolean => tag === 'br' || tag === 'hr';

const writeBlock = (given: string, element: Element, context: PasteContext): string => {
  const isList = given === 'ul' || given === 'ol';
  const isTooDeep = context.listDepth >= textLimits.LIST_DEPTH;
  // A list beyond the maximum depth becomes paragraphs of its parent item.
  if (isList && isTooDeep) return writeChildren(element, { ...context, listDepth: context.listDepth + 1 });
  const tag = given === 'li' && context.listDepth > textLimits.LIST_DEPTH ? 'div' : given;
  if (!context.budget.takeElement(!isVoid(tag))) return '';
  if (isVoid(tag)) return `<${tag}>`;
  const inside = { ...context, listDepth: context.listDepth + (isList ? 1 : 0) };
  return `<${tag}${attributesOf(tag, element)}>${writeChildren(element, inside)}</${tag}>`;
};

const writeInline = (element: Element, context: PasteContext): string => {
  const tag = tagOf(element);
  const address = tag === 'a' ? addressOf(element) : undefined;
  const marks = marksOf(tag, styleOf(element)).filter(() => context.budget.takeElement(false));
  const inner = writeChildren(element, context);
  const linked =
    address === undefined || inner === '' || context.budget.takeText(address) !== address
      ? inner
      : `<a href="${quote(address)}">${inner}</a>`;
  return linked === '' ? '' : marks.reduce((html, mark) => `<${mark}>${html}</${mark}>`, linked);
};

const writeElement = (element: Element, context: PasteContext): string => {
  const tag = tagOf(element);
  if (droppedTags.has(tag) || isWordBullet(styleOf(element))) return '';
  if (/mso-hide:\s*all|display:\s*none/i.test(styleOf(element))) return '';
  const below = { ...context, depth: context.depth + 1 };
  const block = element.classList.contains('MsoTitle') ? 'h1' : blockTags.get(tag);
  return block === undefined ? writeInline(element, below) : writeBlock(block, element, below);
};

const wordItemOf = (node: Node, context: PasteContext): WordItem | undefined => {
  const level = isElement(node) ? wordLevelOf(styleOf(node)) : undefined;
  if (level === undefined || !isElement(node)) return undefined;
  context.budget.takeElement(true);
  const bullet = [...node.querySelectorAll('[style]')].find((part) => isWordBullet(styleOf(part)));
  return {
    level,
    isOrdered: isNumbering(bullet?.textContent ?? ''),
    html: writeChildren(node, { ...context, depth: context.depth + 1 }),
  };
};

const isBlank = (node: Node): boolean => node.nodeType === 8 || (node.textContent ?? '').trim() === '';

/** Collects the Word list that starts with a node, and the node after it. */
const gatherWordList = (first: ChildNode, context: PasteContext) => {
  const items: WordItem[] = [];
  let next: ChildNode | null = first;
  let end: ChildNode | null = first;
  while (next && !context.budget.isSpent()) {
    const item = wordItemOf(next, context);
    if (!item && !isBlank(next)) break;
    if (item) {
      items.push(item);
      end = next.nextSibling;
    }
    next = next.nextSibling;
  }
  return { items, end };
};

const writeNode = (node: Node, context: PasteContext): string => {
  if (node.nodeType === 3) return escape(context.budget.takeText(node.nodeValue ?? ''));
  if (!isElement(node)) return '';
  if (context.depth > MAX_DEPTH) return escape(context.budget.takeText(node.textContent ?? ''));
  return writeElement(node, context);
};

const writeChildren = (parent: Node, context: PasteContext): string => {
  let html = '';
  let node = parent.firstChild;
  while (node && !context.budget.isSpent()) {
    if (isElement(node) && wordLevelOf(styleOf(node)) !== undefined) {
      const { items, end } = gatherWordList(node, context);
      html += writeWordList(items, textLimits.LIST_DEPTH - context.listDepth);
      node = end;
    } else {
      html += writeNode(node, context);
      node = node.nextSibling;
    }
  }
  return html;
};

/** Remains of empty paragraphs of Word or email clients. */
const emptyParagraphs = /<(p|div)>(?:\s|&nbsp;|\u00A0|<br>)*<\/\1>/g;

/** Word adds megabytes of styles and metadata. */
const nonText = /<style\b[\s\S]*?<\/style>|<xml\b[\s\S]*?<\/xml>|<!--[\s\S]*?-->/gi;

/** Content beyond this could not be stored anyway. */
const MAX_MARKUP = 2_000_000;

/** Sanitizes clipboard HTML of Word, Google Docs or web pages to supported content. */
export const cleanPastedHtml = (html: string, mostBytes: number): CleanedPaste => {
  const budget = createPasteBudget(mostBytes);
  const markup = html.length > MAX_MARKUP ? html.replaceAll(nonText, '') : html;
  // Parsed in an inert document: nothing runs or loads.
  const { body } = new DOMParser().parseFromString(markup.slice(0, MAX_MARKUP), 'text/html');
  const cleaned = writeChildren(body, { budget, depth: 0, listDepth: 0 });
  return {
    html: cleaned.replaceAll(emptyParagraphs, ''),
    isCut: budget.isSpent() || markup.length > MAX_MARKUP,
  };
};

export const cutPastedText = (text: string, mostBytes: number) => {
  const budget = createPasteBudget(mostBytes);
  const lines = text.split(/\r\n?|\n/);
  const fitting: string[] = [];
  for (const line of lines) {
    if (!budget.takeElement(line !== '')) break;
    fitting.push(budget.takeText(line));
  }
  return { text: fitting.join('\n'), isCut: budget.isSpent() };
};
