export { renderCalendar } from './calendar.ts';
export { renderIcon } from './icon.ts';
export { renderRss } from './rss.ts';
export {
  ENTRIES_PER_SITEMAP,
  renderRobots,
  renderSitemap,
  renderSitemapIndex,
  type RobotsOptions,
  type SitemapEntry,
} from './sitemap.ts';
