import { readProduct, withoutPictures } from '@sitewright/domain/catalogue';
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
