import type { Section } from '@sitewright/domain/blocks';
import { sanitizeBlock } from './sanitize-block.ts';

/** Content with blocks: a page, an item, the site's header and footer. */
export interface ContentWithBlocks {
  readonly sections?: readonly Section[];
  readonly fields?: Readonly<Record<string, readonly Section[]>>;
}

const cleanSections = (sections: readonly Section[]): Promise<Section[]> =>
  Promise.all(
    sections.map(async (section) => ({
      ...section,
      blocks: await Promise.all(section.blocks.map(sanitizeBlock)),
    })),
  );

const cleanFields = async (fields: Readonly<Record<string, readonly Section[]>>) => {
  const entries = Object.entries(fields).map(
    async ([id, sections]) => [id, await cleanSections(sections)] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
};

/** Pages print stored HTML without escaping, so scripts are removed before it is saved. */
export const sanitizeContent = async <Content extends ContentWithBlocks>(
  content: Content,
): Promise<Content> => ({
  ...content,
  ...(content.sections ? { sections: await cleanSections(content.sections) } : {}),
  ...(content.fields ? { fields: await cleanFields(content.fields) } : {}),
});
