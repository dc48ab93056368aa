import type { CallAnswer } from '@sitewright/api/call';
import { createClient } from '@sitewright/api/client';
import { searchCalls } from '@sitewright/api/search';

export type Suggestions = CallAnswer<typeof searchCalls.suggest>;

const TIMEOUT_MS = 8000;

const client = createClient({ readCrumb: () => undefined, storeCrumb: () => {}, timeoutMs: TIMEOUT_MS });

/** Undefined where there was no answer: the form still leads to the search page. */
export const fetchSuggestions = async (q: string): Promise<Suggestions | undefined> => {
  const outcome = await client.send(searchCalls.suggest, { query: { q } });
  return outcome.ok ? outcome.answer : undefined;
};
