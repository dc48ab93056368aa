import { blockText } from '../block-context.ts';
import type { BlockRenderer, BlockScope } from '../block-renderer.ts';
import { css } from '../markup/css.ts';
import { element, escapeText, optional } from '../markup/html.ts';
import { numberField, objectField, textField, type BlockValue } from '../markup/read-value.ts';

interface Place {
  readonly lat: number;
  readonly lng: number;
  readonly zoom: number;
}

const WIDTH = 640;
const HEIGHT = 320;
const TILE = 256;
/** Distances between two lines of the net, in degrees. */
const STEPS = [30, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001, 0.0005] as const;

const readPlace = (location: BlockValue): Place | undefined => {
  const lat = numberField(location, 'mapLat', { min: -85, max: 85, otherwise: Number.NaN });
  const lng = numberField(location, 'mapLng', { min: -180, max: 180, otherwise: Number.NaN });
  if (Number.isNaN(lat) || Number.isNaN(lng)) return undefined;
  return {
    lat,
    lng,
    zoom: Math.round(numberField(location, 'mapZoom', { min: 1, max: 20, otherwise: 12 })),
  };
};

const pixelsPerDegree = (zoom: number): number => (TILE * 2 ** zoom) / 360;

/** `52.52° N` */
const degrees = (value: number, [positive, negative]: readonly [string, string]): string =>
  `${Math.abs(value)
    .toFixed(4)
    .replace(/\.?0+$/, '')}° ${value < 0 ? negative : positive}`;

interface Axis {
  readonly center: number;
  readonly scale: number;
  readonly half: number;
  readonly step: number;
}

/** Where the net's lines cross an axis, with the degree of each. */
const linesOf = ({ center, scale, half, step }: Axis): { at: number; degree: number }[] => {
  const first = Math.ceil((center - half / scale) / step);
  const last = Math.floor((center + half / scale) / step);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => {
    const degree = (first + index) * step;
    return { degree, at: half + (degree - center) * scale };
  });
};

const shortDegrees = (value: number): string => `${Number(value.toFixed(4))}°`;

/** A net of degrees around a pin: drawn here, so that no map service learns who looks. */
const drawNet = ({ lat, lng, zoom }: Place): string => {
  const scale = pixelsPerDegree(zoom);
  const stretch = 1 / Math.cos((lat * Math.PI) / 180);
  const step = STEPS.find((each) => each * scale <= WIDTH / 4) ?? 0.0005;
  const columns = linesOf({ center: lng, scale, half: WIDTH / 2, step });
  const rows = linesOf({ center: lat, scale: scale * stretch, half: HEIGHT / 2, step });
  const round = (value: number): number => Math.round(value * 10) / 10;
  return (
    columns
      .map(
        ({ at, degree }) =>
          `<path d="M${round(at)} 0V${HEIGHT}"/><text x="${round(at + 5)}" y="14">${shortDegrees(degree)}</text>`,
      )
      .join('') +
    rows
      .map(
        ({ at, degree }) =>
          `<path d="M0 ${round(HEIGHT - at)}H${WIDTH}"/><text x="5" y="${round(HEIGHT - at - 5)}">${shortDegrees(degree)}</text>`,
      )
      .join('') +
    [40, 90, 150, 220]
      .map((radius) => `<circle cx="${WIDTH / 2}" cy="${HEIGHT / 2}" r="${radius}"/>`)
      .join('') +
    `<g class="sw-map-pin" transform="translate(${WIDTH / 2} ${HEIGHT / 2})"><path d="M0 0c-3-9-13-14-13-25a13 13 0 0 1 26 0c0 11-10 16-13 25z"/><circle cy="-25" r="5"/></g>`
  );
};

const addressOf = (location: BlockValue): string =>
  optional('b', {}, escapeText(textField(location, 'addressTitle'))) +
  ['addressLine1', 'addressLine2', 'addressCountry']
    .map((key) => optional('span', {}, escapeText(textField(location, key))))
    .join('');

const mapCard = (place: Place, location: BlockValue, { context }: BlockScope): string => {
  const { lat, lng, zoom } = place;
  const url = `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=${zoom}/${lat}/${lng}`;
  const position = `${degrees(lat, ['N', 'S'])}, ${degrees(lng, ['E', 'W'])}`;
  const link = element(
    'a',
    { href: url, target: '_blank', rel: 'noopener' },
    escapeText(blockText(context, 'mapOpen', 'Open the map')),
  );
  return element(
    'figure',
    { class: 'sw-map' },
    `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${drawNet(place)}</svg>` +
      `<figcaption><address>${addressOf(location)}</address><span class="sw-map-at">${position}</span>${link}</figcaption>`,
  );
};

export const mapBlock: BlockRenderer = {
  render: (value, scope) => {
    const location = objectField(value, 'location');
    const place = readPlace(location);
    return place ? mapCard(place, location, scope) : '';
  },
  styles: [
    css`
      .sw-map {
        display: grid;
        margin: 0;
        height: 100%;
        background: var(--sw-shade);
      }
      .sw-map > svg {
        width: 100%;
        height: 100%;
        min-height: 16rem;
        fill: none;
        stroke: var(--sw-line);
      }
      .sw-map text {
        fill: var(--sw-soft);
        stroke: none;
        font-size: 11px;
      }
      .sw-map-pin {
        fill: var(--sw-accent);
        stroke: none;
      }
      .sw-map-pin circle {
        fill: var(--sw-paper);
      }
      .sw-map figcaption {
        display: flex;
        flex-wrap: wrap;
        align-items: end;
        gap: 0.5em 1.5em;
        padding: 1rem;
        background: var(--sw-paper);
      }
      .sw-map address {
        display: grid;
        font-style: normal;
      }
      .sw-map-at {
        margin-left: auto;
        color: var(--sw-soft);
        font-variant-numeric: tabular-nums;
      }
    `,
  ],
};
