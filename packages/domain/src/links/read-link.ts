import { MEDIA_BASE } from '../media/index.ts';
import { noLink, type EmailFields, type LinkFields, type LinkKind } from './link-target.ts';

export interface ReadLink {
  readonly kind: LinkKind;
  readonly fields: LinkFields;
}

/** Invalid encodings are returned unchanged. */
const decode = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

const readEmail = (rest: string): EmailFields => {
  const [to = '', query = ''] = rest.split('?', 2);
  const parts = new Map(
    query.split('&').map((part) => {
      const [name = '', value = ''] = part.split('=', 2);
      return [name.toLowerCase(), decode(value)] as const;
    }),
  );
  const field = (name: string): string => parts.get(name) ?? '';
  return {
    to: decode(to),
    cc: field('cc'),
    bcc: field('bcc'),
    subject: field('subject'),
    body: field('body').replaceAll('\r\n', '\n'),
  };
};

/** The tab and input for a URL. */
export const readLink = (href: string): ReadLink => {
  const address = href.trim();
  const scheme = /^([a-z]+):/i.exec(address)?.[1]?.toLowerCase();
  if (scheme === 'mailto')
    return { kind: 'email', fields: { ...noLink, email: readEmail(address.slice(7)) } };
  if (scheme === 'tel') return { kind: 'phone', fields: { ...noLink, phone: decode(address.slice(4)) } };
  if (address.startsWith(MEDIA_BASE)) return { kind: 'file', fields: { ...noLink, file: address } };
  if (address === '' || /^(?:\/(?!\/)|#)/.test(address))
    return { kind: 'page', fields: { ...noLink, page: address } };
  return { kind: 'web', fields: { ...noLink, web: address } };
};
