import { readProduct } from '@sitewright/domain/catalogue';
import type { ItemContent } from '@sitewright/domain/pages';
import { videoSourceOf, type FileProduct, type RowFault } from '@sitewright/domain/product-files';
import type { Queryable } from '../../database/index.ts';
import { findAssets } from '../../media/index.ts';

/** Ids of the site's video files that the products of a batch name. */
export const findVideoFiles = async (
  database: Queryable,
  websiteId: string,
  products: readonly FileProduct[],
): Promise<ReadonlySet<string>> => {
  const ids = products.flatMap(({ videos = [] }) =>
    videos.flatMap((address) => {
      const source = videoSourceOf(address);
      return source && 'fileId' in source ? [source.fileId] : [];
    }),
  );
  const files = await findAssets(database, websiteId, [...new Set(ids)]);
  return new Set(files.filter(({ kind }) => kind === 'video').map(({ id }) => id));
};

const videoFileIds = (item: ItemContent | undefined): string[] =>
  ((item && readProduct(item)?.videos) ?? []).flatMap(({ fileId }) => fileId ?? []);

interface VideoCheck {
  readonly line: number;
  readonly before: ItemContent | undefined;
  readonly after: ItemContent;
}

/** A product would show a video that is not there. */
export const videoFaults = ({ line, before, after }: VideoCheck, files: ReadonlySet<string>): RowFault[] => {
  const known = new Set(videoFileIds(before));
  const isMissing = videoFileIds(after).some((id) => !known.has(id) && !files.has(id));
  if (!isMissing) return [];
  const message =
    'A video is not among the files of this site. Upload it and write its address, or write the address of a YouTube or Vimeo video.';
  return [{ line, column: 'Video URLs', message }];
};
