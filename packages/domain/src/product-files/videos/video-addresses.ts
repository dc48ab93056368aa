import { readVideoAddress, type ProductVideo } from '../../catalogue/index.ts';
import { MEDIA_BASE } from '../../media/index.ts';

/** What an address in a file leads to: a video of YouTube or Vimeo, or a file of a site. */
export type VideoSource = { readonly url: string } | { readonly fileId: string };

const FILE_ADDRESS = new RegExp(String.raw`^https?://[^/\s]+${MEDIA_BASE}([0-9a-f]{24})/`);

export const videoSourceOf = (address: string): VideoSource | undefined => {
  if (readVideoAddress(address)) return { url: address };
  const fileId = FILE_ADDRESS.exec(address)?.[1];
  return fileId === undefined ? undefined : { fileId };
};

/** Addresses are separated by blanks, so one cannot contain any. */
const withoutBlanks = (address: string): string => address.replaceAll(/\s/g, encodeURIComponent);

/** The cell of a product, in the order of its gallery. Files that are gone have no address. */
export const writeVideos = (
  videos: readonly ProductVideo[],
  fileAddress: (fileId: string) => string | undefined,
): string =>
  videos
    .toSorted((one, other) => one.index - other.index)
    .flatMap(({ url, fileId = '' }) => url ?? fileAddress(fileId) ?? [])
    .map(withoutBlanks)
    .join(' ');
