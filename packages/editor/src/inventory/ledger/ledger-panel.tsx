import type { CallAnswer } from '@sitewright/api/call';
import { catalogueCalls } from '@sitewright/api/catalogue';
import { describeStockReason } from '@sitewright/domain/catalogue';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button, IconButton, RelativeTime, Skeleton } from '../../controls/index.ts';
import { Fetched, mapFetched, send, useFetchedParts } from '../../data-fetching/index.ts';
import { describeRow, describeStock } from '../describe-row.ts';
import type { InventoryRow } from '../use-inventory.ts';

type Move = CallAnswer<typeof catalogueCalls.readLedger>['moves'][number];

const signed = (change: number): string => (change > 0 ? `+${change}` : String(change));

/** `4 → 9 (+5)`; without the difference where one side is unlimited. */
const describeMove = ({ before, after }: Move): string => {
  const levels = `${describeStock(before)} → ${describeStock(after)}`;
  return before === null || after === null ? levels : `${levels} (${signed(after - before)})`;
};

const LedgerMove = ({ move }: { readonly move: Move }) => (
  <li className="ledger-move">
    <span>{describeStockReason(move.reason)}</span>
    <span className="ledger-amount">{describeMove(move)}</span>
    {move.note === '' ? null : <span className="ledger-note">{move.note}</span>}
    <span className="ledger-detail">
      {move.madeBy === '' ? 'Import' : move.madeBy} · <RelativeTime on={move.madeOn} />
    </span>
  </li>
);

interface LedgerPanelProps {
  readonly variantId: string;
  /** Undefined if the row is not loaded. */
  readonly row: InventoryRow | undefined;
  readonly onClose: () => void;
}

/** Every change of the stock of one variant. */
export const LedgerPanel = ({ variantId, row, onClose }: LedgerPanelProps) => {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
  }, []);
  const { fetched, refetch, loadMore, isLoadingMore } = useFetchedParts(
    catalogueCalls.readLedger.path,
    (query, signal) => send(catalogueCalls.readLedger, { params: { variantId }, query }, signal),
    { variantId },
  );
  const moves = mapFetched(fetched, (parts) => parts.flatMap((part): readonly Move[] => part.moves));
  return (
    // Escape closes the panel from anywhere inside it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <aside
      className="inventory-panel"
      aria-label="Stock history"
      onKeyDown={({ key }) => (key === 'Escape' ? onClose() : undefined)}
    >
      <header className="inventory-panel-head">
        <div>
          <h2 ref={title} tabIndex={-1}>
            Stock history
          </h2>
          {row === undefined ? null : (
            <p className="quiet">{`${describeRow(row)} · ${row.sku} · ${describeStock(row.stock)}`}</p>
          )}
        </div>
        <IconButton icon={X} label="Close history" onPress={onClose} />
      </header>
      <Fetched
        subject="results"
        fetched={moves}
        onRetry={refetch}
        skeleton={<Skeleton rows={5} shape="list" />}
      >
        {(list) =>
          list.length === 0 ? (
            <p className="quiet ledger-more">No changes yet.</p>
          ) : (
            <ul className="ledger" aria-label="Changes">
              {list.map((move) => (
                <LedgerMove key={move.id} move={move} />
              ))}
            </ul>
          )
        }
      </Fetched>
      {loadMore ? (
        <div className="ledger-more">
          <Button isPending={isLoadingMore} onPress={loadMore}>
            Load more
          </Button>
        </div>
      ) : null}
    </aside>
  );
};
