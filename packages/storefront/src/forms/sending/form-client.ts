import { createClient } from '@sitewright/api/client';

const TIMEOUT_MS = 30_000;
const readCrumb = (): string | undefined => /(?:^|; )crumb=([^;]+)/.exec(document.cookie)?.[1];
const options = { readCrumb, storeCrumb: () => {} };

export const formClient = createClient({ ...options, timeoutMs: TIMEOUT_MS });

/** A slow upload takes as long as it takes. */
export const uploadClient = createClient(options);
