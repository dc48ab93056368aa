import { contrastOf, readHex } from '../styles/index.ts';
import type { MailLayout } from './mail-settings.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeMailHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? '');

/** A trailing full stop or bracket is not part of the URL. `[link …]` is replaced by a link when the email is sent. */
const LINK = /(\[link [\w-]{16}\]|https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]])/;

const linkHtml = (link: string, color: string): string =>
  `<a class="mail-link" href="${escapeMailHtml(link)}" style="color:${color};word-break:break-all">${escapeMailHtml(link)}</a>`;

/** Marks what strangers wrote: it cannot pass for a text of the program, and its URLs are no links. */
export const quotedText = (text: string): string =>
  text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');

const lineHtml = (line: string, color: string): string => {
  if (line.startsWith('> ')) return escapeMailHtml(line.slice(2));
  return line
    .split(LINK)
    .map((piece, at) => (at % 2 === 1 ? linkHtml(piece, color) : escapeMailHtml(piece)))
    .join('');
};

/** Paragraphs of a plain text, with its links. */
export const paragraphsHtml = (text: string, color: string): string =>
  text
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.split('\n').map((line) => lineHtml(line, color)))
    .map((lines) => `<p style="margin:0 0 16px">\n${lines.join('<br>\n')}\n</p>`)
    .join('\n');

const WHITE = '#ffffff';
const BLACK = '#111318';

/** White or black, whichever is easier to read on the color. */
const textOn = (color: string): string => {
  const [ground, white, black] = [color, WHITE, BLACK].map(readHex);
  return ground && white && black && contrastOf(black, ground) > contrastOf(white, ground) ? BLACK : WHITE;
};

export interface MailLink {
  readonly label: string;
  readonly url: string;
}

export const mailButtonHtml = ({ label, url }: MailLink, { accentColor }: MailLayout): string =>
  `<p style="margin:0 0 24px"><a href="${escapeMailHtml(url)}" style="display:inline-block;padding:12px 20px;border-radius:4px;background:${accentColor};color:${textOn(accentColor)};font-weight:600;text-decoration:none">${escapeMailHtml(label)}</a></p>`;

/** For mail programs with a dark mode. Others remove it; then the inline styles of a light mode count. */
const DARK_STYLES = [
  ':root{color-scheme:light dark}',
  '@media (prefers-color-scheme:dark){',
  '.mail-ground{background:#15171c!important;color:#e7e9ee!important}',
  '.mail-card{background:#1f2229!important;color:#e7e9ee!important}',
  '.mail-quiet{color:#a3aab8!important}',
  '.mail-line{border-color:#3a3f4b!important}',
  '.mail-link{color:#9db7ff!important}',
  '}',
].join('');

export interface MailContent {
  readonly layout: MailLayout;
  readonly siteTitle: string;
  readonly language: string;
  readonly subject: string;
  readonly text: string;
  /** Instead of the text, where an email has markup of its own. */
  readonly html?: string;
}

const headHtml = ({ layout: { logoUrl }, siteTitle }: MailContent): string =>
  logoUrl === ''
    ? `<strong style="font-size:18px">${escapeMailHtml(siteTitle)}</strong>`
    : `<img src="${escapeMailHtml(logoUrl)}" alt="${escapeMailHtml(siteTitle)}" height="40" style="height:40px;max-width:240px;border:0">`;

const footHtml = ({ layout: { footerText, accentColor } }: MailContent): string =>
  footerText.trim() === ''
    ? ''
    : `<tr><td class="mail-quiet" style="padding:16px 32px;color:#6b7280;font-size:13px;line-height:20px">\n${paragraphsHtml(footerText, accentColor)}\n</td></tr>`;

/** The layout of all emails. Tables and inline styles, which every mail program shows. */
export const mailHtml = (content: MailContent): string => {
  const { layout, language, subject, text, html } = content;
  const { accentColor, backgroundColor } = layout;
  return [
    '<!doctype html>',
    `<html lang="${escapeMailHtml(language)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${escapeMailHtml(subject)}</title><style>${DARK_STYLES}</style></head>`,
    `<body class="mail-ground" style="margin:0;padding:24px 12px;background:${backgroundColor};color:#1f2430;font:16px/24px -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif">`,
    '<table role="presentation" align="center" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;margin:0 auto">',
    `<tr><td style="padding:8px 32px 16px">\n${headHtml(content)}\n</td></tr>`,
    `<tr><td class="mail-card" style="padding:32px;background:#ffffff;border-top:4px solid ${accentColor};border-radius:4px">`,
    html ?? paragraphsHtml(text, accentColor),
    '</td></tr>',
    footHtml(content),
    '</table></body></html>',
  ].join('\n');
};

/** Plain text with the footer below it. */
export const mailText = (text: string, { footerText }: MailLayout): string =>
  footerText.trim() === '' ? text : `${text.trimEnd()}\n\n-- \n${footerText.trim()}\n`;
