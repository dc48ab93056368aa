import { pageCalls } from '@sitewright/api/pages';
import { pageSchemas } from '@sitewright/api/pages/schemas';
import { fullUrlOf } from '@sitewright/render/page';
import { implementCalls, type ImplementedCall } from '../http/index.ts';
import { listCollections } from './pages-store.ts';

export const implementPageCalls = (): ImplementedCall[] =>
  implementCalls({
    capability: 'pages',
    calls: pageCalls,
    schemas: pageSchemas,
    handlers: {
      async list(_input, { database, site }) {
        const collections = await listCollections(database, site.id);
        return {
          pages: collections.map((collection) => ({
            id: collection.id,
            title: collection.title,
            fullUrl: fullUrlOf(collection),
            typeName: collection.typeName,
            navigation: collection.navigation,
            isHomepage: collection.isHomepage,
            updatedOn: collection.updatedAt.toISOString(),
          })),
        };
      },
    },
  });
