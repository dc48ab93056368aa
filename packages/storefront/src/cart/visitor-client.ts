import { createClient } from '@sitewright/api/client';
import { CART_TIMEOUT_MS } from './cart-model.ts';

/** The response to a refused crumb sets a new cookie, so the client does not store it. */
export const readCrumb = (): string | undefined => /(?:^|; )crumb=([^;]+)/.exec(document.cookie)?.[1];

export const visitorClient = createClient({ readCrumb, storeCrumb: () => {}, timeoutMs: CART_TIMEOUT_MS });
