/** The colours of the starter's pictures; the site's own are made of the same. */
export const PAPER = {
  cream: '#f6efe0',
  sand: '#e8d9be',
  clay: '#d9b48a',
  apricot: '#eda66c',
  rust: '#c4623b',
  sage: '#9fb8a3',
  moss: '#5f8a72',
  evergreen: '#1f5546',
  night: '#14261f',
};

const SHADOW = `<filter id="lift" x="-20%" y="-20%" width="140%" height="140%">
  <feDropShadow dx="10" dy="16" stdDeviation="14" flood-color="#14261f" flood-opacity="0.26"/></filter>
<filter id="rest" x="-20%" y="-20%" width="140%" height="140%">
  <feDropShadow dx="4" dy="6" stdDeviation="5" flood-color="#14261f" flood-opacity="0.24"/></filter>
<filter id="soft" x="-30%" y="-300%" width="160%" height="700%"><feGaussianBlur stdDeviation="26"/></filter>`;

/**
 * A sheet of cut paper shapes.
 *
 * @param {{ width: number; height: number; ground: string; defs?: string }} paper
 * @param {string[]} shapes
 */
export const sheet = ({ width, height, ground, defs = '' }, ...shapes) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<defs>${SHADOW}${defs}</defs><rect width="${width}" height="${height}" fill="${ground}"/>${shapes.join('')}</svg>`;

/** @type {(path: string, fill: string, filter?: string) => string} */
export const cut = (path, fill, filter = 'rest') =>
  `<path d="${path}" fill="${fill}" filter="url(#${filter})"/>`;

/** @type {(centre: readonly [x: number, y: number], radius: number, fill: string) => string} */
export const disc = ([x, y], radius, fill) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" filter="url(#rest)"/>`;

/** @type {(id: string, from: string, to: string) => string} */
export const gradient = (id, from, to) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;

/**
 * A leaf on its stem, from a point, turned by degrees.
 *
 * @param {{ x: number; y: number; length: number; width: number; turn: number; fill: string }} shape
 */
export const leaf = ({ x, y, length, width, turn, fill }) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${cut(
    `M0 0 C ${width} ${-length * 0.3} ${width} ${-length * 0.75} 0 ${-length} C ${-width} ${-length * 0.75} ${-width} ${-length * 0.3} 0 0 Z`,
    fill,
  )}</g>`;

/**
 * Hills from edge to edge: heights at even steps, joined by a curve.
 *
 * @type {(width: number, height: number, tops: readonly number[]) => string}
 */
export const hills = (width, height, tops) => {
  const step = width / (tops.length - 1);
  const curve = tops.slice(1).map((top, index) => {
    const from = index * step;
    const before = tops[index];
    return `C ${from + step / 2} ${before} ${from + step / 2} ${top} ${from + step} ${top}`;
  });
  return `M0 ${height} L0 ${tops[0]} ${curve.join(' ')} L${width} ${height} Z`;
};
