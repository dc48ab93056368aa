import type { BuiltCost, PageCost, PageView } from '@sitewright/domain/page-costs';
import type { BuiltPage } from '../build/built-page.ts';
import { trimSlashes, type PageUrl } from '../url/page-url.ts';

/** Receives what pages cost; called for every page, so it must stay cheap. */
export interface PageCounts {
  countPageView(view: PageView, websiteId: string): void;
  recordCost(built: BuiltCost): void;
}

const pathOf = ({ kind }: PageCost, { path }: PageUrl): string =>
  kind === 'checkout' || kind === 'order' ? '' : `/${trimSlashes(path)}`;

export const reportCost = (
  counts: PageCounts,
  { response, cost }: Pick<BuiltPage, 'response' | 'cost'>,
  { websiteId, pageUrl }: { readonly websiteId: string; readonly pageUrl: PageUrl },
): void => {
  if (cost) counts.recordCost({ websiteId, path: pathOf(cost, pageUrl), status: response.status, cost });
};
