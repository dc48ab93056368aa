import { readFile } from 'node:fs/promises';
import type { SiteFiles } from './open-folder.ts';

const POSTS = 100;

const query = (inner: string): string =>
  `<squarespace:query collection="posts" limit="${POSTS}">{.ctx @all posts=items}{.section @all}${inner}{.end}</squarespace:query>`;

/** Lists inside lists: a section finds names in its own node alone, so each level is given the list anew. */
const nested = (depth: number, inner: string): string =>
  depth === 0
    ? inner
    : `{.ctx @row list=posts}{.section @row}{.repeated section list}${nested(depth - 1, inner)}{.end}{.end}`;

const LONG_TEXT = '{.var @json posts|json}{.eval @text = @json + "<b>&"}' + '{.eval @text = @text + @text}'.repeat(4);

const keptTexts = Array.from({ length: 100 }, (_, index) => `{.var @kept${index} @text|html}`).join('');

interface HostileTemplate {
  readonly page: string;
  readonly partials?: Readonly<Record<string, string>>;
}

/** Templates that anyone with the permission `code` can write, by what they do. */
export const hostileTemplates: Readonly<Record<string, HostileTemplate>> = {
  'applies-itself': { page: '{@|apply again}', partials: { again: '.{@|apply again}' } },
  'applies-itself-thrice': {
    page: '{@|apply thrice}',
    partials: { thrice: '{@|apply thrice}{@|apply thrice}{@|apply thrice}' },
  },
  'includes-itself-twice': {
    page: '{.include twice output}',
    partials: { twice: '{.include twice output}{.include twice output}x' },
  },
  'two-partials-that-apply-each-other': {
    page: '{@|apply ping}',
    partials: { ping: '{@|apply pong}{@|apply pong}', pong: '{@|apply ping}{@|apply ping}' },
  },
  'ten-nested-lists': { page: query(nested(10, '')) },
  'a-million-characters': { page: query(nested(3, '.')) },
  'a-million-formatted-dates': { page: query(nested(3, '{.var @date publishOn|date %A %B %e %Y %H:%M}')) },
  'ten-million-characters': { page: query(nested(3, '{body}')) },
  'long-texts-that-are-kept': { page: query(LONG_TEXT + keptTexts) },
  'a-text-that-doubles': {
    page: `{.eval @text = "0123456789"}${'{.eval @text = @text + @text}'.repeat(60)}{@text|count}`,
  },
  'five-thousand-nested-sections': {
    page: `${'{.section website}'.repeat(5000)}x${'{.end}'.repeat(5000)}`,
  },
  'a-long-date-pattern': { page: query(nested(1, `{.var @date publishOn|date ${'%c'.repeat(2000)}}`)) },
  'extreme-arguments': {
    page: query(
      nested(
        1,
        '{body|truncate 999999999999999999999}{body|truncate -1}{publishOn|mod 0}{publishOn|mod 1e308}{title|cycle}',
      ),
    ),
  },
  'deep-brackets': { page: `{.eval ${'('.repeat(5000)}1${')'.repeat(5000)}}` },
};

const post = (index: number) => ({
  title: `Post ${index}`,
  recordType: 1,
  publishOn: 1_700_000_000_000 + index * 60_000,
  body: `<p>${'Words of a post. '.repeat(60)}</p>`,
});

const plainFile = (path: string): Promise<string> =>
  readFile(new URL(`../../../sites/plain/template/${path}`, import.meta.url), 'utf8');

/** A site with a page for each of the templates, under its name. */
export const hostileSite = async (): Promise<SiteFiles> => {
  const pages = Object.entries(hostileTemplates).flatMap(([name, { page, partials = {} }]) => [
    [`collections/${name}.json`, { title: name, type: 7, typeName: name }] as const,
    [`template/pages/${name}.page`, page] as const,
    ...Object.entries(partials).map(([partial, text]) => [`template/blocks/${partial}.block`, text] as const),
  ]);
  const posts = Array.from({ length: POSTS }, (_, index) => [`items/posts/post-${index}.json`, post(index)] as const);
  return {
    'site.json': {
      identifier: 'hostile',
      title: 'Hostile',
      timeZone: 'America/New_York',
      language: 'en-US',
      currency: 'USD',
    },
    'navigation.json': { mainNav: [] },
    'template/template.conf': await plainFile('template.conf'),
    'template/site.region': await plainFile('site.region'),
    'template/blocks/navigation.block': await plainFile('blocks/navigation.block'),
    'template/styles/site.css': '',
    'collections/posts.json': { title: 'Posts', type: 1, typeName: 'blog', ordering: 'chronological' },
    ...Object.fromEntries(posts),
    ...Object.fromEntries(pages),
  };
};
