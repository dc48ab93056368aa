import { campaignFonts, campaignTextsIn, type CampaignContent } from '@sitewright/domain/campaigns';
import { fillText } from '@sitewright/domain/languages';
import { escapeMailHtml } from '@sitewright/domain/mail';
import {
  blockHtml,
  blockText,
  type BlockTools,
  type CampaignImage,
  type CampaignProduct,
} from './campaign-blocks.ts';
import { createCampaignLinks } from './campaign-links.ts';
import { createSlots, fillParts, type Parts, type Recipient, type Slots } from './slots.ts';

export interface CampaignToCompose {
  readonly content: CampaignContent;
  readonly siteTitle: string;
  /** Of the site, without a slash at the end. */
  readonly origin: string;
  /** Address of a picture; empty for the title of the site. */
  readonly logoUrl: string;
  /** Of the recipient. */
  readonly language: string;
  readonly products: ReadonlyMap<string, CampaignProduct>;
  readonly images: ReadonlyMap<string, CampaignImage>;
  /** Links whose clicks are counted; none if empty. */
  readonly countedLinks: readonly string[];
}

/** An email for everybody of a language: only what depends on the recipient is left open. */
export interface ComposedCampaign {
  readonly subject: Parts;
  readonly text: Parts;
  readonly html: Parts;
}

const toolsOf = (
  campaign: CampaignToCompose,
  slots: Slots,
  counted: readonly string[] | undefined,
): BlockTools => ({
  slots,
  links: createCampaignLinks({ origin: campaign.origin, slots, counted }),
  design: campaign.content.design,
  texts: campaignTextsIn(campaign.language),
  products: campaign.products,
  images: campaign.images,
});

/** All links of a campaign, in their order. */
export const listCampaignLinks = (campaign: CampaignToCompose): readonly string[] => {
  const tools = toolsOf(campaign, createSlots(), undefined);
  for (const block of campaign.content.blocks) blockHtml(block, tools);
  return tools.links.urls;
};

const lines = (text: string): string => escapeMailHtml(text.trim()).replaceAll('\n', '<br>\n');

const headHtml = ({ logoUrl, siteTitle, content: { design } }: CampaignToCompose, slots: Slots): string => {
  const title = escapeMailHtml(slots.clean(siteTitle));
  return logoUrl === ''
    ? `<strong style="font:600 18px/24px ${campaignFonts[design.headingFont]}">${title}</strong>`
    : `<img src="${escapeMailHtml(logoUrl)}" alt="${title}" height="40" style="height:40px;max-width:240px;border:0">`;
};

const reasonOf = ({ siteTitle }: CampaignToCompose, { texts, slots }: BlockTools): string =>
  fillText(texts.whyThisEmail, { site: slots.clean(siteTitle) });

const footHtml = (campaign: CampaignToCompose, tools: BlockTools): string =>
  [
    escapeMailHtml(reasonOf(campaign, tools)),
    lines(tools.slots.clean(campaign.content.postalAddress)),
    `<a href="${tools.slots.mark({ kind: 'unsubscribe' })}" style="color:inherit;text-decoration:underline">${escapeMailHtml(tools.texts.unsubscribe)}</a>`,
  ]
    .filter((part) => part !== '')
    .join('<br>\n');

/** Not shown in the email, but in the list of emails; blanks keep the text of the email out of it. */
const preheaderHtml = (text: string): string =>
  text === ''
    ? ''
    : `<div style="display:none;max-height:0;overflow:hidden">${text}${'&#847;&zwnj;&nbsp;'.repeat(60)}</div>`;

const htmlOf = (campaign: CampaignToCompose, tools: BlockTools): string => {
  const { content, language } = campaign;
  const { design } = content;
  const { slots } = tools;
  return [
    '<!doctype html>',
    `<html lang="${escapeMailHtml(language)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    // The owner chose the colors: mail programs with a dark mode must not mix them with their own.
    '<meta name="color-scheme" content="light"><meta name="supported-color-schemes" content="light">',
    `<title>${slots.write(content.subject, escapeMailHtml)}</title></head>`,
    `<body style="margin:0;padding:24px 12px;background:${design.background};color:${design.ink};font:16px/24px ${campaignFonts[design.font]}">`,
    preheaderHtml(slots.write(content.preheader, escapeMailHtml)),
    '<table role="presentation" align="center" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;margin:0 auto">',
    `<tr><td style="padding:8px 32px 16px;color:${design.ink}">\n${headHtml(campaign, slots)}\n</td></tr>`,
    `<tr><td style="padding:32px 32px 8px;background:${design.paper};color:${design.ink};border-radius:4px;overflow-wrap:anywhere">`,
    ...content.blocks.map((block) => blockHtml(block, tools)),
    '</td></tr>',
    `<tr><td style="padding:16px 32px;color:${design.ink};opacity:.75;font-size:13px;line-height:20px">\n${footHtml(campaign, tools)}\n</td></tr>`,
    '</table>',
    content.countsOpens
      ? `<img src="${slots.mark({ kind: 'pixel' })}" alt="" width="1" height="1" style="display:block;border:0">`
      : '',
    '</body></html>',
  ]
    .filter((line) => line !== '')
    .join('\n');
};

const textOf = (campaign: CampaignToCompose, tools: BlockTools): string =>
  [
    ...campaign.content.blocks.map((block) => blockText(block, tools)).filter((text) => text !== ''),
    `-- \n${[
      reasonOf(campaign, tools),
      tools.slots.clean(campaign.content.postalAddress).trim(),
      `${tools.texts.unsubscribe}: ${tools.slots.mark({ kind: 'unsubscribe' })}`,
    ]
      .filter((line) => line !== '')
      .join('\n')}\n`,
  ].join('\n\n');

export const composeCampaign = (campaign: CampaignToCompose): ComposedCampaign => {
  const slots = createSlots();
  const tools = toolsOf(campaign, slots, campaign.countedLinks);
  return {
    subject: slots.divide(slots.write(campaign.content.subject, (plain) => plain)),
    text: slots.divide(textOf(campaign, tools)),
    html: slots.divide(htmlOf(campaign, tools)),
  };
};

/** The email of one recipient. */
export const fillCampaign = (composed: ComposedCampaign, recipient: Recipient) => ({
  subject: fillParts(composed.subject, recipient),
  text: fillParts(composed.text, recipient),
  html: fillParts(composed.html, recipient, escapeMailHtml),
});
