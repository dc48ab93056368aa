import type { BlockKind } from '@sitewright/domain/blocks';
import type { KindSettings } from '../settings/setting.ts';
import * as lists from './list-kinds.ts';
import * as media from './media-kinds.ts';
import * as pictures from './image-kinds.ts';
import * as small from './basic-kinds.ts';
import * as texts from './text-kinds.ts';

export const kindSettings: Readonly<Record<BlockKind, KindSettings>> = {
  text: texts.textSettings,
  markdown: texts.markdownSettings,
  quote: texts.quoteSettings,
  button: small.buttonSettings,
  image: pictures.imageSettings,
  gallery: pictures.gallerySettings,
  video: media.videoSettings,
  audio: media.audioSettings,
  album: media.albumSettings,
  code: texts.codeSettings,
  embed: media.embedSettings,
  map: media.mapSettings,
  line: small.lineSettings,
  spacer: small.spacerSettings,
  accordion: texts.accordionSettings,
  menu: texts.menuSettings,
  chart: media.chartSettings,
  calendar: lists.calendarSettings,
  tourDates: lists.tourDatesSettings,
  archive: lists.archiveSettings,
  tagCloud: lists.tagCloudSettings,
  postsByAuthor: lists.postsSettings,
  postsByTag: lists.postsSettings,
  postsByCategory: lists.postsSettings,
  postsByMonth: lists.postsSettings,
  search: lists.searchSettings,
  socialLinks: small.socialLinksSettings,
  summary: lists.summarySettings,
  rss: lists.rssSettings,
  link: small.linkSettings,
  twitter: small.twitterSettings,
  instagram: small.instagramSettings,
  foursquare: small.foursquareSettings,
  scrollingText: texts.scrollingTextSettings,
  logo: pictures.logoSettings,
  shape: pictures.shapeSettings,
};
