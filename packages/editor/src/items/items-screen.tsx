import {
  isItemList,
  isWrittenItem,
  itemNouns,
  usualOrdering,
  type CollectionContent,
} from '@sitewright/domain/pages';
import { LiveRegion, useAnnouncer } from '@sitewright/ui/live-region';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { ArrowLeft, FileText, LayoutGrid, LayoutList, Package, Plus, Tags } from 'lucide-react';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { SiteZone } from '../time-zones/index.ts';
import { Button, Card, EmptyState, Notice, Screen, Segmented, Skeleton } from '../controls/index.ts';
import { isPageContent, useDocument } from '../documents/index.ts';
import { dataOf, Failure, Fetched } from '../data-fetching/index.ts';
import { SaveStatus } from '../save-status/index.ts';
import { useSession } from '../session/index.ts';
import { UndoButtons, useUndoKeys, useUndo, type UndoScope } from '../undo/index.ts';
import { useItemActions, type ItemActions } from './actions/item-actions.ts';
import { AddItemDialog } from './add/add-item-dialog.tsx';
import './items-screen.css';
import { createSeenItems } from './list/seen-items.ts';
import { emptyListText } from './list/empty-list.ts';
import { ItemFilters } from './list/item-filters.tsx';
import { ItemList, type ItemView } from './list/item-list.tsx';
import { noFilter, useItems, type ItemEntry, type ItemFilter } from './use-items.ts';
import { HiddenListNotice } from './list/hidden-list-notice.tsx';
import { ItemSettingsDialog } from './settings/item-settings-dialog.tsx';

const route = getRouteApi('/_signed-in/pages/items');

const NoItems = ({ list, filter }: { readonly list: CollectionContent; readonly filter: ItemFilter }) => {
  if (filter.status === 'trashed') return <p className="quiet">The trash is empty.</p>;
  if (filter !== noFilter) return <p className="quiet">No results found</p>;
  const { title, next } = emptyListText(list.typeName);
  return (
    <EmptyState icon={FileText} title={title}>
      {next}
    </EmptyState>
  );
};

const views = [
  { id: 'list', name: 'List', icon: LayoutList },
  { id: 'grid', name: 'Grid', icon: LayoutGrid },
] as const;

interface ItemsBodyProps {
  readonly list: CollectionContent;
  readonly actions: ItemActions;
  readonly onListed: (items: readonly ItemEntry[]) => void;
  readonly isAdding: boolean;
  readonly onAdding: (isAdding: boolean) => void;
}

const useOpenItem = () => {
  const navigate = useNavigate();
  return {
    edit: ({ id, fullUrl: at }: ItemEntry, typeName: string) =>
      void (typeName === 'products'
        ? navigate({ to: '/store/products/edit', search: { id } })
        : navigate({ to: '/pages/edit', search: { at } })),
    write: (at: string) => void navigate({ to: '/pages/edit', search: { at, write: 'yes' } }),
  };
};

const OrderNote = ({ canOrder }: { readonly canOrder: boolean }) =>
  canOrder ? <p className="quiet item-note">Drag to reorder. The order goes live immediately.</p> : null;

interface LoadMoreProps {
  readonly onPress: (() => void) | undefined;
  readonly isPending: boolean;
}

const LoadMore = ({ onPress, isPending }: LoadMoreProps) =>
  onPress ? (
    <Button isPending={isPending} onPress={onPress}>
      Load more
    </Button>
  ) : null;

const ItemsBody = ({ list, actions, onListed, isAdding, onAdding }: ItemsBodyProps) => {
  const [filter, setFilter] = useState(noFilter);
  const [view, setView] = useState<ItemView>(list.typeName === 'gallery' ? 'grid' : 'list');
  const [settingsOf, setSettingsOf] = useState<string>();
  const { items, refetch, isFiltered, loadMore, isLoadingMore } = useItems(list.id, filter);
  useEffect(() => onListed(dataOf(items) ?? []), [onListed, items]);
  const { edit, write } = useOpenItem();
  const ordering = list.ordering ?? usualOrdering(list.typeName);
  const canOrder = ordering === 'user-orderable' && !isFiltered && actions.rights.canPublish;
  const { many } = itemNouns(list.typeName);
  const add = async (title: string, first: ItemEntry | undefined): Promise<boolean> => {
    const path = await actions.add(title, first);
    if (path !== undefined) write(path);
    return path !== undefined;
  };
  return (
    <div className="items stack">
      <HiddenListNotice list={list} />
      <ItemFilters
        collectionId={list.id}
        {...{ many, filter }}
        onChange={(part) => setFilter({ ...filter, ...part })}
      />
      <div className="items-view">
        <Segmented label="View" segments={views} value={view} onChange={setView} />
        <OrderNote canOrder={canOrder} />
      </div>
      <Fetched
        subject="results"
        fetched={items}
        onRetry={refetch}
        skeleton={<Skeleton rows={6} shape="list" />}
      >
        {(found) =>
          found.length === 0 ? (
            <NoItems {...{ list, filter }} />
          ) : (
            <SiteZone frame={(note) => note}>
              {(zone) => (
                <Card>
                  <ItemList
                    label={many}
                    view={view}
                    items={found}
                    {...{ zone, canOrder, actions }}
                    canCopy={isWrittenItem(list.typeName)}
                    isTrash={filter.status === 'trashed'}
                    hasMore={loadMore !== undefined}
                    onOpen={(item) => edit(item, list.typeName)}
                    onSettings={setSettingsOf}
                  />
                </Card>
              )}
            </SiteZone>
          )
        }
      </Fetched>
      <LoadMore onPress={loadMore} isPending={isLoadingMore} />
      {isAdding ? (
        <AddItemDialog
          list={list}
          onAdd={(title) => add(title, dataOf(items)?.[0])}
          onClose={() => onAdding(false)}
        />
      ) : null}
      {settingsOf === undefined ? null : (
        <Suspense>
          <ItemSettingsDialog
            id={settingsOf}
            onClose={() => setSettingsOf(undefined)}
            onSaved={() => setSettingsOf(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
};

interface OpenItemsProps {
  readonly list: CollectionContent;
}

const OpenItems = ({ list }: OpenItemsProps) => {
  const { message, announce } = useAnnouncer();
  const [isAdding, setAdding] = useState(false);
  const actions = useItemActions(list, announce);
  const { one } = itemNouns(list.typeName);
  const canOpenProducts = useSession().permissions.includes('products');
  const [listed] = useState(createSeenItems);
  const place = useMemo<UndoScope>(
    () => ({ documents: [{ kind: 'collection', id: list.id }], has: listed.has }),
    [list.id, listed],
  );
  const steps = useUndo(announce, place);
  useUndoKeys(steps);
  return (
    <Screen
      title={list.title}
      lead={
        <Link
          to="/pages"
          search={{ at: `/${list.urlId}` }}
          className="screen-back"
          aria-label="Back to pages"
        >
          <ArrowLeft size={18} aria-hidden />
        </Link>
      }
      note={<SaveStatus />}
      actions={
        <>
          <UndoButtons controls={steps} />
          {list.typeName === 'products' && canOpenProducts ? (
            <Link to="/store/products" search={{ page: list.id }} className="button button-plain">
              <Package size={16} aria-hidden />
              <span className="items-short">Open in Store</span>
            </Link>
          ) : null}
          <Link to="/pages/tags" search={{ collection: list.id }} className="button button-plain">
            <Tags size={16} aria-hidden />
            <span className="items-short">Tags and categories</span>
          </Link>
          {isWrittenItem(list.typeName) && actions.rights.canCreate ? (
            <Button kind="primary" icon={Plus} onPress={() => setAdding(true)}>
              {`Add ${one}`}
            </Button>
          ) : null}
        </>
      }
    >
      <ItemsBody {...{ list, actions, isAdding }} onListed={listed.note} onAdding={setAdding} />
      <LiveRegion message={message} />
    </Screen>
  );
};

/** The items of one list page: posts, events, pictures. */
export const ItemsScreen = () => {
  const { of = '' } = route.useSearch();
  const state = useDocument(of === '' ? undefined : { kind: 'collection', id: of });
  const content = state.state === 'success' ? state.document.content : undefined;
  if (isPageContent(content) && isItemList(content.typeName)) return <OpenItems key={of} list={content} />;
  return (
    <Screen title="Items">
      {state.state === 'pending' && of !== '' ? <Skeleton rows={6} shape="list" /> : null}
      {state.state === 'failed' ? <Failure refusal={state.refusal} onRetry={state.retry} /> : null}
      {state.state === 'success' || of === '' ? (
        <Notice tone="warning">This page has no items.</Notice>
      ) : null}
    </Screen>
  );
};
