import type { BlockScope } from '../block-renderer.ts';
import { requirementKey, type BlockAsset, type ItemsRequirement } from '../block-requirements.ts';
import type { LinkTarget } from '../markup/html.ts';
import {
  listField,
  objectField,
  readLink,
  stripTags,
  textField,
  type BlockValue,
} from '../markup/read-value.ts';
import { readEmbed, type EmbeddedContent } from '../embed-frame.ts';

const MAX_PICTURES = 50;

/** An image or video of a gallery, uploaded or from a collection. */
export interface GalleryEntry {
  readonly asset: BlockAsset | undefined;
  readonly film: EmbeddedContent | undefined;
  readonly altText: string;
  readonly title: string;
  readonly description: string;
  readonly link: LinkTarget | undefined;
}

export const itemsRequirementOf = (value: BlockValue): ItemsRequirement | undefined => {
  const collectionId = textField(value, 'collectionId');
  return collectionId === ''
    ? undefined
    : { kind: 'items', collectionId, limit: MAX_PICTURES, order: 'collection' };
};

const ownEntry = (item: unknown, scope: BlockScope): GalleryEntry => ({
  asset: scope.context.assets.get(textField(item, 'imageId')),
  film: textField(item, 'mediaType') === 'video' ? readEmbed(item, scope) : undefined,
  altText: textField(item, 'altText').trim(),
  title: textField(item, 'title'),
  description: textField(item, 'description'),
  link: readLink(objectField(item, 'link')),
});

const collectionEntries = (requirement: ItemsRequirement, { context }: BlockScope): GalleryEntry[] =>
  (context.loaded.items.get(requirementKey(requirement)) ?? []).map(
    ({ mainImage, title, excerpt, sourceUrl }) => ({
      asset: mainImage,
      film: undefined,
      altText: mainImage?.altText ?? '',
      title,
      description: stripTags(excerpt ?? '').trim(),
      link: sourceUrl ? { url: sourceUrl } : undefined,
    }),
  );

/** Entries that can be rendered; those without image or video are skipped. */
export const readEntries = (value: BlockValue, scope: BlockScope): GalleryEntry[] => {
  const requirement = itemsRequirementOf(value);
  const entries = requirement
    ? collectionEntries(requirement, scope)
    : listField(value, 'items')
        .slice(0, MAX_PICTURES)
        .map((item) => ownEntry(item, scope));
  return entries.filter(({ asset, film }) => asset !== undefined || film !== undefined);
};
