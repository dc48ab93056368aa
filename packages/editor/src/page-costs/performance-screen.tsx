import { pageCostsCalls } from '@sitewright/api/page-costs';
import { describeMs, findCostHints } from '@sitewright/domain/page-costs';
import { CircleCheck } from 'lucide-react';
import { Card, EmptyState, List, Section, Skeleton } from '../controls/index.ts';
import { Fetched, useFetched } from '../data-fetching/index.ts';
import { CostRow, type ListedPage } from './cost-row.tsx';
import './performance-screen.css';

const slowestText = (pages: readonly ListedPage[]): string => {
  if (pages.length === 0) return 'No page was built in the last 7 days. Views from the cache take no time.';
  const slowest = Math.max(...pages.map(({ renderMs, readMs }) => renderMs + readMs));
  return `No page takes long or is large. The slowest one takes ${describeMs(slowest)}.`;
};

const PageList = ({ label, pages }: { readonly label: string; readonly pages: readonly ListedPage[] }) => (
  <Card>
    <List label={label}>
      {pages.map((page) => (
        <CostRow key={`${page.kind} ${page.path}`} page={page} />
      ))}
    </List>
  </Card>
);

const MeasuredPages = ({ pages }: { readonly pages: readonly ListedPage[] }) => {
  const found = pages.filter(({ hints }) => hints.length > 0);
  const others = pages.filter(({ hints }) => hints.length === 0);
  return (
    <>
      <Section
        title="Pages to look at"
        text="Pages of the last 7 days that take long to build or are large. A page is built after a change and when the cache has lost it; all other views are quick."
      >
        {found.length === 0 ? (
          <Card>
            <EmptyState icon={CircleCheck} title="All pages are quick">
              {slowestText(others)}
            </EmptyState>
          </Card>
        ) : (
          <PageList label="Pages to look at" pages={found} />
        )}
      </Section>
      {others.length === 0 ? null : (
        <Section title="Other pages" text="Within the limits, the heaviest first.">
          <PageList label="Other pages" pages={others} />
        </Section>
      )}
    </>
  );
};

/** What the pages of the site cost, and what to do about those that cost much. */
export const PerformanceScreen = () => {
  const { fetched, refetch } = useFetched(pageCostsCalls.listPages, {});
  return (
    <div className="screen-column screen-body">
      <Fetched fetched={fetched} onRetry={refetch} skeleton={<Skeleton rows={6} shape="list" />}>
        {({ pages }) => (
          <MeasuredPages pages={pages.map((page) => ({ ...page, hints: findCostHints(page) }))} />
        )}
      </Fetched>
    </div>
  );
};
