import { escapeMailHtml, mailButtonHtml, paragraphsHtml, type MailLayout } from '@sitewright/domain/mail';
import type { MailParts } from './mail-parts.ts';

const QUIET = 'color:#6b7280;font-size:14px;line-height:20px';
const CELL = 'padding:8px 0;border-top:1px solid #e5e7eb;vertical-align:top';

export interface OrderMailBody {
  /** Plain text, by the owner or built in. */
  readonly text: string;
  readonly parts: MailParts;
  /** To the order; a placeholder until the email is sent. */
  readonly link: string;
}

const detailText = (detail: string): string => (detail === '' ? '' : ` (${detail})`);

/** As plain text. */
export const orderMailText = ({ text, parts, link }: OrderMailBody): string => {
  const { notice, table, blocks, tracking, texts, linkLabel } = parts;
  const items = table.items.map((item) => `${item.text}${detailText(item.detail)}: ${item.amount}`);
  const totals = table.totals.map(({ name, amount }) => `${name}: ${amount}`);
  const tracked = tracking
    ? `${texts.tracking}: ${tracking.name}${tracking.url === '' ? '' : `\n${texts.trackParcel}: ${tracking.url}`}`
    : '';
  return [
    text,
    notice,
    tracked,
    `${linkLabel}: ${link}`,
    items.join('\n'),
    totals.join('\n'),
    ...blocks.map(({ title, lines }) => [`${title}:`, ...lines].join('\n')),
    texts.reply,
  ]
    .filter((part) => part !== '')
    .join('\n\n');
};

const linkHtml = (label: string, url: string): string =>
  `<a class="mail-link" href="${escapeMailHtml(url)}" style="color:#1f2430;font-weight:600">${escapeMailHtml(label)}</a>`;

const itemHtml = ({ text, detail, amount }: MailParts['table']['items'][number]): string =>
  `<tr><td class="mail-line" style="${CELL}">${escapeMailHtml(text)}${
    detail === '' ? '' : `<br><span class="mail-quiet" style="${QUIET}">${escapeMailHtml(detail)}</span>`
  }</td><td class="mail-line" align="right" style="${CELL};white-space:nowrap;padding-left:16px">${escapeMailHtml(amount)}</td></tr>`;

const totalHtml = (isLast: boolean, { name, amount }: MailParts['table']['totals'][number]): string => {
  const style = isLast ? `${CELL};font-weight:600` : 'padding:4px 0';
  return `<tr><td class="mail-line" style="${style}">${escapeMailHtml(name)}</td><td class="mail-line" align="right" style="${style};white-space:nowrap;padding-left:16px">${escapeMailHtml(amount)}</td></tr>`;
};

const tableHtml = ({ items, totals }: MailParts['table']): string =>
  items.length === 0
    ? ''
    : [
        '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px">',
        ...items.map(itemHtml),
        ...totals.map((total, index) => totalHtml(index === totals.length - 1, total)),
        '</table>',
      ].join('\n');

const trackingHtml = ({ tracking, texts }: MailParts): string => {
  if (tracking === null) return '';
  const name = tracking.url === '' ? escapeMailHtml(tracking.name) : linkHtml(tracking.name, tracking.url);
  return `<p style="margin:0 0 16px">${escapeMailHtml(texts.tracking)}: ${name}</p>`;
};

const blockHtml = ({ title, lines }: MailParts['blocks'][number]): string =>
  `<p style="margin:0 0 16px"><strong>${escapeMailHtml(title)}</strong><br>${lines.map(escapeMailHtml).join('<br>')}</p>`;

/** The body of the layout. */
export const orderMailHtml = ({ text, parts, link }: OrderMailBody, layout: MailLayout): string => {
  const { notice, table, blocks, texts, linkLabel } = parts;
  return [
    paragraphsHtml(text, layout.accentColor),
    notice === '' ? '' : paragraphsHtml(notice, layout.accentColor),
    trackingHtml(parts),
    mailButtonHtml({ label: linkLabel, url: link }, layout),
    tableHtml(table),
    ...blocks.map(blockHtml),
    `<p class="mail-quiet" style="margin:0;${QUIET}">${escapeMailHtml(texts.reply)}</p>`,
  ]
    .filter((part) => part !== '')
    .join('\n');
};
