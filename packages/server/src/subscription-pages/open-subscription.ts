import type { FastifyRequest } from 'fastify';
import type { CheckoutVisitor } from '../checkout/index.ts';
import { queryText } from '../http/index.ts';
import {
  findSubscription,
  readSubscriptionLink,
  type SubscriptionKey,
  type SubscriptionRow,
} from '../subscription-records/index.ts';

export interface OpenedSubscription {
  readonly visitor: CheckoutVisitor;
  readonly key: SubscriptionKey;
  readonly subscription: SubscriptionRow;
}

/** Of the signed link, for the forms and links of the page. */
export const linkQuery = ({ query }: FastifyRequest): string =>
  ['id', 'token'].map((name) => `${name}=${encodeURIComponent(queryText(query, name))}`).join('&');

/** Undefined for a link that was changed, and for one of another site. */
export const openSubscription = async (
  request: FastifyRequest,
  visitor: CheckoutVisitor,
  secret: string,
): Promise<OpenedSubscription | undefined> => {
  const { database, site } = visitor;
  const link = {
    websiteId: site.id,
    id: queryText(request.query, 'id'),
    token: queryText(request.query, 'token'),
  };
  const key = readSubscriptionLink(secret, link);
  const subscription = key && (await findSubscription(database, key));
  return key && subscription && { visitor, key, subscription };
};
