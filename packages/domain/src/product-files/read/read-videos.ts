import { catalogueLimits } from '../../catalogue/index.ts';
import { videoSourceOf } from '../videos/video-addresses.ts';
import { CellFault } from './read-cells.ts';

/** Addresses of videos, separated by blanks. */
export const readVideos = (cell: string): string[] => {
  const addresses = cell.split(/\s+/).filter((address) => address !== '');
  if (addresses.length > catalogueLimits.VIDEOS)
    throw new CellFault(`A product can have up to ${catalogueLimits.VIDEOS} videos.`);
  const wrong = addresses.find((address) => !videoSourceOf(address));
  if (wrong !== undefined)
    throw new CellFault(
      `“${wrong.slice(0, 60)}” is no video. Write addresses of YouTube or Vimeo videos, or of video files of this site.`,
    );
  return addresses;
};
