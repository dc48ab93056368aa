import { costKinds, loadPeriods } from '@sitewright/domain/page-costs';
import { Type } from 'typebox';
import { closed, id } from '../call/call-schemas.ts';
import type { CallSchemas } from '../call/index.ts';

const page = Type.Object({
  /** Empty for the checkout and for pages of orders. */
  path: Type.String(),
  kind: Type.Enum([...costKinds]),
  /** How often it was built, and not sent from the cache. */
  builds: Type.Integer(),
  /** Typical milliseconds: waiting for the database, and of the template. */
  readMs: Type.Number(),
  renderMs: Type.Number(),
  worstMs: Type.Number(),
  bytes: Type.Integer(),
  items: Type.Integer(),
});

const times = {
  renderMs: Type.Number(),
  /** Of the statements of pages, and of whole calls. */
  statementMs: Type.Number(),
};

const counts = { calls: Type.Integer(), refused: Type.Integer(), failures: Type.Integer(), ...times };

export const pageCostsSchemas = {
  listPages: {
    /** The heaviest first. */
    answer: Type.Object({ pages: Type.Array(page) }),
    refusals: [],
  },
  readLoad: {
    query: Type.Object({ period: Type.Enum([...loadPeriods]) }, closed),
    answer: Type.Object({
      sites: Type.Array(
        Type.Object({
          id,
          title: Type.String(),
          identifier: Type.String(),
          /** Pages from the cache, and built ones. */
          cached: Type.Integer(),
          built: Type.Integer(),
          ...counts,
        }),
      ),
      capabilities: Type.Array(Type.Object({ capability: Type.String(), ...counts })),
    }),
    refusals: ['bad-request'],
  },
} as const satisfies Record<string, CallSchemas>;
