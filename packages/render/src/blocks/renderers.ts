import type { BlockKind } from '@sitewright/domain/blocks';
import type { BlockRenderer } from './block-renderer.ts';
import { chartBlock } from './charts/chart.ts';
import { formBlock, newsletterBlock } from './forms/form-blocks.ts';
import { archiveBlock } from './lists/archive.ts';
import { calendarBlock } from './lists/calendar.ts';
import {
  postsByAuthorBlock,
  postsByCategoryBlock,
  postsByMonthBlock,
  postsByTagBlock,
} from './lists/count-lists.ts';
import { tourDatesBlock } from './lists/events.ts';
import { rssBlock, searchBlock } from './lists/search-and-rss.ts';
import { summaryBlock } from './lists/summary.ts';
import { tagCloudBlock } from './lists/tag-cloud.ts';
import { albumBlock, audioBlock } from './media/audio.ts';
import { mapBlock } from './media/map.ts';
import { embedBlock, videoBlock } from './media/video.ts';
import { galleryBlock } from './pictures/gallery.ts';
import { imageBlock } from './pictures/image.ts';
import { logoBlock } from './pictures/logo.ts';
import { donationBlock } from './shop/donation.ts';
import { productBlock } from './shop/product.ts';
import { buttonBlock } from './small/button.ts';
import { lineBlock, spacerBlock } from './small/separators.ts';
import { shapeBlock } from './small/shape.ts';
import { foursquareBlock, instagramBlock, linkBlock, twitterBlock } from './social/posts.ts';
import { socialLinksBlock } from './social/social-links.ts';
import { accordionBlock } from './texts/accordion.ts';
import { codeBlock } from './texts/code.ts';
import { markdownBlock } from './texts/markdown.ts';
import { menuBlock } from './texts/menu.ts';
import { quoteBlock } from './texts/quote.ts';
import { scrollingTextBlock } from './texts/scrolling-text.ts';
import { textBlock } from './texts/text.ts';

export const renderers: Readonly<Record<BlockKind, BlockRenderer>> = {
  text: textBlock,
  markdown: markdownBlock,
  quote: quoteBlock,
  button: buttonBlock,
  image: imageBlock,
  gallery: galleryBlock,
  video: videoBlock,
  audio: audioBlock,
  album: albumBlock,
  code: codeBlock,
  embed: embedBlock,
  map: mapBlock,
  line: lineBlock,
  spacer: spacerBlock,
  accordion: accordionBlock,
  menu: menuBlock,
  chart: chartBlock,
  calendar: calendarBlock,
  tourDates: tourDatesBlock,
  archive: archiveBlock,
  tagCloud: tagCloudBlock,
  postsByAuthor: postsByAuthorBlock,
  postsByTag: postsByTagBlock,
  postsByCategory: postsByCategoryBlock,
  postsByMonth: postsByMonthBlock,
  search: searchBlock,
  socialLinks: socialLinksBlock,
  summary: summaryBlock,
  product: productBlock,
  donation: donationBlock,
  form: formBlock,
  newsletter: newsletterBlock,
  rss: rssBlock,
  link: linkBlock,
  twitter: twitterBlock,
  instagram: instagramBlock,
  foursquare: foursquareBlock,
  scrollingText: scrollingTextBlock,
  logo: logoBlock,
  shape: shapeBlock,
};
