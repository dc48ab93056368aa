import { isSafeAddress } from '@sitewright/domain/blocks';
import { isTextAlignment, textLimits } from '@sitewright/domain/text';
import { createPasteBudget, type PasteBudget } from './paste-budget.ts';
import { blockTags, droppedTags, marksOf } from './paste-tags.ts';
import { isNumbering, isWordBullet, wordLevelOf, writeWordList, type WordItem } from './word-list.ts';

export interface CleanedPaste {
  readonly html: string;
  /** There was more than one text can hold. */
  readonly isCut: boolean;
}

interface Place {
  readonly budget: PasteBudget;
  readonly depth: number;
  readonly listDepth: number;
}

const DEEPEST = 100;

const escape = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const quote = (value: string): string => escape(value).replaceAll('"', '&quot;');

const isElement = (node: Node): node is Element => node.nodeType === 1;
const tagOf = (element: Element): string => element.tagName.toLowerCase();
const styleOf = (element: Element): string => element.getAttribute('style') ?? '';

const alignmentOf = (element: Element): string => {
  const stated = /text-align:\s*(\w+)/i.exec(styleOf(element))?.[1] ?? element.getAttribute('align') ?? '';
  const side = stated.toLowerCase();
  return isTextAlignment(side) ? ` style="text-align:${side}"` : '';
};

/** Addresses within the page they came from lead nowhere here. */
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

const writeBlock = (given: string, element: Element, place: Place): string => {
  const isList = given === 'ul' || given === 'ol';
  const isTooDeep = place.listDepth >= textLimits.LIST_DEPTH;
  // A list below the deepest one goes on as paragraphs of the item that holds it.
  if (isList && isTooDeep) return writeChildren(element, { ...place, listDepth: place.listDepth + 1 });
  const tag = given === 'li' && place.listDepth > textLimits.LIST_DEPTH ? 'div' : given;
  if (!place.budget.takeElement(!isVoid(tag))) return '';
  if (isVoid(tag)) return `<${tag}>`;
  const inside = { ...place, listDepth: place.listDepth + (isList ? 1 : 0) };
  return `<${tag}${attributesOf(tag, element)}>${writeChildren(element, inside)}</${tag}>`;
};

const writeInline = (element: Element, place: Place): string => {
  const tag = tagOf(element);
  const address = tag === 'a' ? addressOf(element) : undefined;
  const marks = marksOf(tag, styleOf(element)).filter(() => place.budget.takeElement(false));
  const inner = writeChildren(element, place);
  const linked =
    address === undefined || inner === '' || place.budget.takeText(address) !== address
      ? inner
      : `<a href="${quote(address)}">${inner}</a>`;
  return linked === '' ? '' : marks.reduce((html, mark) => `<${mark}>${html}</${mark}>`, linked);
};

const writeElement = (element: Element, place: Place): string => {
  const tag = tagOf(element);
  if (droppedTags.has(tag) || isWordBullet(styleOf(element))) return '';
  if (/mso-hide:\s*all|display:\s*none/i.test(styleOf(element))) return '';
  const below = { ...place, depth: place.depth + 1 };
  const block = element.classList.contains('MsoTitle') ? 'h1' : blockTags.get(tag);
  return block === undefined ? writeInline(element, below) : writeBlock(block, element, below);
};

const wordItemOf = (node: Node, place: Place): WordItem | undefined => {
  const level = isElement(node) ? wordLevelOf(styleOf(node)) : undefined;
  if (level === undefined || !isElement(node)) return undefined;
  place.budget.takeElement(true);
  const bullet = [...node.querySelectorAll('[style]')].find((part) => isWordBullet(styleOf(part)));
  return {
    level,
    isOrdered: isNumbering(bullet?.textContent ?? ''),
    html: writeChildren(node, { ...place, depth: place.depth + 1 }),
  };
};

const isBlank = (node: Node): boolean => node.nodeType === 8 || (node.textContent ?? '').trim() === '';

/** The items of a Word list that begin with this node, and the node after them. */
const gatherWordList = (first: ChildNode, place: Place) => {
  const items: WordItem[] = [];
  let next: ChildNode | null = first;
  let end: ChildNode | null = first;
  while (next && !place.budget.isSpent()) {
    const item = wordItemOf(next, place);
    if (!item && !isBlank(next)) break;
    if (item) {
      items.push(item);
      end = next.nextSibling;
    }
    next = next.nextSibling;
  }
  return { items, end };
};

const writeNode = (node: Node, place: Place): string => {
  if (node.nodeType === 3) return escape(place.budget.takeText(node.nodeValue ?? ''));
  if (!isElement(node)) return '';
  if (place.depth > DEEPEST) return escape(place.budget.takeText(node.textContent ?? ''));
  return writeElement(node, place);
};

const writeChildren = (parent: Node, place: Place): string => {
  let html = '';
  let node = parent.firstChild;
  while (node && !place.budget.isSpent()) {
    if (isElement(node) && wordLevelOf(styleOf(node)) !== undefined) {
      const { items, end } = gatherWordList(node, place);
      html += writeWordList(items, textLimits.LIST_DEPTH - place.listDepth);
      node = end;
    } else {
      html += writeNode(node, place);
      node = node.nextSibling;
    }
  }
  return html;
};

/** What an empty paragraph of Word or a mail program comes down to. */
const emptyParagraphs = /<(p|div)>(?:\s|&nbsp;|\u00A0|<br>)*<\/\1>/g;

/** Word sends megabytes of styles and settings along, none of which is text. */
const ballast = /<style\b[\s\S]*?<\/style>|<xml\b[\s\S]*?<\/xml>|<!--[\s\S]*?-->/gi;

/** Reading more than this would only take time: it could not be kept. */
const MOST_MARKUP = 2_000_000;

/** Only what a text can hold, of what Word, a document service or a web page put on the clipboard. */
export const cleanPastedHtml = (html: string, mostBytes: number): CleanedPaste => {
  const budget = createPasteBudget(mostBytes);
  const markup = html.length > MOST_MARKUP ? html.replaceAll(ballast, '') : html;
  // Parsed apart from the page: nothing in it runs or is fetched.
  const { body } = new DOMParser().parseFromString(markup.slice(0, MOST_MARKUP), 'text/html');
  const cleaned = writeChildren(body, { budget, depth: 0, listDepth: 0 });
  return {
    html: cleaned.replaceAll(emptyParagraphs, ''),
    isCut: budget.isSpent() || markup.length > MOST_MARKUP,
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
