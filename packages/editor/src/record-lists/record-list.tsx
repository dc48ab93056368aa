import { LiveRegion } from '@sitewright/ui/live-region';
import type { ReactNode } from 'react';
import { LoadMore, Skeleton, useCountMessage } from '../controls/index.ts';
import { dataOf, Fetched, type FetchingRecords } from '../data-fetching/index.ts';

interface RecordListProps<Item> {
  readonly records: FetchingRecords<Item>;
  /** Of one record, for the message of how many were found. */
  readonly noun: string;
  /** Shown instead of a list without records. */
  readonly empty: ReactNode;
  readonly children: (records: readonly Item[]) => ReactNode;
}

/** The records that match, part by part; how many were found is announced. */
export const RecordList = <Item,>({ records, noun, empty, children }: RecordListProps<Item>) => {
  const { fetched, refetch, loadMore, isLoadingMore } = records;
  const message = useCountMessage(dataOf(fetched)?.length, noun, loadMore !== undefined);
  return (
    <>
      <Fetched
        subject="results"
        fetched={fetched}
        onRetry={refetch}
        skeleton={<Skeleton rows={8} shape="list" />}
      >
        {(found) => (found.length > 0 ? children(found) : empty)}
      </Fetched>
      <LoadMore {...{ loadMore, isLoadingMore }} />
      <LiveRegion message={message} />
    </>
  );
};
