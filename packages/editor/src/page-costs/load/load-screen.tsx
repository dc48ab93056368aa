import { pageCostsCalls } from '@sitewright/api/page-costs';
import type { LoadPeriod } from '@sitewright/domain/page-costs';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, ChartColumn } from 'lucide-react';
import { useState } from 'react';
import { Card, EmptyState, Records, Screen, Section, Segmented, Skeleton } from '../../controls/index.ts';
import { Fetched, useFetched } from '../../data-fetching/index.ts';
import { AreaTable } from './area-table.tsx';
import { withShares, type Load, type LoadOrder } from './load-columns.ts';
import { LoadTable } from './load-table.tsx';
import './load-screen.css';

const periods = [
  { id: 'hour', name: 'Last hour' },
  { id: 'day', name: 'Last 24 hours' },
] as const;

interface LoadsProps extends Load {
  readonly order: LoadOrder;
  readonly onOrder: (order: LoadOrder) => void;
}

const Loads = ({ sites, capabilities, order, onOrder }: LoadsProps) => (
  <>
    <Section
      title="Sites"
      text="Share is that of the time for building pages and for the database together. Turned away are requests above a limit for one address, or that came while too many were waiting; wrong passwords and entries with mistakes are not among them."
    >
      <LoadTable sites={withShares(sites)} {...{ order, onOrder }} />
    </Section>
    <Section title="Areas" text="Of all sites. Building pages counts as Pages.">
      <AreaTable capabilities={capabilities} />
    </Section>
  </>
);

/** What each site of the installation takes. */
export const LoadScreen = () => {
  const [order, setOrder] = useState<LoadOrder>({ by: 'share', isDescending: true });
  const [period, setPeriod] = useState<LoadPeriod>('hour');
  const { fetched, refetch } = useFetched(pageCostsCalls.readLoad, { query: { period } });
  return (
    <Screen
      title="Load"
      layout="fill"
      lead={
        <Link to="/sites" className="screen-back" aria-label="Back to sites">
          <ArrowLeft size={18} aria-hidden />
        </Link>
      }
      actions={<Segmented label="Period" segments={periods} value={period} onChange={setPeriod} />}
    >
      <Records>
        <Fetched fetched={fetched} onRetry={refetch} skeleton={<Skeleton rows={6} shape="list" />}>
          {(load) =>
            load.sites.length === 0 ? (
              <Card>
                <EmptyState icon={ChartColumn} title="No load yet">
                  Pages and other requests of all sites are counted here.
                </EmptyState>
              </Card>
            ) : (
              <Loads {...load} order={order} onOrder={setOrder} />
            )
          }
        </Fetched>
      </Records>
    </Screen>
  );
};
