import { createClient } from '@sitewright/api/client';

/** A refused crumb is answered together with a fresh cookie, so nothing else needs to keep it. */
const readCrumb = (): string | undefined => /(?:^|; )(?:__Host-)?crumb=([^;]+)/.exec(document.cookie)?.[1];

export const visitorClient = createClient({ readCrumb, keepCrumb: () => {} });
