import { LiveRegion, useAnnouncer } from '@sitewright/ui/live-region';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { BellRing, Boxes, Download, Upload, SlidersHorizontal } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useProductsPages } from '../categories/index.ts';
import { Button, EmptyState, Screen, Skeleton } from '../controls/index.ts';
import { dataOf, Fetched } from '../data-fetching/index.ts';
import { useSession } from '../session/index.ts';
import { NoStore } from '../store-setup/index.ts';
import { AdjustDialog } from './adjust/adjust-dialog.tsx';
import { LowStockDialog } from './alert/low-stock-dialog.tsx';
import { ExportDialog } from './export/export-dialog.tsx';
import { ImportDialog } from './import/import-dialog.tsx';
import { InventoryFilters } from './inventory-filters.tsx';
import { isFiltered, queryOf, type InventoryParams, type InventorySort } from './inventory-params.ts';
import './inventory-screen.css';
import { LedgerPanel } from './ledger/ledger-panel.tsx';
import { InventoryTable, useInventoryRows } from './table/inventory-table.tsx';
import { useSelection, type Selection } from './table/use-selection.ts';
import { useStockEdits } from './table/use-stock-edits.ts';
import { lowThresholdOf, rowAt, useInventory, type InventoryRow } from './use-inventory.ts';

const route = getRouteApi('/_signed-in/store/inventory');

type ParamsPart = { readonly [Name in keyof InventoryParams]?: InventoryParams[Name] | undefined };

const useParams = () => {
  const params = route.useSearch();
  const navigate = useNavigate();
  const change = (part: ParamsPart): void => {
    const entries = Object.entries({ ...params, ...part }).filter(([, value]) => value !== undefined);
    void navigate({
      to: '/store/inventory',
      search: Object.fromEntries(entries),
      replace: true,
      resetScroll: false,
    });
  };
  return { params, change };
};

const NoRows = ({ params }: { readonly params: InventoryParams }) => {
  const pages = dataOf(useProductsPages().fetched);
  if (isFiltered(params)) return <p className="quiet inventory-none">No results found</p>;
  if (pages?.length === 0) return <NoStore />;
  return (
    <EmptyState icon={Boxes} title="No stock to count yet">
      Physical products and services appear here once they are published.
    </EmptyState>
  );
};

interface BulkBarProps {
  readonly selection: Selection;
  readonly total: number;
  readonly onAdjust: () => void;
  readonly onSelectAll: () => void;
}

const BulkBar = ({ selection, total, onAdjust, onSelectAll }: BulkBarProps) => {
  const count = selection.rows.length;
  if (count === 0) return null;
  return (
    <div className="inventory-bulk" role="toolbar" aria-label="Selected variants">
      <span className="strong">{`${count.toLocaleString()} selected`}</span>
      <Button kind="primary" icon={SlidersHorizontal} onPress={onAdjust}>
        Adjust stock
      </Button>
      {count < total ? <Button onPress={onSelectAll}>{`Select all ${total.toLocaleString()}`}</Button> : null}
      <Button kind="quiet" onPress={selection.clear}>
        Clear selection
      </Button>
    </div>
  );
};

const nextDirection = ({ sort = 'title', direction }: InventoryParams, pressed: InventorySort) =>
  sort === pressed && direction !== 'descending' ? ('descending' as const) : undefined;

/** Returns the focus to where it was before the panel opened. */
const useReturnFocus = () => {
  const opener = useRef<Element>(null);
  return {
    remember: () => void (opener.current = document.activeElement),
    restore: () => {
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
};

const findLoaded = (
  parts: ReadonlyMap<number, { readonly rows: readonly InventoryRow[] }>,
  variantId: string,
): InventoryRow | undefined =>
  [...parts.values()].flatMap(({ rows }) => rows).find((row) => row.variantId === variantId);

const countVariants = (count: number): string =>
  `${count.toLocaleString()} ${count === 1 ? 'variant' : 'variants'}`;

/** The rows in view. The number of results is announced. */
const useListing = (params: InventoryParams) => {
  const { virtual, rowHeight, setTotal, total } = useInventoryRows();
  const query = queryOf(params);
  const { fetched, refetch } = useInventory(query, virtual.rows);
  const found = dataOf(fetched);
  const foundTotal = found?.total;
  useEffect(() => {
    if (foundTotal !== undefined) setTotal(foundTotal);
  }, [foundTotal, setTotal]);
  const { message, announce } = useAnnouncer();
  useEffect(() => {
    if (foundTotal !== undefined) announce(countVariants(foundTotal));
  }, [foundTotal, announce]);
  return { virtual, rowHeight, total, query, fetched, refetch, found, message };
};

interface ListingProps {
  readonly listing: ReturnType<typeof useListing>;
  readonly params: InventoryParams;
  readonly canChange: boolean;
  readonly selection: Selection;
  readonly onChange: (part: ParamsPart) => void;
  readonly onOpenHistory: (row: InventoryRow) => void;
}

const Listing = ({ listing, params, canChange, selection, onChange, onOpenHistory }: ListingProps) => {
  const { virtual, rowHeight, fetched, refetch } = listing;
  const { setScroller } = virtual;
  const edits = useStockEdits();
  return (
    <div className="inventory-scroller" ref={setScroller}>
      <Fetched
        subject="results"
        fetched={fetched}
        onRetry={refetch}
        skeleton={<Skeleton rows={8} shape="list" />}
      >
        {(ranges) =>
          ranges.total === 0 ? (
            <NoRows params={params} />
          ) : (
            <InventoryTable
              total={ranges.total}
              rowAt={(index) => rowAt(ranges, index)}
              lowThreshold={lowThresholdOf(ranges)}
              {...{ params, canChange, edits, selection, virtual, rowHeight, onOpenHistory }}
              onSort={(sort) => onChange({ sort, direction: nextDirection(params, sort) })}
            />
          )
        }
      </Fetched>
    </div>
  );
};

const LiveNote = ({
  total,
  canChange,
}: {
  readonly total: number | undefined;
  readonly canChange: boolean;
}) => (
  <p className="inventory-note quiet">
    {total === undefined ? '' : `${countVariants(total)}. `}
    {canChange
      ? 'Stock changes go live immediately. Enter a number, or +5 or -3 to adjust.'
      : 'You can view stock. Your role does not allow changing it.'}
  </p>
);

const InventoryBody = () => {
  const { params, change } = useParams();
  const canChange = useSession().permissions.includes('inventory');
  const [isAdjusting, setAdjusting] = useState(false);
  const listing = useListing(params);
  const { query, total, found, message } = listing;
  const selection = useSelection();
  const focus = useReturnFocus();
  const list = (part: ParamsPart): void => {
    listing.virtual.scrollToTop();
    change(part);
  };
  const openHistory = ({ variantId }: InventoryRow): void => {
    focus.remember();
    change({ variant: variantId });
  };
  const closeHistory = (): void => {
    change({ variant: undefined });
    focus.restore();
  };
  const finish = (): void => {
    setAdjusting(false);
    selection.clear();
  };
  return (
    <div className={params.variant === undefined ? 'inventory' : 'inventory inventory-with-panel'}>
      <div className="inventory-main">
        <InventoryFilters {...{ params }} onChange={list} />
        <LiveNote total={found?.total} canChange={canChange} />
        <BulkBar
          {...{ selection, total }}
          onAdjust={() => setAdjusting(true)}
          onSelectAll={() => void selection.selectAll(query, total)}
        />
        <Listing {...{ listing, params, canChange, selection }} onChange={list} onOpenHistory={openHistory} />
      </div>
      {params.variant === undefined ? null : (
        <LedgerPanel
          key={params.variant}
          variantId={params.variant}
          row={found && findLoaded(found.parts, params.variant)}
          onClose={closeHistory}
        />
      )}
      {isAdjusting ? (
        <AdjustDialog rows={selection.rows} onClose={() => setAdjusting(false)} onDone={finish} />
      ) : null}
      <LiveRegion message={message} />
    </div>
  );
};

/** The stock of all variants of the site. */
export const InventoryScreen = () => {
  const [open, setOpen] = useState<'export' | 'import' | 'alert'>();
  const params = route.useSearch();
  const { permissions } = useSession();
  const canSetAlert = permissions.includes('store-settings');
  return (
    <Screen
      title="Inventory"
      layout="fill"
      actions={
        <div className="inventory-actions">
          {canSetAlert ? (
            <Button icon={BellRing} onPress={() => setOpen('alert')}>
              Low stock alert
            </Button>
          ) : null}
          {permissions.includes('inventory') ? (
            <Button icon={Upload} onPress={() => setOpen('import')}>
              Import
            </Button>
          ) : null}
          <Button icon={Download} onPress={() => setOpen('export')}>
            Export
          </Button>
        </div>
      }
    >
      <InventoryBody />
      {open === 'export' ? <ExportDialog query={queryOf(params)} onClose={() => setOpen(undefined)} /> : null}
      {open === 'import' ? <ImportDialog onClose={() => setOpen(undefined)} /> : null}
      {open === 'alert' ? <LowStockDialog onClose={() => setOpen(undefined)} /> : null}
    </Screen>
  );
};
