import { storeSetupCalls } from '@sitewright/api/store-setup';
import { storeSetupSchemas } from '@sitewright/api/store-setup/schemas';
import { implementCalls, isRefusal, refuse, type ImplementedCall } from '../http/index.ts';
import { readFirstSale } from './first-sale-service.ts';
import { createRootCategory, createStore } from './store-setup-service.ts';

export const implementStoreSetupCalls = (): ImplementedCall[] =>
  implementCalls({
    capability: 'store-setup',
    calls: storeSetupCalls,
    schemas: storeSetupSchemas,
    handlers: {
      readFirstSale: (_input, { database, site }) => readFirstSale(database, site),
      async createStore({ params, body: { enabled: _enabled, ...store } }, context) {
        if (params.websiteId !== context.site.id) return refuse('not-found');
        const saved = await createStore(context, store);
        if (!isRefusal(saved))
          context.note({
            subject: `collection:${saved.id}`,
            after: { title: store.title, urlId: store.urlId },
          });
        return saved;
      },
      async createRootCategory({ params: { websiteId, collectionId }, body }, context) {
        if (websiteId !== context.site.id) return refuse('not-found');
        const saved = await createRootCategory(context, collectionId, body.displayName);
        context.note({ subject: `collection:${collectionId}`, after: { displayName: body.displayName } });
        return saved;
      },
    },
  });
