import { escapeAttribute } from '@sitewright/template';

/** Characters that XML does not allow, even escaped: with one of them, readers reject the whole feed. */
const FORBIDDEN = /[^\P{C}\t\n\r\p{Cf}\p{Co}]|[\uFFFE\uFFFF]/gu;

export const escapeXml = (text: string): string => escapeAttribute(text.replaceAll(FORBIDDEN, ''));

/** An element with text; empty if there is none. */
export const element = (name: string, text: string | undefined): string =>
  text ? `<${name}>${escapeXml(text)}</${name}>` : '';

export const lines = (parts: readonly string[]): string => parts.filter((part) => part !== '').join('\n');
