import { mediaOf, type ProductVideo } from '@sitewright/domain/catalogue';
import type { PageItem } from '../../data-requirements/index.ts';
import { renderPromotedBlock } from '../../blocks/index.ts';
import { videoSection, videosOf } from '../model/product-videos.ts';
import { selectedImageOf } from './shop-context.ts';
import { findAsset, imageContext, type ContentSource, type ImageContext } from './content-context.ts';

const pictureOf = (source: ContentSource, id: string | undefined): ImageContext | undefined => {
  const asset = id === undefined ? undefined : findAsset(source, id);
  return asset && imageContext(asset);
};

interface VideoContext {
  readonly id: string;
  readonly isVideo: true;
  readonly title: string;
  /** The markup of its player. */
  readonly player: string;
  readonly poster?: ImageContext;
}

const videoContext = (video: ProductVideo, source: ContentSource): VideoContext[] => {
  const player = renderPromotedBlock('video', [videoSection(video)], source.blocks.context);
  const poster = pictureOf(source, video.posterId);
  const { id, title = '' } = video;
  return player === '' ? [] : [{ id, isVideo: true, title, player, ...(poster ? { poster } : {}) }];
};

type MediumContext = ImageContext | VideoContext;

type Media = ReturnType<typeof mediaOf>;

const selectedFirst = (media: Media, item: PageItem, { data }: ContentSource): Media => {
  const imageId = selectedImageOf(item, data);
  const isSelected = (medium: Media[number]): boolean => 'imageId' in medium && medium.imageId === imageId;
  return imageId === undefined
    ? media
    : [...media.filter(isSelected), ...media.filter((medium) => !isSelected(medium))];
};

/**
 * Pictures and videos of the item that the page is about, in the owner's order. The picture of a variant that is shown
 * as chosen comes first.
 */
export const galleryContext = (item: PageItem, source: ContentSource): MediumContext[] => {
  const { imageIds, mainImageId } = item;
  const ids = imageIds ?? (mainImageId === undefined ? [] : [mainImageId]);
  return selectedFirst(mediaOf(ids, videosOf(item)), item, source).flatMap(
    (medium): readonly MediumContext[] => {
      if ('video' in medium) return videoContext(medium.video, source);
      const picture = pictureOf(source, medium.imageId);
      return picture ? [picture] : [];
    },
  );
};
