import { blockTypes, type PlacedBlock, type Section } from '@sitewright/domain/blocks';
import { readProduct, readVideoAddress, type ProductVideo } from '@sitewright/domain/catalogue';
import { writeFrame } from '@sitewright/domain/embeds';
import type { PageItem } from '../../data-requirements/index.ts';

const oembedOf = (url: string) => {
  const address = readVideoAddress(url);
  return (
    address && {
      url: address.url,
      providerName: address.providerName,
      html: writeFrame({ src: address.frame }),
      ...(address.width && address.height ? { width: address.width, height: address.height } : {}),
    }
  );
};

const blockOf = ({ id, fileId, url, posterId, title }: ProductVideo): PlacedBlock => ({
  id,
  type: blockTypes.video,
  value: {
    ...(fileId === undefined ? {} : { fileId }),
    ...(url === undefined ? {} : { oembed: oembedOf(url) }),
    ...(posterId === undefined ? {} : { posterId }),
    ...(title === undefined ? {} : { title }),
    overlay: true,
    isPosterLater: true,
  },
  desktop: { columnStart: 1, columnEnd: 13, rowStart: 1, rowEnd: 2 },
});

/** A video of a product as a section with the block that shows it. */
export const videoSection = (video: ProductVideo): Section => ({
  id: video.id,
  theme: 'paper',
  blocks: [blockOf(video)],
});

export const videosOf = (item: PageItem | undefined): readonly ProductVideo[] =>
  (item && readProduct(item)?.videos) ?? [];
