import { escapeMailHtml } from '@sitewright/domain/mail';
import type { MailParts } from './mailed-order.ts';

const QUIET = 'color:#6b7280;font-size:14px;line-height:20px';
const CELL = 'padding:8px 0;border-top:1px solid #e5e7eb;vertical-align:top';

const detailText = (detail: string): string => (detail === '' ? '' : ` (${detail})`);

/** As plain text. `link` is the placeholder of the link to the order. */
export const orderMailText = (parts: MailParts, link: string): string => {
  const { paragraphs, table, blocks, tracking, texts } = parts;
  const items = table.items.map(({ text, detail, amount }) => `${text}${detailText(detail)}: ${amount}`);
  const totals = table.totals.map(({ name, amount }) => `${name}: ${amount}`);
  return [
    ...paragraphs,
    ...(tracking
      ? [
          `${texts.tracking}: ${tracking.name}${tracking.url === '' ? '' : `\n${texts.trackParcel}: ${tracking.url}`}`,
        ]
      : []),
    `${texts.viewOrder}: ${link}`,
    items.join('\n'),
    ...(totals.length === 0 ? [] : [totals.join('\n')]),
    ...blocks.map(({ title, lines }) => [`${title}:`, ...lines].join('\n')),
    texts.reply,
  ].join('\n\n');
};

const paragraphHtml = (text: string): string =>
  `<p style="margin:0 0 16px">${text.split('\n').map(escapeMailHtml).join('<br>')}</p>`;

const linkHtml = (label: string, url: string): string =>
  `<a href="${escapeMailHtml(url)}" style="color:#1f2430;font-weight:600">${escapeMailHtml(label)}</a>`;

const buttonHtml = (label: string, url: string): string =>
  `<p style="margin:0 0 24px"><a href="${escapeMailHtml(url)}" style="display:inline-block;padding:12px 20px;border-radius:4px;background:#1f2430;color:#ffffff;font-weight:600;text-decoration:none">${escapeMailHtml(label)}</a></p>`;

const itemHtml = ({ text, detail, amount }: MailParts['table']['items'][number]): string =>
  `<tr><td style="${CELL}">${escapeMailHtml(text)}${
    detail === '' ? '' : `<br><span style="${QUIET}">${escapeMailHtml(detail)}</span>`
  }</td><td align="right" style="${CELL};white-space:nowrap;padding-left:16px">${escapeMailHtml(amount)}</td></tr>`;

const totalHtml = (isLast: boolean, { name, amount }: MailParts['table']['totals'][number]): string => {
  const style = isLast ? `${CELL};font-weight:600` : 'padding:4px 0';
  return `<tr><td style="${style}">${escapeMailHtml(name)}</td><td align="right" style="${style};white-space:nowrap;padding-left:16px">${escapeMailHtml(amount)}</td></tr>`;
};

const tableHtml = ({ items, totals }: MailParts['table']): string =>
  [
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px">',
    ...items.map(itemHtml),
    ...totals.map((total, index) => totalHtml(index === totals.length - 1, total)),
    '</table>',
  ].join('\n');

/** The body of the layout. */
export const orderMailHtml = (parts: MailParts, link: string): string => {
  const { paragraphs, table, blocks, tracking, texts } = parts;
  const tracked =
    tracking === null
      ? []
      : [
          `<p style="margin:0 0 16px">${escapeMailHtml(texts.tracking)}: ${
            tracking.url === '' ? escapeMailHtml(tracking.name) : linkHtml(tracking.name, tracking.url)
          }</p>`,
        ];
  return [
    ...paragraphs.map(paragraphHtml),
    ...tracked,
    buttonHtml(texts.viewOrder, link),
    tableHtml(table),
    ...blocks.map(
      ({ title, lines }) =>
        `<p style="margin:0 0 16px"><strong>${escapeMailHtml(title)}</strong><br>${lines.map(escapeMailHtml).join('<br>')}</p>`,
    ),
    `<p style="margin:0;${QUIET}">${escapeMailHtml(texts.reply)}</p>`,
  ].join('\n');
};
