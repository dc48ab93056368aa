import type { IOptions } from 'sanitize-html';
import { limitNesting } from './limit-nesting.ts';
import { isPlainRichText } from './plain-rich-text.ts';
import { richTextRules } from './rich-text-rules.ts';

type Sanitize = (html: string, options: IOptions) => string;

let loading: Promise<Sanitize> | undefined;

// Loaded on first use: a server that only shows pages never needs it.
const loadSanitizer = (): Promise<Sanitize> => {
  loading ??= import('sanitize-html').then(({ default: sanitize }) => sanitize);
  return loading;
};

const safeLink = (tagName: string, attribs: Record<string, string>) => ({
  tagName,
  attribs: attribs['target'] === '_blank' ? { ...attribs, rel: 'noopener' } : attribs,
});

/** HTML without anything that could run scripts, load resources or overlay the page. */
export const sanitizeRichText = async (html: string): Promise<string> => {
  if (isPlainRichText(html)) return html;
  const sanitize = await loadSanitizer();
  return sanitize(limitNesting(html), { ...richTextRules, transformTags: { a: safeLink } });
};
