import type { CampaignBlock, CampaignTexts } from '@sitewright/domain/campaigns';
import { campaignFonts } from '@sitewright/domain/campaigns';
import { escapeMailHtml } from '@sitewright/domain/mail';
import { contrastOf, readHex } from '@sitewright/domain/styles';
import { richTextHtml, richTextPlain, type TextTools } from './rich-text.ts';

/** A product as an email shows it. */
export interface CampaignProduct {
  readonly title: string;
  /** From the root of the site. */
  readonly path: string;
  /** As it is printed, with "from" where variants differ. */
  readonly price: string;
  readonly isInStock: boolean;
  /** A whole address. */
  readonly imageUrl: string | undefined;
}

export interface CampaignImage {
  /** A whole address. */
  readonly url: string;
  readonly alt: string;
}

export interface BlockTools extends TextTools {
  readonly texts: CampaignTexts;
  readonly products: ReadonlyMap<string, CampaignProduct>;
  readonly images: ReadonlyMap<string, CampaignImage>;
}

/** Of the column between its paddings. */
const WIDTH = 536;
const WHITE = '#ffffff';
const BLACK = '#111318';

const textOn = (color: string): string => {
  const [ground, white, black] = [color, WHITE, BLACK].map(readHex);
  return ground && white && black && contrastOf(black, ground) > contrastOf(white, ground) ? BLACK : WHITE;
};

const buttonHtml = (label: string, href: string, { design: { accent } }: BlockTools): string =>
  `<p style="margin:0 0 24px"><a href="${href}" style="display:inline-block;padding:12px 20px;border-radius:4px;background:${accent};color:${textOn(accent)};font-weight:600;text-decoration:none">${label}</a></p>`;

const linked = (html: string, href: string | undefined): string =>
  href === undefined ? html : `<a href="${href}" style="text-decoration:none;color:inherit">${html}</a>`;

const imageHtml = (block: Extract<CampaignBlock, { kind: 'image' }>, tools: BlockTools): string => {
  const image = tools.images.get(block.assetId);
  if (!image) return '';
  const alt = escapeMailHtml(tools.slots.clean(block.alt || image.alt));
  const html = `<img src="${escapeMailHtml(image.url)}" alt="${alt}" width="${WIDTH}" style="display:block;width:100%;max-width:${WIDTH}px;height:auto;border:0">`;
  return `<div style="margin:0 0 24px">${linked(html, tools.links.href(block.url, escapeMailHtml))}</div>`;
};

const statusOf = ({ price, isInStock }: CampaignProduct, showsPrice: boolean, texts: CampaignTexts): string =>
  [showsPrice ? price : '', isInStock ? '' : texts.soldOut].filter((part) => part !== '').join(' · ');

const productHtml = (block: Extract<CampaignBlock, { kind: 'product' }>, tools: BlockTools): string => {
  const product = tools.products.get(block.itemId);
  if (!product) return '';
  const { slots, texts, design } = tools;
  const href = tools.links.href(product.path, escapeMailHtml) ?? '';
  const title = escapeMailHtml(slots.clean(product.title));
  const picture =
    product.imageUrl === undefined
      ? ''
      : `<div style="margin:0 0 12px">${linked(`<img src="${escapeMailHtml(product.imageUrl)}" alt="${title}" width="${WIDTH}" style="display:block;width:100%;max-width:${WIDTH}px;height:auto;border:0">`, href)}</div>`;
  const status = escapeMailHtml(statusOf(product, block.showsPrice, texts));
  return [
    picture,
    `<p style="margin:0 0 4px;font:600 20px/26px ${campaignFonts[design.headingFont]}">${linked(title, href)}</p>`,
    status === '' ? '' : `<p style="margin:0 0 12px;opacity:.75">${status}</p>`,
    buttonHtml(escapeMailHtml(texts.viewProduct), href, tools),
  ].join('\n');
};

export const blockHtml = (block: CampaignBlock, tools: BlockTools): string => {
  switch (block.kind) {
    case 'text':
      return richTextHtml(block.document, tools);
    case 'image':
      return imageHtml(block, tools);
    case 'button': {
      const href = tools.links.href(block.url, escapeMailHtml);
      return href === undefined || block.label.trim() === ''
        ? ''
        : buttonHtml(tools.slots.write(block.label, escapeMailHtml), href, tools);
    }
    case 'product':
      return productHtml(block, tools);
    case 'divider':
      return '<hr style="margin:8px 0 24px;border:0;border-top:1px solid #e5e7eb">';
  }
};

/** As plain text; empty where there is nothing to say. */
export const blockText = (block: CampaignBlock, tools: BlockTools): string => {
  const { slots, links } = tools;
  switch (block.kind) {
    case 'text':
      return richTextPlain(block.document, tools);
    case 'image': {
      const alt = slots.clean(block.alt);
      const href = links.href(block.url);
      return [alt === '' ? '' : `[${alt}]`, href ?? ''].filter((part) => part !== '').join(' ');
    }
    case 'button': {
      const href = links.href(block.url);
      return href === undefined ? '' : `${slots.write(block.label, (plain) => plain)}: ${href}`;
    }
    case 'product': {
      const product = tools.products.get(block.itemId);
      if (!product) return '';
      const status = statusOf(product, block.showsPrice, tools.texts);
      const title = slots.clean(product.title);
      return `${title}${status === '' ? '' : `, ${status}`}\n${links.href(product.path) ?? ''}`;
    }
    case 'divider':
      return '---';
  }
};
