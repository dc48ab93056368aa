import type { GiftCardTexts } from '@sitewright/domain/gift-cards';
import {
  escapeMailHtml,
  mailButtonHtml,
  paragraphsHtml,
  quotedText,
  type MailLayout,
} from '@sitewright/domain/mail';

/** What stands on the card. */
export interface PrintedCard {
  readonly siteTitle: string;
  readonly amount: string;
  /** A placeholder until the email is sent. */
  readonly code: string;
  readonly to: string;
  readonly from: string;
  readonly message: string;
  /** Empty for one that never expires. */
  readonly expires: string;
  readonly isTest: boolean;
  readonly storeUrl: string;
  readonly balanceUrl: string;
}

export interface GiftCardMailBody {
  /** Plain text, by the owner or built in. */
  readonly text: string;
  readonly card: PrintedCard;
  readonly texts: GiftCardTexts;
}

export const giftCardMailText = ({ text, card, texts }: GiftCardMailBody): string =>
  [
    text,
    card.message === '' ? '' : quotedText(card.message),
    [
      `${texts.title}: ${card.amount}`,
      `${texts.code}: ${card.code}`,
      ...(card.to === '' ? [] : [`${texts.to}: ${card.to}`]),
      ...(card.from === '' ? [] : [`${texts.from}: ${card.from}`]),
      ...(card.expires === '' ? [] : [card.expires]),
    ].join('\n'),
    card.isTest ? texts.testCard : '',
    texts.howToUse,
    `${texts.visitStore}: ${card.storeUrl}`,
    `${texts.checkBalance}: ${card.balanceUrl}`,
  ]
    .filter((part) => part !== '')
    .join('\n\n');

const QUIET = 'color:#4b5563;font-size:14px;line-height:20px';

const nameRow = (label: string, name: string): string =>
  name === ''
    ? ''
    : `<p style="margin:0;font-size:16px;line-height:24px"><span style="${QUIET}">${escapeMailHtml(label)}</span> ${escapeMailHtml(name)}</p>`;

const line = (text: string, style: string): string =>
  text === '' ? '' : `<p style="${style}">${escapeMailHtml(text)}</p>`;

/** Black on white with a border in every mode, so that it looks the same printed. */
const cardHtml = ({ card, texts }: GiftCardMailBody, { accentColor }: MailLayout): string =>
  [
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px;page-break-inside:avoid;break-inside:avoid">`,
    `<tr><td style="padding:24px;background:#ffffff;color:#111318;border:2px solid ${accentColor};border-radius:8px">`,
    line(card.siteTitle, `margin:0 0 4px;${QUIET}`),
    line(
      `${texts.title} · ${card.amount}`,
      'margin:0 0 16px;font-size:26px;line-height:32px;font-weight:700',
    ),
    nameRow(texts.to, card.to),
    nameRow(texts.from, card.from),
    line(card.message, 'margin:16px 0 0;font-size:18px;line-height:26px;font-style:italic'),
    `<p style="margin:20px 0 4px;${QUIET}">${escapeMailHtml(texts.code)}</p>`,
    line(
      card.code,
      "margin:0;padding:12px 16px;background:#f3f4f6;color:#111318;border:1px dashed #6b7280;border-radius:4px;font:700 20px/28px Menlo,Consolas,'Courier New',monospace;letter-spacing:1px;text-align:center",
    ),
    line(card.expires, `margin:12px 0 0;${QUIET}`),
    '</td></tr></table>',
  ]
    .filter((part) => part !== '')
    .join('\n');

/** The body of the layout. */
export const giftCardMailHtml = (body: GiftCardMailBody, layout: MailLayout): string => {
  const { text, card, texts } = body;
  return [
    paragraphsHtml(text, layout.accentColor),
    cardHtml(body, layout),
    card.isTest ? paragraphsHtml(texts.testCard, layout.accentColor) : '',
    paragraphsHtml(texts.howToUse, layout.accentColor),
    mailButtonHtml({ label: texts.visitStore, url: card.storeUrl }, layout),
    `<p class="mail-quiet" style="margin:0;color:#6b7280;font-size:14px;line-height:20px"><a class="mail-link" href="${escapeMailHtml(card.balanceUrl)}" style="color:#1f2430">${escapeMailHtml(texts.checkBalance)}</a></p>`,
  ]
    .filter((part) => part !== '')
    .join('\n');
};
