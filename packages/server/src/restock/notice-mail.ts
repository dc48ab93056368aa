import { currentPrice, optionValuesOf } from '@sitewright/domain/catalogue';
import type { SoldVariant } from '@sitewright/domain/cart';
import { fillText } from '@sitewright/domain/languages';
import {
  escapeMailHtml,
  mailButtonHtml,
  paragraphsHtml,
  singleLine,
  type MailLayout,
} from '@sitewright/domain/mail';
import { formatPrice, isCurrencyCode } from '@sitewright/domain/money';
import { restockTextsIn, type RestockVisitorTexts } from '@sitewright/domain/restock';
import type { Site } from '@sitewright/domain/sites';
import type { EmailText } from '@sitewright/domain/store-emails';
import { composeEmail } from '../store-email-texts/index.ts';
import { UNSUBSCRIBE_PATH } from './notice-link.ts';

/** The variant that is back, as the email shows it. */
export interface MailedVariant {
  readonly title: string;
  readonly options: string;
  readonly price: string;
  /** From the root of the site. */
  readonly path: string;
  readonly imagePath: string | undefined;
}

export interface NoticeToCompose {
  readonly site: Site;
  readonly publicOrigin: string;
  readonly language: string;
  readonly variant: MailedVariant;
  readonly unsubscribeUrl: string;
  readonly own?: EmailText | undefined;
}

export const mailedVariant = (
  variant: SoldVariant,
  printMoney: (cents: number) => string,
): MailedVariant => ({
  title: singleLine(variant.title),
  options: optionValuesOf(variant.attributes, variant.optionOrdering)
    .map(({ value }) => singleLine(value))
    .join(', '),
  price: printMoney(currentPrice(variant)),
  path: variant.fullUrl,
  imagePath: variant.image?.assetUrl,
});

const nameOf = ({ title, options }: MailedVariant): string =>
  `${title}${options === '' ? '' : ` (${options})`}`;

const urlOf = ({ publicOrigin, variant }: NoticeToCompose): string =>
  new URL(variant.path, publicOrigin).href;

const reasonOf = ({ site }: NoticeToCompose, texts: RestockVisitorTexts): string =>
  fillText(texts.whyThisEmail, { site: singleLine(site.settings.title) });

const textOf = (text: string, notice: NoticeToCompose, texts: RestockVisitorTexts): string =>
  [
    text,
    `${nameOf(notice.variant)}: ${notice.variant.price}`,
    `${texts.viewProduct}: ${urlOf(notice)}`,
    reasonOf(notice, texts),
    `${texts.unsubscribe}: ${notice.unsubscribeUrl}`,
  ].join('\n\n');

const QUIET = 'color:#6b7280;font-size:14px;line-height:20px';
const CELL = 'padding:12px 0;border-top:1px solid #e5e7eb;border-bottom:1px solid #e5e7eb;vertical-align:top';

const pictureCell = ({ publicOrigin, variant: { imagePath } }: NoticeToCompose): string => {
  if (imagePath === undefined) return '';
  const url = escapeMailHtml(`${new URL(imagePath, publicOrigin).href}?format=300w`);
  return `<td class="mail-line" width="88" style="${CELL}"><img src="${url}" alt="" width="72" height="72" style="display:block;width:72px;height:72px;object-fit:cover;border-radius:4px"></td>`;
};

const variantHtml = (notice: NoticeToCompose): string => {
  const { title, options, price } = notice.variant;
  const quiet =
    options === '' ? '' : `<br><span class="mail-quiet" style="${QUIET}">${escapeMailHtml(options)}</span>`;
  return [
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px"><tr>',
    pictureCell(notice),
    `<td class="mail-line" style="${CELL}">${escapeMailHtml(title)}${quiet}</td>`,
    `<td class="mail-line" align="right" style="${CELL};white-space:nowrap;padding-left:16px">${escapeMailHtml(price)}</td>`,
    '</tr></table>',
  ].join('\n');
};

const htmlOf = (
  text: string,
  notice: NoticeToCompose,
  { texts, layout }: { readonly texts: RestockVisitorTexts; readonly layout: MailLayout },
): string =>
  [
    paragraphsHtml(text, layout.accentColor),
    variantHtml(notice),
    mailButtonHtml({ label: texts.viewProduct, url: urlOf(notice) }, layout),
    `<p class="mail-quiet" style="margin:0;${QUIET}">${escapeMailHtml(reasonOf(notice, texts))}<br><a class="mail-link" href="${escapeMailHtml(notice.unsubscribeUrl)}" style="color:#1f2430">${escapeMailHtml(texts.unsubscribe)}</a></p>`,
  ].join('\n');

export interface ComposedNotice {
  readonly subject: string;
  readonly text: string;
  readonly html: (layout: MailLayout) => string;
}

/** The email about a variant that is back, as it is sent and as the owner sees it in the preview. */
export const composeNotice = (notice: NoticeToCompose): ComposedNotice => {
  const { site, publicOrigin, language, variant, own } = notice;
  const texts = restockTextsIn(language);
  const { title, options, price } = variant;
  const { subject, text } = composeEmail({
    kind: 'restock',
    language,
    own,
    data: {
      site: { title: singleLine(site.settings.title), url: publicOrigin },
      product: { title, options, price, url: urlOf(notice) },
    },
  });
  return {
    subject,
    text: textOf(text, notice, texts),
    html: (layout) => htmlOf(text, notice, { texts, layout }),
  };
};

const SAMPLE_CENTS = 2400;

/** Of the preview. Its link unsubscribes nobody. */
export const sampleNotice = (
  { site, publicOrigin }: Pick<NoticeToCompose, 'site' | 'publicOrigin'>,
  language: string,
): NoticeToCompose => {
  const { currency } = site.settings;
  return {
    site,
    publicOrigin,
    language,
    variant: {
      title: 'Sample product',
      options: 'A3',
      price: isCurrencyCode(currency)
        ? formatPrice(SAMPLE_CENTS, { currency, locale: language })
        : `${SAMPLE_CENTS} ${currency}`,
      path: '/',
      imagePath: undefined,
    },
    unsubscribeUrl: `${publicOrigin}${UNSUBSCRIBE_PATH}`,
  };
};
