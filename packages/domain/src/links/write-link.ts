import { isSafeAddress } from '../blocks/index.ts';
import { isEmail } from '../contributors/index.ts';
import { MEDIA_BASE } from '../media/index.ts';
import { isOwnerPath } from '../pages/index.ts';
import { linkFaultText } from './link-messages.ts';
import type { EmailFields, LinkFields, LinkKind } from './link-target.ts';

/** An invalid field of the link editor, with its message. */
export interface WrongField {
  readonly field: Exclude<LinkKind, 'email'> | keyof EmailFields;
  readonly message: string;
}

export type WrittenLink = { readonly href: string } | { readonly wrong: readonly WrongField[] };

const wrong = (field: WrongField['field'], message: string): WrittenLink => ({ wrong: [{ field, message }] });

/** A path with optional query or anchor, or an anchor of the same page. */
const pagePattern = /^(?:\/(?!\/)[^\s<>"\\]*|#[^\s<>"\\]+)$/;
const programPaths = /^\/(?:-|api)(?:\/|$)/;

const isPageAddress = (address: string): boolean => {
  const path = address.split(/[?#]/, 1)[0] ?? '';
  return pagePattern.test(address) && !programPaths.test(path) && !isOwnerPath(path);
};

const writePage = ({ page }: LinkFields): WrittenLink => {
  const typed = page.trim();
  if (isPageAddress(typed)) return { href: typed };
  return wrong('page', typed === '' ? linkFaultText('page-missing') : linkFaultText('page-format', typed));
};

const hostPattern = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]+$|^localhost$/u;

/** The URL for input with or without a scheme; undefined if it has no valid host. */
const readWeb = (typed: string): string | undefined => {
  const hasScheme = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(typed);
  const address = hasScheme ? typed : `https://${typed.replace(/^\/\//, '')}`;
  const [, host] = /^https?:\/\/([^/?#\s@:]+)(?::\d{1,5})?(?:[/?#]\S*)?$/i.exec(address) ?? [];
  return host !== undefined && hostPattern.test(host) && isSafeAddress(address) ? address : undefined;
};

const writeWeb = ({ web }: LinkFields): WrittenLink => {
  const address = readWeb(web.trim());
  return address === undefined ? wrong('web', linkFaultText('web-format')) : { href: address };
};

const addressesOf = (typed: string): string[] =>
  typed
    .split(/[,;]/)
    .map((address) => address.trim())
    .filter((address) => address !== '');

/** Visitors' mail servers cannot reach a host without a dot. */
const isPublicEmail = (address: string): boolean => isEmail(address) && /@[^@]+\.[^@.]+$/.test(address);

const wrongAddresses = (email: EmailFields): WrongField[] => [
  ...(addressesOf(email.to).length === 0
    ? [{ field: 'to', message: linkFaultText('email-missing') } as const]
    : []),
  ...(['to', 'cc', 'bcc'] as const)
    .filter((field) => !addressesOf(email[field]).every(isPublicEmail))
    .map((field) => ({ field, message: linkFaultText('email-format') })),
];

const writeEmail = ({ email }: LinkFields): WrittenLink => {
  const faults = wrongAddresses(email);
  if (faults.length > 0) return { wrong: faults };
  const list = (typed: string): string =>
    addressesOf(typed)
      .map((address) => encodeURIComponent(address).replaceAll('%40', '@'))
      .join(',');
  const parameters = [
    ['cc', list(email.cc)],
    ['bcc', list(email.bcc)],
    ['subject', encodeURIComponent(email.subject.trim())],
    ['body', encodeURIComponent(email.body.trim().replaceAll(/\r?\n/g, '\r\n'))],
  ].filter(([, value]) => value !== '');
  const query = parameters.map(([name, value]) => `${name}=${value}`).join('&');
  return { href: `mailto:${list(email.to)}${query === '' ? '' : `?${query}`}` };
};

const phonePattern = /^\+?[\d\s().\-/]{3,30}$/;

const writePhone = ({ phone }: LinkFields): WrittenLink => {
  const digits = phone.replaceAll(/\D/g, '');
  if (!phonePattern.test(phone.trim()) || digits.length < 3)
    return wrong('phone', linkFaultText('phone-format'));
  return { href: `tel:${phone.trim().startsWith('+') ? '+' : ''}${digits}` };
};

const writeFile = ({ file }: LinkFields): WrittenLink =>
  file.startsWith(MEDIA_BASE) ? { href: file } : wrong('file', linkFaultText('file-missing'));

const writers = {
  page: writePage,
  web: writeWeb,
  email: writeEmail,
  phone: writePhone,
  file: writeFile,
} as const satisfies Record<LinkKind, (fields: LinkFields) => WrittenLink>;

/** The URL for the input of a tab, or its faults. */
export const writeLink = (kind: LinkKind, fields: LinkFields): WrittenLink => writers[kind](fields);

/** The URL to link a file: without a version, so that links get a replaced file's new content. */
export const fileLinkOf = ({ id, filename }: { readonly id: string; readonly filename: string }): string =>
  `${MEDIA_BASE}${id}/${encodeURIComponent(filename).replaceAll(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)}`;

/** The id of a linked file. */
export const linkedFileId = (href: string): string | undefined =>
  /^([0-9a-f]{24})\//.exec(href.startsWith(MEDIA_BASE) ? href.slice(MEDIA_BASE.length) : '')?.[1];
