import { escapeXml } from './xml.ts';

const NO_LETTER = '·';

/** The icon of a site without its own: its first letter, to tell browser tabs apart. */
export const renderIcon = (siteTitle: string): string => {
  const [letter = NO_LETTER] = siteTitle.trim().toUpperCase();
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="#16181d"/>' +
    '<text x="16" y="22.5" text-anchor="middle" font-family="system-ui,sans-serif" font-size="19" font-weight="700" ' +
    `fill="#fff">${escapeXml(letter)}</text></svg>`
  );
};
