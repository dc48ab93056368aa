import { readEmbedAddress, type EmbedAddress } from '../embeds/index.ts';
import type { Product, ProductVideo } from './catalogue-schemas.ts';
import type { ProductFaults } from './faults-by-place.ts';

/** A video of YouTube or Vimeo; other services are not shown among pictures. */
export const readVideoAddress = (url: string): EmbedAddress | undefined => {
  const address = readEmbedAddress(url);
  return address?.service === 'youtube' || address?.service === 'vimeo' ? address : undefined;
};

export const VIDEO_ADDRESS_FAULT = 'Enter the address of a YouTube or Vimeo video.';

const faultOf = ({ fileId, url }: ProductVideo): ProductFaults => {
  if (url !== undefined && !readVideoAddress(url)) return { url: VIDEO_ADDRESS_FAULT };
  return (fileId === undefined) === (url === undefined)
    ? { fileId: 'A video is either a file or an address.' }
    : {};
};

export const findVideoFaults = ({ videos = [] }: Product): ProductFaults =>
  Object.fromEntries(
    videos.flatMap((video, index) =>
      Object.entries(faultOf(video)).map(([field, text]) => [
        `structuredContent.videos.${index}.${field}`,
        text,
      ]),
    ),
  );

/** One of a product's pictures, by id, or one of its videos. */
export type ProductMedium = { readonly imageId: string } | { readonly video: ProductVideo };

/** Pictures and videos in the order that the owner gave them. */
export const mediaOf = (imageIds: readonly string[], videos: readonly ProductVideo[] = []): ProductMedium[] =>
  videos
    .toSorted((one, other) => one.index - other.index)
    .reduce<ProductMedium[]>(
      (media, video) => media.toSpliced(Math.min(video.index, media.length), 0, { video }),
      imageIds.map((imageId) => ({ imageId })),
    );

/** The product with its videos at their places among pictures and videos. */
export const withVideosAt = (product: Product, media: readonly ProductMedium[]): Product => {
  const { videos: _videos, ...rest } = product;
  const videos = media.flatMap((medium, index) => ('video' in medium ? [{ ...medium.video, index }] : []));
  return videos.length === 0 ? rest : { ...rest, videos };
};
