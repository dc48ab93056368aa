import { Type } from 'typebox';
import { TRACKS_PER_ALBUM } from '../layout/list-limits.ts';
import { address, choice, maybe, oembed, reference, richHtml, shortText, strict } from './parts-schemas.ts';

const flag = maybe(Type.Boolean());

/** A video of the site (`fileId`) or of a third-party service (`oembed`). */
const video = strict({
  fileId: maybe(reference),
  oembed: maybe(oembed),
  posterId: maybe(reference),
  title: maybe(shortText),
  caption: maybe(richHtml),
  /** Shows the poster with a play button first. Third-party videos always do. */
  overlay: flag,
  autoplay: flag,
  loop: flag,
  muted: flag,
});

const track = {
  fileId: maybe(reference),
  url: maybe(address),
  title: maybe(shortText),
  artist: maybe(shortText),
};

const audio = strict({ ...track, showDownload: flag });

const album = strict({
  title: maybe(shortText),
  artist: maybe(shortText),
  coverId: maybe(reference),
  tracks: Type.Array(
    strict({
      id: reference,
      ...track,
      durationSeconds: maybe(Type.Integer({ minimum: 0, maximum: 86_400 })),
    }),
    { maxItems: TRACKS_PER_ALBUM },
  ),
});

const embed = strict({ url: maybe(address), oembed: maybe(oembed), caption: maybe(richHtml) });

const map = strict({
  location: strict({
    mapLat: Type.Number({ minimum: -90, maximum: 90 }),
    mapLng: Type.Number({ minimum: -180, maximum: 180 }),
    mapZoom: maybe(Type.Integer({ minimum: 1, maximum: 20 })),
    addressTitle: maybe(shortText),
    addressLine1: maybe(shortText),
    addressLine2: maybe(shortText),
    addressCountry: maybe(shortText),
  }),
});

const chart = strict({
  type: choice(['bar', 'stacked-bar', 'line', 'area', 'pie', 'donut']),
  title: maybe(shortText),
  /** Labels of bar groups or slices. */
  labels: Type.Array(shortText, { maxItems: 100 }),
  series: Type.Array(
    strict({
      name: shortText,
      values: Type.Array(Type.Union([Type.Number(), Type.Null()]), { maxItems: 100 }),
    }),
    { maxItems: 12 },
  ),
  isTableShown: flag,
});

export const mediaSchemas = {
  video,
  audio,
  album,
  embed,
  map,
  chart,
};
