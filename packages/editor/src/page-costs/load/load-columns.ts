import type { CallAnswer } from '@sitewright/api/call';
import type { pageCostsCalls } from '@sitewright/api/page-costs';
import { describeMs, sharesOf } from '@sitewright/domain/page-costs';

export type Load = CallAnswer<typeof pageCostsCalls.readLoad>;

export type SiteLoad = Load['sites'][number] & { readonly share: number };

export type LoadColumnId =
  'title' | 'cached' | 'built' | 'refused' | 'calls' | 'renderMs' | 'statementMs' | 'share';

interface LoadColumn {
  readonly id: LoadColumnId;
  readonly name: string;
  text(site: SiteLoad): string;
}

const countText = (count: number): string => count.toLocaleString('en');

/** The figures of a site; its name is the head of the row. */
export const figureColumns: readonly LoadColumn[] = [
  { id: 'cached', name: 'Pages from cache', text: ({ cached }) => countText(cached) },
  { id: 'built', name: 'Pages built', text: ({ built }) => countText(built) },
  { id: 'refused', name: 'Turned away', text: ({ refused }) => countText(refused) },
  { id: 'calls', name: 'Other requests', text: ({ calls }) => countText(calls) },
  { id: 'renderMs', name: 'Building', text: ({ renderMs }) => describeMs(renderMs) },
  { id: 'statementMs', name: 'Database', text: ({ statementMs }) => describeMs(statementMs) },
  { id: 'share', name: 'Share', text: ({ share }) => `${Math.round(share * 100)} %` },
];

export interface LoadOrder {
  readonly by: LoadColumnId;
  readonly isDescending: boolean;
}

export const withShares = (sites: Load['sites']): SiteLoad[] => {
  const shares = sharesOf(sites);
  return sites.map((site, at) => ({ ...site, share: shares[at] ?? 0 }));
};

const compare = (a: string | number, b: string | number): number =>
  typeof a === 'string' ? a.localeCompare(String(b)) : a - Number(b);

export const sortSites = (sites: readonly SiteLoad[], { by, isDescending }: LoadOrder): SiteLoad[] =>
  sites.toSorted((a, b) => {
    const order = compare(a[by], b[by]) * (isDescending ? -1 : 1);
    return order === 0 ? a.identifier.localeCompare(b.identifier) : order;
  });

/** Names begin with the first of the alphabet, figures with the largest. */
export const nextOrder = (order: LoadOrder, by: LoadColumnId): LoadOrder => ({
  by,
  isDescending: order.by === by ? !order.isDescending : by !== 'title',
});
