import { catalogueLimits, type ProductVideo } from '../../catalogue/index.ts';
import { isSameContent } from '../../documents/index.ts';
import { videoSourceOf, type VideoSource } from './video-addresses.ts';

const MAX_INDEX = catalogueLimits.PICTURES + catalogueLimits.VIDEOS;

const sourceOf = ({ url, fileId = '' }: ProductVideo): VideoSource =>
  url === undefined ? { fileId } : (videoSourceOf(url.replaceAll(/\s/g, encodeURIComponent)) ?? { url });

export interface VideoContext {
  readonly stored: readonly ProductVideo[];
  /** New videos come after them. */
  readonly pictures: number;
  newId(): string;
}

/** No two videos have the same place. */
const ascending = (places: readonly number[]): number[] =>
  places
    .toSorted((one, other) => one - other)
    .reduce<number[]>(
      (list, place) => [...list, Math.min(Math.max(place, (list.at(-1) ?? -1) + 1), MAX_INDEX)],
      [],
    );

/** The videos of a file. Those that the product has already stay as they are, with title and cover. */
export const mergeVideos = (
  addresses: readonly string[],
  { stored, pictures, newId }: VideoContext,
): ProductVideo[] => {
  const left = [...stored];
  const videos = addresses.flatMap((address, place): ProductVideo[] => {
    const source = videoSourceOf(address);
    if (!source) return [];
    const index = left.findIndex((video) => isSameContent(sourceOf(video), source));
    const [match] = index < 0 ? [] : left.splice(index, 1);
    return [match ?? { id: newId(), index: pictures + place, ...source }];
  });
  const places = ascending(videos.map(({ index }) => index));
  return videos.map((video, place) => ({ ...video, index: places[place] ?? video.index }));
};
