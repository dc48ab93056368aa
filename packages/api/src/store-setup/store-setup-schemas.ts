import { pageLimits } from '@sitewright/domain/pages';
import { firstSaleSteps } from '@sitewright/domain/store';
import { Type } from 'typebox';
import { closed, id } from '../call/call-schemas.ts';
import type { CallSchemas } from '../call/index.ts';

const title = Type.String({ minLength: 1, maxLength: pageLimits.MAX_TITLE_LENGTH });
const saved = Type.Object({ id });
const refusals = [
  'not-found',
  'trashed',
  'conflict',
  'page-invalid',
  'document-invalid',
  'url-taken',
  'not-allowed',
  'code-not-allowed',
  'code-not-published',
] as const;

export const storeSetupSchemas = {
  readFirstSale: {
    answer: Type.Object({
      steps: Type.Array(Type.Object({ id: Type.Enum([...firstSaleSteps]), isDone: Type.Boolean() })),
      isHidden: Type.Boolean(),
      collectsNoTax: Type.Boolean(),
    }),
    refusals: [],
  },
  createStore: {
    params: Type.Object({ websiteId: id }),
    body: Type.Object(
      {
        navigationTitle: title,
        title,
        urlId: Type.String({ minLength: 1, maxLength: 200 }),
        description: Type.String({ maxLength: pageLimits.MAX_DESCRIPTION_LENGTH }),
        enabled: Type.Literal(true),
      },
      closed,
    ),
    answer: saved,
    refusals,
  },
  createRootCategory: {
    params: Type.Object({ websiteId: id, collectionId: id }),
    body: Type.Object(
      {
        displayName: Type.String({ minLength: 1, maxLength: pageLimits.MAX_CATEGORY_LENGTH }),
        parentCategoryId: Type.Literal(''),
        type: Type.Literal('ROOT'),
        pageRendering: Type.Literal('LIST_VIEW'),
        displayIndex: Type.Literal(1),
      },
      closed,
    ),
    answer: saved,
    refusals,
  },
} as const satisfies Record<string, CallSchemas>;
