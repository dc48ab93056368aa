import { searchCalls } from '@sitewright/api/search';
import { searchSchemas } from '@sitewright/api/search/schemas';
import { searchLimits } from '@sitewright/domain/search';
import { implementCalls, type ImplementedCall } from '../http/index.ts';
import { systemTexts } from '@sitewright/render/templates';
import { readStoreSettings } from '../store/index.ts';
import { productHitPrinter } from './describe-product-hit.ts';
import { searchSite } from './search-service.ts';
import { findProductLists } from './suggestions-store.ts';
import { suggestNames } from './suggest-names.ts';

export const implementSearchCalls = (): ImplementedCall[] =>
  implementCalls({
    capability: 'search',
    calls: searchCalls,
    schemas: searchSchemas,
    handlers: {
      async general({ query }, { database, site, now }) {
        const { hits, total } = await searchSite(database, site.id, {
          query: query.q ?? '',
          page: query.p ?? 0,
          language: site.settings.language,
          now,
          ...(query.f_collectionId === undefined ? {} : { collectionId: query.f_collectionId }),
        });
        return {
          items: hits.map(({ itemId, collectionId, ...hit }) => ({
            id: itemId ?? collectionId,
            collectionId,
            title: hit.title,
            itemUrl: hit.path,
            excerpt: hit.excerpt,
            highlights: hit.highlightedExcerpt,
            ...(hit.recordType === null ? {} : { recordType: hit.recordType }),
            ...(hit.publishOn === null ? {} : { publishOn: hit.publishOn }),
          })),
          totalCount: total,
          pageSize: searchLimits.PAGE_SIZE,
          serviceError: false,
        };
      },
      async suggest({ query: { q = '' } }, { database, site, now }) {
        const { rows, correctedQuery } = await suggestNames(database, {
          websiteId: site.id,
          query: q,
          language: site.settings.language,
          now,
        });
        const describe = productHitPrinter(site, await readStoreSettings(database, site.id));
        const texts = systemTexts(site.settings.language, {});
        return {
          products: rows.flatMap(({ title, path, product }) =>
            product ? [{ title, url: path, ...describe(product) }] : [],
          ),
          pages: rows.flatMap(({ title, path, listTitle, product }) =>
            product ? [] : [{ title, url: path, listTitle }],
          ),
          productLists:
            rows.length > 0 || q.trim() === ''
              ? []
              : await findProductLists(database, { websiteId: site.id, now }),
          ...(correctedQuery === undefined ? {} : { correctedQuery }),
          texts: {
            products: texts.searchProducts,
            pages: texts.searchPages,
            allResults: texts.allResults,
            resultsFor: texts.resultsFor,
            nothingFound: texts.nothingFound,
            soldOut: texts.soldOut,
          },
        };
      },
    },
  });
