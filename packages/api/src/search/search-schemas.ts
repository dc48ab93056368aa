import { Type } from 'typebox';
import { closed, id } from '../call/call-schemas.ts';
import type { CallSchemas } from '../call/index.ts';

export const searchSchemas = {
  general: {
    query: Type.Object(
      {
        q: Type.Optional(Type.String({ maxLength: 200 })),
        p: Type.Optional(Type.Integer({ minimum: 0, maximum: 50 })),
        f_collectionId: Type.Optional(id),
      },
      closed,
    ),
    answer: Type.Object({
      items: Type.Array(
        Type.Object({
          id: Type.String(),
          collectionId: Type.String(),
          title: Type.String(),
          itemUrl: Type.String(),
          /** Plain text. */
          excerpt: Type.String(),
          /** HTML: escaped text with matches in `<em>`. */
          highlights: Type.String(),
          recordType: Type.Optional(Type.Integer()),
          publishOn: Type.Optional(Type.Number()),
        }),
      ),
      totalCount: Type.Integer(),
      pageSize: Type.Integer(),
      serviceError: Type.Boolean(),
    }),
    refusals: [],
  },
  suggest: {
    query: Type.Object({ q: Type.Optional(Type.String({ maxLength: 200 })) }, closed),
    answer: Type.Object({
      products: Type.Array(
        Type.Object({
          title: Type.String(),
          url: Type.String(),
          imageUrl: Type.Union([Type.String(), Type.Null()]),
          imageAlt: Type.String(),
          priceText: Type.String(),
          originalPriceText: Type.Union([Type.String(), Type.Null()]),
          isSoldOut: Type.Boolean(),
        }),
      ),
      pages: Type.Array(
        Type.Object({
          title: Type.String(),
          url: Type.String(),
          /** Of the page that lists it: a blog, a gallery. */
          listTitle: Type.Union([Type.String(), Type.Null()]),
        }),
      ),
      /** Lists of products, where nothing was found. */
      productLists: Type.Array(Type.Object({ title: Type.String(), url: Type.String() })),
      /** What was found instead, where nothing has the words as they were typed. */
      correctedQuery: Type.Optional(Type.String()),
      /** In the language of the site. */
      texts: Type.Object({
        products: Type.String(),
        pages: Type.String(),
        allResults: Type.String(),
        resultsFor: Type.String(),
        nothingFound: Type.String(),
        soldOut: Type.String(),
      }),
    }),
    refusals: [],
  },
} as const satisfies Record<string, CallSchemas>;
