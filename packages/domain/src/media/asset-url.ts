import type { Asset } from './asset.ts';

/** Visitors get the site's files below this path. */
export const MEDIA_BASE = '/-/media/';

/** Also safe inside an unquoted or single-quoted attribute and inside `url()`. */
const encodeName = (name: string): string =>
  encodeURIComponent(name).replaceAll(
    /[!'()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** Where an asset's present content is found. What lies there never changes: other content has another version. */
export const assetUrlOf = ({ id, version, filename }: Pick<Asset, 'id' | 'version' | 'filename'>): string =>
  `${MEDIA_BASE}${id}/${version}/${encodeName(filename)}`;
