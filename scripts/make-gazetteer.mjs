/**
 * Writes the places that the program knows without asking a map service: the large cities of the list beside this file
 * and, for every country that has none there, the towns that the public-domain time zone table (zone.tab) names.
 * `node scripts/make-gazetteer.mjs [zone.tab]`
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from './lib/repository.mjs';

const cityFile = join(repositoryRoot, 'scripts/gazetteer/large-cities.txt');
const zoneFile = process.argv[2] ?? '/usr/share/zoneinfo/zone.tab';
const target = join(repositoryRoot, 'packages/server/src/maps/gazetteer-places.ts');

/** @param {string} path */
function linesOf(path) {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
}

/**
 * `+5230` or `-0740023` in degrees: two or three digits, then minutes and perhaps seconds.
 *
 * @param {string} text
 */
function degreesOf(text) {
  const [, sign, degrees, minutes, seconds = '0'] = /^([+-])(\d{2,3})(\d{2})(\d{2})?$/.exec(text) ?? [];
  const size = Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600;
  return (sign === '-' ? -size : size).toFixed(2);
}

/** @param {string} line */
function placeOfZone(line) {
  const [country, position = '', zone = ''] = line.split('\t');
  const [, latitude = '', longitude = ''] = /^([+-]\d+)([+-]\d+)$/.exec(position) ?? [];
  const pad = (/** @type {string} */ text, /** @type {number[]} */ lengths) =>
    lengths.includes(text.length - 1) ? degreesOf(text) : '';
  const name = zone.split('/').at(-1)?.replaceAll('_', ' ') ?? '';
  return `${name} ${country} ${pad(latitude, [4, 6])} ${pad(longitude, [5, 7])}`;
}

const cities = linesOf(cityFile);
const known = new Set(cities.map((line) => line.split(' ').at(-3)));
const towns = linesOf(zoneFile)
  .filter((line) => !known.has(line.slice(0, 2)) && !line.startsWith('AQ'))
  .map(placeOfZone);
const places = [...cities, ...towns].toSorted((one, other) => one.localeCompare(other, 'en'));

/** @param {string[]} names */
function wrap(names) {
  /** @type {string[]} */
  const lines = [];
  for (const name of names) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + name.length < 108) lines[lines.length - 1] = `${last}; ${name}`;
    else lines.push(name);
  }
  return lines.join(';\n');
}

writeFileSync(
  target,
  `/** Name, country, latitude and longitude of each place; written by scripts/make-gazetteer.mjs. */
export const gazetteerPlaces = \`
${wrap(places)}
\`;
`,
);
console.log(`${places.length} places`);
