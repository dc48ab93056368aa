import { ramp } from '../drawing/random.mjs';
import { INKS, PAPERS } from '../press/inks.mjs';
import { lateSunPlates } from '../prints/late-sun.mjs';

export const FILM = { width: 720, height: 900, rate: 24, seconds: 7 };

const colour = (channels) => `rgb(${channels.join(' ')})`;

/** When each plate comes down, in seconds, and from where: the second one arrives out of register. */
const ARRIVALS = [
  { begins: 0.4, ends: 2.6, from: 0 },
  { begins: 2.8, ends: 5.2, from: 90 },
];

/** The squeegee uncovers a plate from the top, while it slides into its place. */
function plateAt({ ink, drawing }, { begins, ends, from }, second) {
  const uncovered = ramp(begins, ends - 0.5, second);
  const away = from * (1 - ramp(begins + 0.6, ends, second));
  const id = `window-${ink}`;
  return (
    `<clipPath id="${id}"><rect width="1500" height="${Math.round(1875 * uncovered)}"/></clipPath>` +
    `<g clip-path="url(#${id})" style="mix-blend-mode:multiply"><g transform="translate(${away.toFixed(1)} ${(away * 0.4).toFixed(1)})">` +
    `${drawing.replaceAll('#000', colour(INKS[ink])).replaceAll('"sheet"', `"sheet-${ink}"`).replaceAll('#sheet', `#sheet-${ink}`)}</g></g>`
  );
}

function squeegeeAt({ ink }, { begins, ends }, second) {
  const y = 1875 * ramp(begins, ends - 0.5, second);
  if (y <= 0 || y >= 1875) return '';
  return (
    `<rect x="60" y="${(y - 70).toFixed(1)}" width="1380" height="70" rx="35" fill="#161412"/>` +
    `<rect x="90" y="${y.toFixed(1)}" width="1320" height="26" fill="${colour(INKS[ink])}"/>`
  );
}

/** One picture of the film as SVG. */
export function frameAt(second) {
  const draw = (part) => lateSunPlates.map((plate, order) => part(plate, ARRIVALS[order], second)).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${FILM.width}" height="${FILM.height}" viewBox="0 0 1500 1875">` +
    `<rect width="1500" height="1875" fill="${colour(PAPERS.cotton)}"/>${draw(plateAt)}${draw(squeegeeAt)}</svg>`
  );
}
