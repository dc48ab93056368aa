import { catalogueLimits, readVideoAddress, type ProductMedium } from '@sitewright/domain/catalogue';
import { newId } from '../../documents/index.ts';
import type { Asset } from '../../media/index.ts';
import type { ProductState } from '../state/product-context.ts';
import { mediaIn, mediumId, withMedia } from './pictures-of.ts';

const PLAYABLE: ReadonlySet<string> = new Set(['video/mp4', 'video/webm']);

const isVideo = ({ kind, contentType }: Asset): boolean => kind === 'video' && PLAYABLE.has(contentType);

const mediumOf = (asset: Asset): ProductMedium[] => {
  if (asset.kind === 'image') return [{ imageId: asset.id }];
  return isVideo(asset) ? [{ video: { id: newId(), index: 0, fileId: asset.id } }] : [];
};

const countVideos = (media: readonly ProductMedium[]): number =>
  media.filter((medium) => 'video' in medium).length;

const findLimitFault = (media: readonly ProductMedium[]): string | undefined => {
  const videos = countVideos(media);
  if (videos > catalogueLimits.VIDEOS) return `A product can have up to ${catalogueLimits.VIDEOS} videos.`;
  return media.length - videos > catalogueLimits.PICTURES
    ? `A product can have up to ${catalogueLimits.PICTURES} pictures.`
    : undefined;
};

const labelOf = (added: readonly ProductMedium[]): string => {
  const [word, words] = countVideos(added) === added.length ? ['video', 'videos'] : ['picture', 'pictures'];
  return added.length > 1 ? `Add ${words}` : `Add ${word}`;
};

/** Adds what the product does not have yet; returns why something was left out. */
const add = ({ changeItem, itemNow }: ProductState, added: readonly ProductMedium[]): string | undefined => {
  const known = new Set(mediaIn(itemNow()).map(mediumId));
  const wanted = [...mediaIn(itemNow()), ...added.filter((medium) => !known.has(mediumId(medium)))];
  const fault = findLimitFault(wanted);
  if (fault === undefined && added.length > 0) changeItem(labelOf(added), (item) => withMedia(item, wanted));
  return fault;
};

/** Adds pictures and videos of the site's files. */
export const addFiles = (state: ProductState, assets: readonly Asset[]): string | undefined => {
  const media = assets.flatMap(mediumOf);
  return (
    add(state, media) ??
    (media.length < assets.length ? 'Add pictures, or videos as MP4 or WebM files.' : undefined)
  );
};

/** Adds a video of YouTube or Vimeo. */
export const addVideoAddress = (state: ProductState, text: string): string | undefined => {
  const address = readVideoAddress(text);
  return address ? add(state, [{ video: { id: newId(), index: 0, url: address.url } }]) : undefined;
};
