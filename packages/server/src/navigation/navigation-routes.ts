import { navigationCalls } from '@sitewright/api/navigation';
import { navigationSchemas } from '@sitewright/api/navigation/schemas';
import type { NavigationLink } from '@sitewright/domain/pages';
import { readFooter, readHeader } from '@sitewright/domain/site-chrome';
import { implementCalls, type ImplementedCall } from '../http/index.ts';
import {
  readHeaderFooter,
  readSiteLayout,
  saveHeaderFooter,
  updateNavigation,
} from './navigation-service.ts';

interface WidgetItem {
  readonly collectionId?: string | null;
  readonly externalLink?: NavigationLink['externalLink'] | null;
  readonly memberAreaId?: string | null;
  readonly items?: readonly WidgetItem[];
}

const linkFrom = ({ collectionId, externalLink, memberAreaId, items }: WidgetItem): NavigationLink => ({
  ...(collectionId ? { collectionId } : {}),
  ...(externalLink ? { externalLink } : {}),
  ...(memberAreaId ? { memberAreaId } : {}),
  ...(items && items.length > 0 ? { children: items.map(linkFrom) } : {}),
});

export const implementNavigationCalls = (): ImplementedCall[] =>
  implementCalls({
    capability: 'navigation',
    calls: navigationCalls,
    schemas: navigationSchemas,
    handlers: {
      readLayout: (_input, { database, site }) => readSiteLayout(database, site.id),
      async update({ body }, context) {
        const { fieldName: name, navigation } = body;
        const links = navigation.items.map(linkFrom);
        const refusal = await updateNavigation(context, { name, links });
        context.note({ subject: `navigation:${name}`, after: links });
        return refusal ?? readSiteLayout(context.database, context.site.id);
      },
      async readHeaderFooter(_input, context) {
        const { header, footer } = await readHeaderFooter(context.database, context.site.id);
        return { header: readHeader(header), footer: readFooter(footer) };
      },
      async saveHeaderFooter({ body }, context) {
        const before = await readHeaderFooter(context.database, context.site.id);
        const refusal = await saveHeaderFooter(context, body);
        context.note({ subject: 'header-footer', before, after: body });
        return refusal ?? body;
      },
    },
  });
