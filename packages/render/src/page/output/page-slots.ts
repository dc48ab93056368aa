import { isSafeAddress } from '@sitewright/domain/blocks';
import { commentStates, defaultCommentSettings, type CommentSettings } from '@sitewright/domain/comments';
import { isId } from '@sitewright/domain/ids';
import { pagePermissions } from '@sitewright/domain/pages';
import { escapeAttribute, escapeText } from '@sitewright/template';
import { embedFrame, readEmbed, wholePage, blockText } from '../../blocks/index.ts';
import { likeHtml, threadHtml } from '../../comments/index.ts';
import { requirementKey, type PageCollection } from '../../data-requirements/index.ts';
import { emptyLikeHtml } from '../../social/index.ts';
import type { ContentSource } from '../context/content-context.ts';
import type { PageData } from '../model/page-data.ts';
import { commentsRequirement } from '../requirements/context-requirements.ts';
import { itemUrlOf } from '../model/page-urls.ts';
import { shareLinks } from './share-links.ts';

const SLOT_CLASS = ' class="sq';

/** Cheap check before parsing: hardly any tag of a page is a slot. */
export const mayBeSlotTag = (html: string, start: number): boolean =>
  html.startsWith(SLOT_CLASS, start + '<div'.length) || html.startsWith(SLOT_CLASS, start + '<span'.length);

/**
 * An element that formatters leave to a script. It is filled when the page is finished, so that it works
 * without JavaScript.
 */
export interface PageSlot {
  /** The exact start of its tag. */
  readonly start: `<${'div' | 'span'}${typeof SLOT_CLASS}${string}`;
  /** The exact content from the formatter, which is replaced. */
  readonly inner?: string;
  /** The new content, by the tag's attributes. */
  readonly fill: (attributes: ReadonlyMap<string, string>) => string;
}

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
]);

const readText = (attributes: ReadonlyMap<string, string>, name: string): string =>
  (attributes.get(name) ?? '').replaceAll(
    /&(?:amp|lt|gt|quot);/g,
    (entity) => ENTITIES.get(entity) ?? entity,
  );

const videoSlot = ({ blocks: { context } }: ContentSource): PageSlot => ({
  start: '<div class="sqs-video-wrapper"',
  fill: (attributes) => {
    const oembed = {
      html: readText(attributes, 'data-html'),
      providerName: readText(attributes, 'data-provider-name'),
    };
    const scope = { context, id: 'video', share: wholePage };
    return embedFrame(readEmbed({ oembed }, scope), '', scope);
  },
});

const audioSlot: PageSlot = {
  start: '<div class="squarespace-audio-player"',
  fill: (attributes) => {
    const url = readText(attributes, 'data-audio-asset-url');
    return url !== '' && isSafeAddress(url)
      ? `<audio controls preload="none" src="${escapeAttribute(url)}"></audio>`
      : '';
  },
};

const followSlot = ({ blocks: { context } }: ContentSource): PageSlot => ({
  start: '<div class="squarespace-follow-button"',
  fill: (attributes) => {
    const name = readText(attributes, 'data-username');
    if (name === '') return '';
    const href = escapeAttribute(`https://twitter.com/${encodeURIComponent(name)}`);
    const text = `${blockText(context, 'followOn', 'Follow')} @${name}`;
    return `<a href="${href}" target="_blank" rel="noopener">${escapeText(text)}</a>`;
  },
});

const shareSlot = (element: 'div' | 'span', { data, blocks: { context } }: ContentSource): PageSlot => ({
  start: `<${element} class="squarespace-social-buttons`,
  fill: (attributes) =>
    shareLinks(data.settings?.['shareButtonOptions'], {
      url: data.baseUrl + readText(attributes, 'data-full-url'),
      title: readText(attributes, 'data-title'),
      label: blockText(context, 'shareOn', 'Share on'),
    }),
});

const isOn = (settings: PageData['settings'], name: keyof CommentSettings): boolean =>
  (settings?.[name] ?? defaultCommentSettings[name]) === true;

const numberOf = (settings: PageData['settings'], name: 'commentThreadDepth'): number => {
  const value = settings?.[name];
  return typeof value === 'number' ? value : defaultCommentSettings[name];
};

const isForEverybody = ({ permission = pagePermissions.public }: PageCollection): boolean =>
  permission === pagePermissions.public;

/** Comments are loaded only for the page of the item. */
const commentsSlot = ({ data, loaded, blocks: { context } }: ContentSource): PageSlot => ({
  start: '<div class="squarespace-comments"',
  fill: (attributes) => {
    const { item, collection, settings, thread: options = {} } = data;
    const isHere = item && readText(attributes, 'data-item-id') === item.id;
    if (!isHere || !collection || !isOn(settings, 'commentsEnabled')) return '';
    return threadHtml({
      itemId: item.id,
      path: itemUrlOf(collection, item),
      comments: loaded.comments.get(requirementKey(commentsRequirement(item.id, options.page))) ?? [],
      count: item.publicCommentCount ?? 0,
      isOpen: item.commentState === commentStates.open && isForEverybody(collection),
      isThreaded: isOn(settings, 'commentThreaded'),
      isEmailNeeded: !isOn(settings, 'commentAnonAllowed'),
      threadDepth: numberOf(settings, 'commentThreadDepth'),
      canFlag: isOn(settings, 'commentFlagsAllowed') && isForEverybody(collection),
      options,
      context,
    });
  },
});

const likeSlot = ({ blocks: { context } }: ContentSource): PageSlot => ({
  start: '<span class="sqs-simple-like"',
  inner: emptyLikeHtml,
  fill: (attributes) => {
    const itemId = readText(attributes, 'data-item-id');
    const count = Number(readText(attributes, 'data-like-count')) || 0;
    return isId(itemId) ? likeHtml({ itemId, count }, context) : '';
  },
});

export const createPageSlots = (source: ContentSource): PageSlot[] => [
  videoSlot(source),
  audioSlot,
  followSlot(source),
  shareSlot('div', source),
  shareSlot('span', source),
  commentsSlot(source),
  likeSlot(source),
];
