import { linkOf, readTextNodes, type CampaignDesign, type TextNode } from '@sitewright/domain/campaigns';
import { campaignFonts } from '@sitewright/domain/campaigns';
import { escapeMailHtml } from '@sitewright/domain/mail';
import type { CampaignLinks } from './campaign-links.ts';
import type { Slots } from './slots.ts';

export interface TextTools {
  readonly slots: Slots;
  readonly links: CampaignLinks;
  readonly design: CampaignDesign;
}

type Document = Parameters<typeof readTextNodes>[0];

const tagOfMark: Readonly<Record<string, string>> = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
};

const inlineHtml = (node: TextNode, tools: TextTools): string => {
  if (node.type === 'hardBreak') return '<br>';
  if (node.type !== 'text') return node.content.map((child) => inlineHtml(child, tools)).join('');
  let html = tools.slots.write(node.text, escapeMailHtml);
  for (const { type } of node.marks) {
    const tag = tagOfMark[type];
    if (tag !== undefined) html = `<${tag}>${html}</${tag}>`;
  }
  const href = tools.links.href(linkOf(node) ?? '', escapeMailHtml);
  return href === undefined ? html : `<a href="${href}" style="color:${tools.design.accent}">${html}</a>`;
};

const inline = (node: TextNode, tools: TextTools): string =>
  node.content.map((child) => inlineHtml(child, tools)).join('');

const HEADING_SIZES = ['28px/34px', '24px/30px', '20px/26px', '18px/24px'];

const alignOf = ({ attrs }: TextNode): string => {
  const align = attrs['textAlign'];
  return align === 'center' || align === 'right' ? `;text-align:${align}` : '';
};

const headingHtml = (node: TextNode, tools: TextTools): string => {
  const level = Math.min(4, Math.max(1, Number(node.attrs['level']) || 2));
  const font = campaignFonts[tools.design.headingFont];
  return `<h${level} style="margin:0 0 12px;font:600 ${HEADING_SIZES[level - 1]} ${font}${alignOf(node)}">${inline(node, tools)}</h${level}>`;
};

const listHtml = (node: TextNode, tools: TextTools, tag: 'ul' | 'ol'): string =>
  `<${tag} style="margin:0 0 16px;padding-left:24px">${node.content
    .map(
      (item) =>
        `<li style="margin:0 0 4px">${item.content.map((child) => itemHtml(child, tools)).join('')}</li>`,
    )
    .join('')}</${tag}>`;

/** Paragraphs of a list have no space between them. */
const itemHtml = (node: TextNode, tools: TextTools): string =>
  node.type === 'paragraph' ? inline(node, tools) : blockHtml(node, tools);

const blockHtml = (node: TextNode, tools: TextTools): string => {
  switch (node.type) {
    case 'heading':
      return headingHtml(node, tools);
    case 'bulletList':
      return listHtml(node, tools, 'ul');
    case 'orderedList':
      return listHtml(node, tools, 'ol');
    case 'blockquote':
      return `<blockquote style="margin:0 0 16px;padding-left:16px;border-left:3px solid ${tools.design.accent}">${node.content.map((child) => blockHtml(child, tools)).join('')}</blockquote>`;
    case 'horizontalRule':
      return '<hr style="margin:0 0 16px;border:0;border-top:1px solid #e5e7eb">';
    case 'paragraph':
    case 'codeBlock':
      return node.content.length === 0
        ? ''
        : `<p style="margin:0 0 16px${alignOf(node)}">${inline(node, tools)}</p>`;
    default:
      return node.content.map((child) => blockHtml(child, tools)).join('');
  }
};

export const richTextHtml = (document: Document, tools: TextTools): string =>
  readTextNodes(document)
    .map((node) => blockHtml(node, tools))
    .join('\n');

const inlineText = (node: TextNode, tools: TextTools): string => {
  if (node.type === 'hardBreak') return '\n';
  if (node.type !== 'text') return node.content.map((child) => inlineText(child, tools)).join('');
  const text = tools.slots.write(node.text, (plain) => plain);
  const href = tools.links.href(linkOf(node) ?? '');
  return href === undefined ? text : `${text} (${href})`;
};

const blockText = (node: TextNode, tools: TextTools): string => {
  const text = (child: TextNode): string => blockText(child, tools);
  switch (node.type) {
    case 'bulletList':
      return node.content.map((item) => `- ${item.content.map(text).join('\n  ')}`).join('\n');
    case 'orderedList':
      return node.content.map((item, at) => `${at + 1}. ${item.content.map(text).join('\n   ')}`).join('\n');
    case 'listItem':
    case 'blockquote':
      return node.content.map(text).join('\n\n');
    case 'horizontalRule':
      return '---';
    default:
      return node.content.map((child) => inlineText(child, tools)).join('');
  }
};

export const richTextPlain = (document: Document, tools: TextTools): string =>
  readTextNodes(document)
    .map((node) => blockText(node, tools))
    .filter((text) => text !== '')
    .join('\n\n');
