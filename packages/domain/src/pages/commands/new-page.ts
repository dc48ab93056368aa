import type { NewId, Section } from '../../blocks/index.ts';
import { findUniqueName } from '../../sites/index.ts';
import { collectionKinds, type CollectionKindName } from '../kinds/collection-kinds.ts';
import type { CollectionContent } from '../content/content.ts';
import { isPageUrlId, urlIdFrom } from '../page-paths.ts';
import { pageLimits } from '../pages-limits.ts';
import { copySections } from './copy-sections.ts';

/** A valid URL that no page uses. */
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

/** A new page: a draft. */
export const newPage = ({ kind, title, ...given }: NewPage): CollectionContent => ({
  ...given,
  ...collectionKinds[kind],
  title: title.trim(),
  status: 'draft',
});

/** A copy of a page as a draft. Roles are unique per site, so the copy has none. */
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
