import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { blockKinds, kindOf } from '@sitewright/domain/blocks';
import { blockSchemas } from '@sitewright/domain/blocks/schemas';
import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { mediaIdOf } from './media-folder.mjs';
import { lateSun, lateSunDots } from './prints/late-sun.mjs';
import { printSheet } from './press/press.mjs';

const site = fileURLToPath(new URL('../../sites/demo/', import.meta.url));
const read = (path) => readFileSync(join(site, path), 'utf8');
const filesBelow = (folder) =>
  readdirSync(join(site, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(site.length));

const markup = filesBelow('template')
  .filter((path) => /\.(region|block|page|list|item|css)$/.test(path))
  .map(read)
  .join('\n');
const contentOf = (path) => ({ path, ...JSON.parse(read(path)) });
const collections = filesBelow('collections').map(contentOf);
const items = filesBelow('items').map(contentOf);
const sections = [...collections, ...items].flatMap(({ path, sections: own = [] }) =>
  own.map((section) => ({ path, ...section })),
);
const blocks = sections.flatMap(({ path, blocks: own }) => own.map((block) => ({ path, ...block })));
const everything = [...collections, ...items].map((content) => JSON.stringify(content)).join('\n');

describe('the blocks of the demo site', () => {
  it('have a place for every kind', () => {
    const used = new Set(blocks.map(kindOf));
    expect(blockKinds.filter((kind) => !used.has(kind))).toEqual([]);
  });

  it('show pictures, galleries and summaries in every design', () => {
    const designsOf = (kind, design) =>
      [...new Set(blocks.filter((block) => kindOf(block) === kind).map(design))].sort();
    expect(designsOf('gallery', ({ value }) => value.options.design)).toEqual([
      'grid',
      'slider',
      'slideshow',
      'stacked',
    ]);
    expect(designsOf('summary', ({ value }) => value.design)).toEqual(['carousel', 'grid', 'list', 'wall']);
    expect(designsOf('image', ({ value }) => value.design)).toEqual([
      'card',
      'collage',
      'inline',
      'overlap',
      'poster',
      'stack',
    ]);
  });

  it('hold only what the schema of its kind allows', () => {
    const faults = blocks
      .filter((block) => !Value.Check(blockSchemas[kindOf(block)], block.value))
      .map(({ path, id, type }) => `${path}: ${type} ${id}`);
    expect(faults).toEqual([]);
  });

  it('never stand on each other', () => {
    const areCrossing = (one, other) =>
      one.columnStart < other.columnEnd &&
      other.columnStart < one.columnEnd &&
      one.rowStart < other.rowEnd &&
      other.rowStart < one.rowEnd;
    const crossings = sections.flatMap(({ path, blocks: own }) =>
      own.flatMap((one, index) =>
        own.slice(index + 1).flatMap((other) => (areCrossing(one.desktop, other.desktop) ? [path] : [])),
      ),
    );
    expect(crossings).toEqual([]);
  });
});

describe('the content of the demo site', () => {
  it('has posts in every state that the owner may meet', () => {
    const statuses = new Set(items.map(({ status }) => status));
    expect([...statuses].sort()).toEqual(['draft', 'needs-review', 'published', 'scheduled']);
  });

  it('has nine posts or more that are really written', () => {
    const wordsOf = ({ sections: own }) =>
      JSON.stringify((own ?? []).flatMap((section) => section.blocks.map(({ value }) => value)))
        .replaceAll(/<[^>]*>|\\n/g, ' ')
        .split(/\s+/).length;
    const written = items.filter(
      ({ path, status, ...post }) =>
        path.startsWith('items/journal/') && status === 'published' && wordsOf(post) >= 300,
    );
    expect(written.length).toBeGreaterThanOrEqual(9);
  });

  it('names no file that is missing', () => {
    const assets = markup.match(/\/assets\/[\w./-]+\.\w+/g) ?? [];
    expect(assets.filter((address) => !existsSync(join(site, 'template', address)))).toEqual([]);
    const known = new Set(readdirSync(join(site, 'media')).map((name) => name.replace(/\.json$/, '')));
    const named = [...everything.matchAll(/"(?:\w*[iI]mageId|fileId|posterId|coverId)":"(?<id>\w+)"/g)];
    expect(named.length).toBeGreaterThan(80);
    expect(named.map(({ groups }) => groups.id).filter((id) => !known.has(id))).toEqual([]);
  });

  it('says in words what every picture shows', () => {
    const pictures = filesBelow('media').filter((path) => path.endsWith('.webp'));
    const wordless = pictures.filter((path) => {
      const [, id] = path.split('/');
      return !(JSON.parse(read(`media/${id}.json`)).altText?.length > 20);
    });
    expect(wordless).toEqual([]);
  });

  it('links only to pages, posts and sections that exist', () => {
    const paths = new Set([
      '/',
      '/search',
      ...collections.map(({ urlId }) => `/${urlId}`),
      ...items.map(({ path, urlId }) => `/${path.split('/')[1]}/${urlId}`),
    ]);
    const anchors = new Set([
      'content',
      ...sections.map(({ anchor }) => anchor),
      ...collections.map(({ urlId }) => urlId.split('/').at(-1)),
    ]);
    const links = [
      ...markup.matchAll(/href="(?<href>(?:\/|#)[^"{]*)"/g),
      ...everything.matchAll(/(?:href=\\"|"(?:url|profileUrl)":")(?<href>\/[^"\\]*)/g),
    ].map(({ groups }) => groups.href);
    expect(links.length).toBeGreaterThan(25);
    const dead = links.filter((href) => {
      const [path, section] = href.replace(/\?[^#]*/, '').split('#');
      if (path.startsWith('/assets/')) return false;
      return (path !== '' && !paths.has(path)) || (section !== undefined && !anchors.has(section));
    });
    expect(dead).toEqual([]);
  });

  it('lists every stylesheet that lies in the folder', () => {
    const { stylesheets } = JSON.parse(read('template/template.conf'));
    expect(stylesheets.toSorted()).toEqual(readdirSync(join(site, 'template/styles')).toSorted());
  });

  it('counts the dots of Late Sun as the quote says', () => {
    expect(read('collections/home.json')).toContain(`${lateSunDots().toLocaleString('en-GB')} dots`);
  });

  it('keeps pictures, film and sound below 8 MB', () => {
    const bytes = filesBelow('media').reduce((sum, path) => sum + statSync(join(site, path)).size, 0);
    expect(bytes).toBeLessThan(8 * 1024 * 1024);
  });

  it('finds the files of the scripts under the ids that the pages name', () => {
    expect(existsSync(join(site, `media/${mediaIdOf('late-sun')}/late-sun.webp`))).toBe(true);
    expect(read('collections/home.json')).toContain(mediaIdOf('late-sun'));
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
