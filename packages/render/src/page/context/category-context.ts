import { filteredCategory } from '../model/filtered-category.ts';
import { findAsset, imageContext, type ContentSource } from './content-context.ts';

/** What the owner says of the category that the list is filtered by. */
export const categoryContext = (source: ContentSource) => {
  const category = filteredCategory(source.data);
  if (!category) return {};
  const { id, displayName, description = '', imageId, seo } = category;
  const asset = findAsset(source, imageId);
  return {
    categoryFilterDetails: {
      id,
      displayName,
      description,
      ...(asset ? { mainImageId: asset.id, mainImage: imageContext(asset) } : {}),
      seoData: { seoTitle: seo?.title ?? '', seoDescription: seo?.description ?? '' },
    },
  };
};
