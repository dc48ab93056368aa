import type { ReactNode } from 'react';
import { Table, type TableProps } from 'react-aria-components';
import { Button } from '../button.tsx';
import './records.css';

/** The body of a screen with a list: filters, the list, and what is below it. */
export const Records = ({ children }: { readonly children: ReactNode }) => (
  <div className="records">{children}</div>
);

/** A table that scrolls sideways in its frame. Rows have the class `records-row`. */
export const RecordTable = ({ className, ...props }: TableProps & { readonly className: string }) => (
  <div className="records-scroll">
    <Table {...props} className={`records-table ${className}`} />
  </div>
);

interface LoadMoreProps {
  /** Undefined once everything is loaded. */
  readonly loadMore: (() => void) | undefined;
  readonly isLoadingMore: boolean;
}

export const LoadMore = ({ loadMore, isLoadingMore }: LoadMoreProps) =>
  loadMore === undefined ? null : (
    <div className="row">
      <Button isPending={isLoadingMore} onPress={loadMore}>
        Load more
      </Button>
    </div>
  );
