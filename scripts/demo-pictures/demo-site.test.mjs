import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { lateSun, lateSunDots } from './prints/late-sun.mjs';
import { printSheet } from './press/press.mjs';

const template = fileURLToPath(new URL('../../sites/demo/template/', import.meta.url));
const read = (path) => readFileSync(join(template, path), 'utf8');
const filesIn = (folder) => readdirSync(join(template, folder)).map((name) => `${folder}/${name}`);
const markup = ['site.region', ...filesIn('pages'), ...filesIn('blocks')].map(read);
const everything = [...markup, ...filesIn('styles').map(read)].join('\n');

describe('the demo site', () => {
  it('names no asset that is missing', () => {
    const plain = everything.match(/\/assets\/[\w./-]+\.\w+/g) ?? [];
    const pictures = [...everything.matchAll(/apply:(?<block>[\w-]+\.block):file=(?<file>[\w-]+)/g)].flatMap(
      ({ groups }) =>
        [...read(`blocks/${groups.block}`).matchAll(/\{@args\.file\}(?<ending>-\d+\.webp)/g)].map(
          (match) => `/assets/pictures/${groups.file}${match.groups.ending}`,
        ),
    );
    const missing = [...plain, ...pictures].filter((address) => !existsSync(join(template, address)));
    expect(pictures.length).toBeGreaterThan(40);
    expect(missing).toEqual([]);
  });

  it('links only to pages and sections that exist', () => {
    const pages = join(template, '../collections');
    const paths = new Set(
      readdirSync(pages).map((name) => {
        const { isHomepage } = JSON.parse(readFileSync(join(pages, name), 'utf8'));
        return isHomepage ? '/' : `/${name.replace(/\.json$/, '')}`;
      }),
    );
    const home = read('pages/home.page');
    const links = [...everything.matchAll(/href="(?<href>(?:\/|#)[^"{]*)"/g)].map(
      ({ groups }) => groups.href,
    );
    const dead = links
      .filter((href) => !href.startsWith('/assets/') && href !== '#content')
      .filter((href) => {
        const [path, section] = href.split('#');
        return (path !== '' && !paths.has(path)) || (section && !home.includes(`id="${section}"`));
      });
    expect(dead).toEqual([]);
  });

  it('lists every stylesheet that lies in the folder', () => {
    const { stylesheets } = JSON.parse(read('template.conf'));
    expect(stylesheets.toSorted()).toEqual(readdirSync(join(template, 'styles')).toSorted());
  });

  it('counts the dots of Late Sun as the quote says', () => {
    expect(read('pages/home.page')).toContain(`${lateSunDots().toLocaleString('en-GB')} dots`);
  });

  it('keeps its pictures below 6 MB', () => {
    const bytes = filesIn('assets/pictures').reduce(
      (sum, path) => sum + statSync(join(template, path)).size,
      0,
    );
    expect(bytes).toBeLessThan(6 * 1024 * 1024);
  });
});

describe('the press', () => {
  it('prints the same sheet from the same seed, and another from another', async () => {
    const sheet = {
      width: 60,
      height: 60,
      plates: [{ ink: 'blue', drawing: '<circle cx="30" cy="30" r="20"/>' }],
    };
    const print = async (seed) => (await printSheet({ ...sheet, seed })).raw().toBuffer();
    expect(await print(1)).toEqual(await print(1));
    expect(await print(1)).not.toEqual(await print(2));
  });

  it('multiplies inks where plates cross', async () => {
    const solid = (ink) => ({ ink, drawing: '<rect width="40" height="40"/>' });
    const middle = async (plates) => {
      const image = await printSheet({ width: 40, height: 40, seed: lateSun.seed, plates });
      const { channels } = await image.stats();
      return channels.map(({ mean }) => mean);
    };
    const [both, vermilion, blue] = [
      await middle([solid('vermilion'), solid('blue')]),
      await middle([solid('vermilion')]),
      await middle([solid('blue')]),
    ];
    both.forEach((light, channel) => expect(light).toBeLessThan(Math.min(vermilion[channel], blue[channel])));
  });
});
