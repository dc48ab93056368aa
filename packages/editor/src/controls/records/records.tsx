import type { ReactNode } from 'react';
import { GridList, Table, type GridListProps, type TableProps } from 'react-aria-components';
import { Button } from '../button.tsx';
import './records.css';

/** The body of a screen with a list: filters, the list, and what is below it. */
export const Records = ({ children }: { readonly children: ReactNode }) => (
  <div className="records">{children}</div>
);

/** The body of a screen with one record. */
export const RecordPage = ({ children }: { readonly children: ReactNode }) => (
  <div className="records-page">{children}</div>
);

/** One of the facts or figures of a `dl`. */
export const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** A table that scrolls sideways in its frame. Rows have the class `records-row`. */
export const RecordTable = ({
  className = '',
  ...props
}: Omit<TableProps, 'className'> & { readonly className?: string }) => (
  <div className="records-scroll">
    <Table {...props} className={`records-table ${className}`} />
  </div>
);

/** The rows as cards, where a table would be cramped. Cards have the class `records-card`. */
export const RecordCards = <Item extends object>({
  className = '',
  ...props
}: Omit<GridListProps<Item>, 'className'> & { readonly className?: string }) => (
  <GridList {...props} className={`records-cards ${className}`} />
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
