import type { NewId, Section } from '../../blocks/index.ts';
import { findUniqueName } from '../../sites/index.ts';
import { collectionKinds, type CollectionKindName } from '../kinds/collection-kinds.ts';
import type { CollectionContent } from '../content/content.ts';
import { isPageUrlId, urlIdFrom } from '../page-paths.ts';
import { pageLimits } from '../pages-limits.ts';
import { copySections } from './copy-sections.ts';

/** An address that no page has and every page may take. */
export const freePageUrl = (title: string, taken: ReadonlySet<string>): string =>
  findUniqueName({
    base: urlIdFrom(title),
    fallback: 'new-page',
    isTaken: (name) => taken.has(name) || !isPageUrlId(name),
  });

export interface NewPage {
  readonly id: string;
  readonly kind: CollectionKindName;
  readonly title: string;
  readonly urlId: string;
  readonly parentId?: string;
  readonly sections?: readonly Section[];
}

/** A page as it begins: a draft that visitors do not see. */
export const newPage = ({ kind, title, ...given }: NewPage): CollectionContent => ({
  ...given,
  ...collectionKinds[kind],
  title: title.trim(),
  status: 'draft',
});

/** A page like another, as a draft. A site has one page of each role: the copy has none. */
export const copyPage = (
  original: CollectionContent,
  { urlId, newId }: { readonly urlId: string; readonly newId: NewId },
): CollectionContent => {
  const { role: _role, publishOn: _publishOn, sections, fields, ...kept } = original;
  const fieldCopies = Object.entries(fields ?? {}).map(([id, list]) => [id, copySections(list, newId)]);
  return {
    ...kept,
    id: newId(),
    urlId,
    title: `${original.title} (copy)`.slice(0, pageLimits.MAX_TITLE_LENGTH),
    status: 'draft',
    ...(sections ? { sections: copySections(sections, newId) } : {}),
    ...(fields ? { fields: Object.fromEntries(fieldCopies) } : {}),
  };
};
