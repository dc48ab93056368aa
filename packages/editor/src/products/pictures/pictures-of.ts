import {
  mediaOf,
  readProduct,
  withoutPictures,
  withVideosAt,
  type ProductMedium,
  type ProductVideo,
} from '@sitewright/domain/catalogue';
import type { ItemContent } from '@sitewright/domain/pages';

export const picturesOf = ({ imageIds, mainImageId }: ItemContent): readonly string[] =>
  imageIds ?? (mainImageId === undefined ? [] : [mainImageId]);

/** The first picture is the product's picture in lists; removed ones leave variants and swatches too. */
export const withPictures = (item: ItemContent, ids: readonly string[]): ItemContent => {
  const { imageIds: _ids, mainImageId: _main, ...rest } = item;
  const [mainImageId] = ids;
  const product = readProduct(item);
  return {
    ...rest,
    ...(mainImageId !== undefined && { imageIds: ids, mainImageId }),
    ...(product && { structuredContent: withoutPictures(product, ids) }),
  };
};

/** Pictures and videos of the product, in their order. */
export const mediaIn = (item: ItemContent): readonly ProductMedium[] =>
  mediaOf(picturesOf(item), readProduct(item)?.videos);

export const mediumId = (medium: ProductMedium): string =>
  'video' in medium ? medium.video.id : medium.imageId;

/** The product with these pictures and videos, in this order. */
export const withMedia = (item: ItemContent, media: readonly ProductMedium[]): ItemContent => {
  const pictured = withPictures(
    item,
    media.flatMap((medium) => ('imageId' in medium ? [medium.imageId] : [])),
  );
  const product = readProduct(pictured);
  return product ? { ...pictured, structuredContent: withVideosAt(product, media) } : pictured;
};

export const withVideo = (item: ItemContent, changed: ProductVideo): ItemContent =>
  withMedia(
    item,
    mediaIn(item).map((medium) => (mediumId(medium) === changed.id ? { video: changed } : medium)),
  );
