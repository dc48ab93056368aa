import { isRecord } from '../documents/index.ts';
import type { CampaignText } from './campaign-content.ts';

export interface TextMark {
  readonly type: string;
  readonly attrs: Readonly<Record<string, unknown>>;
}

/** A part of a rich text, whatever was stored: without a type it has none that is known. */
export interface TextNode {
  readonly type: string;
  readonly text: string;
  readonly marks: readonly TextMark[];
  readonly attrs: Readonly<Record<string, unknown>>;
  readonly content: readonly TextNode[];
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const attrsOf = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {});

/** Deeper than anybody writes. */
const MAX_DEPTH = 20;

const readNode = (value: unknown, depth: number): TextNode => {
  const node = attrsOf(value);
  return {
    type: typeof node['type'] === 'string' ? node['type'] : '',
    text: typeof node['text'] === 'string' ? node['text'] : '',
    marks: listOf(node['marks']).flatMap((mark) =>
      isRecord(mark) && typeof mark['type'] === 'string'
        ? [{ type: mark['type'], attrs: attrsOf(mark['attrs']) }]
        : [],
    ),
    attrs: attrsOf(node['attrs']),
    content: depth > MAX_DEPTH ? [] : listOf(node['content']).map((child) => readNode(child, depth + 1)),
  };
};

export const readTextNodes = (document: CampaignText): readonly TextNode[] =>
  listOf(document.content).map((node) => readNode(node, 0));

const textIn = (node: TextNode): string => {
  if (node.type === 'text') return node.text;
  if (node.type === 'hardBreak') return '\n';
  return node.content.map(textIn).join(node.type === 'paragraph' || node.type === 'heading' ? '' : '\n');
};

export const plainTextOf = (document: CampaignText): string =>
  readTextNodes(document).map(textIn).join('\n\n');

export const linkOf = ({ marks }: TextNode): string | undefined => {
  const href = marks.find(({ type }) => type === 'link')?.attrs['href'];
  return typeof href === 'string' ? href : undefined;
};

export const linksOf = (document: CampaignText): string[] => {
  const found: string[] = [];
  const visit = (node: TextNode): void => {
    const href = linkOf(node);
    if (href !== undefined) found.push(href);
    node.content.forEach(visit);
  };
  readTextNodes(document).forEach(visit);
  return found;
};
