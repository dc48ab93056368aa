import {
  createPageBlocks,
  fullUrlOf,
  itemUrlOf,
  unlinkFiles,
  type LoadedRequirements,
  type PageBlocks,
  type PageData,
  type PageItem,
} from '../page/index.ts';
import { isMoment } from '../dates/index.ts';
import { element, escapeXml, lines } from './xml.ts';

interface FeedSource {
  readonly data: PageData;
  readonly loaded: LoadedRequirements;
  readonly blocks: PageBlocks;
}

const dateOf = (moment: number | undefined): string | undefined =>
  isMoment(moment) ? new Date(moment).toUTCString() : undefined;

/** Feed readers show posts outside of the site, where relative URLs do not work. */
const withFullAddresses = (html: string, baseUrl: string): string =>
  html.replaceAll(/(\s(?:href|src)=["'])\/(?!\/)/gi, (_, start: string) => `${start}${baseUrl}/`);

const authorOf = ({ authorId }: PageItem, { authors }: LoadedRequirements): string | undefined =>
  authorId === undefined ? undefined : authors.get(authorId)?.displayName;

const pictureOf = (item: PageItem, data: PageData, loaded: LoadedRequirements): string => {
  const id = item.mainImageId;
  const asset = id === undefined ? undefined : (loaded.assets.get(id) ?? data.assets?.get(id));
  if (!asset) return '';
  const url = escapeXml(`${data.baseUrl}${asset.assetUrl}?format=1500w`);
  return `<media:content type="${escapeXml(asset.contentType)}" url="${url}" medium="image"/>`;
};

/** All linked files were required, so those that were not loaded do not exist. */
const textOf = (item: PageItem, { data, loaded, blocks }: FeedSource): string => {
  const laidOut = item.sections ? blocks.render(item.sections) : item.body;
  const html = unlinkFiles(laidOut || item.excerpt || '', (id) => !loaded.assets.has(id));
  return withFullAddresses(html, data.baseUrl);
};

const entry = (item: PageItem, source: FeedSource): string => {
  const { data, loaded } = source;
  const url = data.baseUrl + itemUrlOf(data.collection, item);
  return lines([
    '<item>',
    element('title', item.title),
    element('link', item.isPassthrough && item.sourceUrl ? item.sourceUrl : url),
    `<guid isPermaLink="false">${escapeXml(item.id)}</guid>`,
    element('pubDate', dateOf(item.publishOn ?? item.addedOn)),
    element('dc:creator', authorOf(item, loaded)),
    ...(item.categories ?? []).map((name) => element('category', name)),
    element('description', textOf(item, source)),
    pictureOf(item, data, loaded),
    '</item>',
  ]);
};

/** RSS 2.0 of a blog; undefined for a page without a list of dated items. */
export const renderRss = (data: PageData, loaded: LoadedRequirements): string | undefined => {
  const { collection, item, items = [], site, baseUrl } = data;
  if (item || collection?.ordering !== 'chronological') return undefined;
  const blocks = createPageBlocks({ data, loaded, mode: 'visitor', localizedStrings: {} });
  const source = { data, loaded, blocks };
  const url = baseUrl + fullUrlOf(collection);
  const latest = Math.max(...items.map(({ updatedOn, publishOn = 0 }) => updatedOn ?? publishOn));
  return lines([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/">',
    '<channel>',
    element('title', `${collection.title} - ${site.settings.title}`),
    element('link', url),
    `<atom:link href="${escapeXml(`${url}?format=rss`)}" rel="self" type="application/rss+xml"/>`,
    `<description>${escapeXml(collection.description || site.settings.description)}</description>`,
    element('language', site.settings.language),
    items.length > 0 ? element('lastBuildDate', dateOf(latest)) : '',
    ...items.map((each) => entry(each, source)),
    '</channel>',
    '</rss>',
  ]);
};
