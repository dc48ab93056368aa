import type { Site } from '@sitewright/domain/sites';
import { siteStrings } from '@sitewright/render/page';
import { loadSiteState } from '../load/site-state-store.ts';
import type { PageServices } from './page-request.ts';

/** Texts of a site's published pages: those of the template override the built-in ones. */
export const readSiteStrings = async (
  { database, outlines, templates }: Pick<PageServices, 'database' | 'outlines' | 'templates'>,
  site: Site,
): Promise<Readonly<Record<string, string>>> => {
  const { templateVersion } = await loadSiteState(database, outlines, site.id);
  return siteStrings(await templates.find(site.id, templateVersion), { site });
};
