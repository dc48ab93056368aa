import { createClient } from '@sitewright/api/client';
import { CART_TIMEOUT_MS } from './cart-model.ts';

/** A refused crumb is answered together with a fresh cookie, so nothing else needs to keep it. */
const readCrumb = (): string | undefined => /(?:^|; )crumb=([^;]+)/.exec(document.cookie)?.[1];

export const visitorClient = createClient({ readCrumb, storeCrumb: () => {}, timeoutMs: CART_TIMEOUT_MS });
