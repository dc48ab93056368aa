import { pageCostsCalls } from '@sitewright/api/page-costs';
import { findCostHints } from '@sitewright/domain/page-costs';
import { CircleCheck } from 'lucide-react';
import { Card, EmptyState, List, Section, Skeleton } from '../controls/index.ts';
import { Fetched, useFetched } from '../data-fetching/index.ts';
import { CostRow, type ListedPage } from './cost-row.tsx';
import { byTypicalTime, timesText } from './page-times.ts';
import './performance-screen.css';

interface PageListProps {
  readonly label: string;
  readonly pages: readonly ListedPage[];
  readonly isSorted?: boolean;
}

const PageList = ({ label, pages, isSorted = false }: PageListProps) => (
  <Card>
    <List label={label}>
      {pages.map((page) => (
        <CostRow key={`${page.kind} ${page.path}`} page={page} isSorted={isSorted} />
      ))}
    </List>
  </Card>
);

const MeasuredPages = ({ pages }: { readonly pages: readonly ListedPage[] }) => {
  const found = pages.filter(({ hints }) => hints.length > 0);
  const others = byTypicalTime(pages.filter(({ hints }) => hints.length === 0));
  return (
    <>
      <Section
        title="Pages to look at"
        text="Pages of the last 7 days that take long to build or are large. A page is built after a change and when the cache has lost it; all other views are quick."
      >
        {found.length === 0 ? (
          <Card>
            <EmptyState icon={CircleCheck} title="No page is above a limit">
              {timesText(others)}
            </EmptyState>
          </Card>
        ) : (
          <PageList label="Pages to look at" pages={found} />
        )}
      </Section>
      {others.length === 0 ? null : (
        <Section
          title="Other pages"
          text="Within the limits, or built too seldom to tell. Sorted by typical time, the longest first."
        >
          <PageList label="Other pages" pages={others} isSorted />
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
