import { Readable } from 'node:stream';
import { restockCalls } from '@sitewright/api/restock';
import { restockSchemas } from '@sitewright/api/restock/schemas';
import { isId } from '@sitewright/domain/ids';
import { restockLimits } from '@sitewright/domain/restock';
import type { Database } from '../database/index.ts';
import type { CaptchaServices } from '../forms/index.ts';
import { FileAnswer, implementCalls, refuse, type ImplementedCall } from '../http/index.ts';
import { accessOf } from '../page-access/index.ts';
import { readStoreSettings } from '../store/index.ts';
import { describeGroup, describeSignUp } from './describe-groups.ts';
import { writeSignUps } from './export-sign-ups.ts';
import { deleteSignUp, hasGroup, listGroups, listSignUps } from './groups-store.ts';
import { requestManyNotices, requestNotices } from './request-notices.ts';
import { isAutomatic } from './send-notices.ts';
import { signUp } from './sign-up-service.ts';

export interface RestockCallServices extends CaptchaServices {
  readonly database: Database;
}

const LIMIT = restockLimits.PAGE + 1;

/** One more is read than listed, to know whether there is a next page. */
const pageOf = <Row>(found: readonly Row[], idOf: (row: Row) => string) => {
  const rows = found.slice(0, restockLimits.PAGE);
  const last = rows.at(-1);
  const hasNextPage = found.length > rows.length;
  return { rows, hasNextPage, nextPageCursor: hasNextPage && last !== undefined ? idOf(last) : null };
};

const isWrong = (cursor: string | undefined): boolean => cursor !== undefined && !isId(cursor);

export const implementRestockCalls = (services: RestockCallServices): ImplementedCall[] =>
  implementCalls({
    capability: 'restock',
    calls: restockCalls,
    schemas: restockSchemas,
    handlers: {
      async signUp({ body }, context) {
        const visitor = { ...context, access: accessOf(context, services.secret) };
        const refusal = await signUp(visitor, services, {
          productId: body.productId,
          variantId: body.variantId,
          email: body.siteVisitorEmail,
          joinsMailingList: body.isJoinMailingList,
          token: body.recaptchaEnterpriseV3Token ?? '',
          language: body.language,
        });
        return refusal ?? {};
      },
      async listGroups({ query: { cursor, variantId } }, { database, site, now }) {
        if (isWrong(cursor)) return refuse('bad-request');
        const found = await listGroups(database, site.id, {
          variantId,
          before: cursor,
          limit: LIMIT,
          now,
        });
        const { rows, ...page } = pageOf(found, ({ groupId }) => groupId);
        const isSentByItself = isAutomatic(await readStoreSettings(database, site.id));
        return { signUpGroups: rows.map((row) => describeGroup(row, isSentByItself)), ...page };
      },
      async listSignUps({ query: { cursor, productId, variantId } }, { database, site }) {
        if (isWrong(cursor)) return refuse('bad-request');
        if (!(await hasGroup(database, site.id, { productId, variantId }))) return refuse('not-found');
        const found = await listSignUps(database, site.id, { variantId, before: cursor, limit: LIMIT });
        const { rows, ...page } = pageOf(found, ({ signUpId }) => signUpId);
        return { signUps: rows.map(describeSignUp), ...page };
      },
      async exportAll({ query: { variantId } }, { site, now }) {
        const text = writeSignUps(services.database, site.id, variantId);
        return new FileAnswer(Readable.from(text, { objectMode: false }), {
          filename: `restock-sign-ups-${now.toISOString().slice(0, 10)}.csv`,
          contentType: 'text/csv; charset=utf-8',
        });
      },
      send: ({ body }, context) => requestNotices(services.database, context, body),
      sendAll: ({ body }, context) => requestManyNotices(services.database, context, body.sendRequests),
      async removeSignUp({ params }, { database, site, note }) {
        if (!(await deleteSignUp(database, site.id, params.id))) return refuse('not-found');
        // Names nobody: the activity log stays when the address is erased.
        note({ subject: 'restock' });
        return {};
      },
    },
  });
