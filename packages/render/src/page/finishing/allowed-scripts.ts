import { kindOf, type BlockKind, type Section } from '@sitewright/domain/blocks';
import { endOfScript, endOfTag, readTagAttributes } from './html-tag.ts';
import type { PageData } from '../page-data.ts';
import { sectionsOf } from '../page-blocks.ts';

/** Scripts that may run beside those of the template: written by somebody who has the permission for it. */
export interface AllowedScripts {
  /** Texts of inline scripts. */
  readonly texts: ReadonlySet<string>;
  readonly urls: ReadonlySet<string>;
}

const SCRIPT = /<script(?=[\s/>])/gi;
const CODE_KINDS: ReadonlySet<BlockKind | undefined> = new Set(['code', 'embed']);

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
};

const codeIn = (sections: readonly Section[]): string[] =>
  sections.flatMap(({ blocks }) =>
    blocks.filter((block) => CODE_KINDS.has(kindOf(block))).flatMap(({ value }) => textsIn(value)),
  );

const codeOf = (data: PageData): string[] => [
  data.collection?.headerCode ?? '',
  data.collection?.postItemCode ?? '',
  ...textsIn([data.settings?.['headerCode'], data.settings?.['footerCode']]),
  ...codeIn(sectionsOf(data)),
];

/** Reads the scripts out of what the page's code blocks and code fields hold. */
export const findAllowedScripts = (data: PageData, own: readonly string[]): AllowedScripts => {
  const code = codeOf(data);
  // A code block may also hold nothing but a script, which is printed between tags of ours.
  const texts = new Set<string>([...own, ...code]);
  const urls = new Set<string>();
  for (const html of code)
    for (const { index } of html.matchAll(SCRIPT)) {
      const start = endOfTag(html, index);
      const src = readTagAttributes(html.slice(index, start)).get('src');
      if (src) urls.add(src);
      else texts.add(html.slice(start, endOfScript(html, start)));
    }
  return { texts, urls };
};
