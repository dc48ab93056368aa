import { pageCalls } from '@sitewright/api/pages';
import { findCategory, type CollectionContent } from '@sitewright/domain/pages';
import { LiveRegion, useAnnouncer } from '@sitewright/ui/live-region';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { FolderTree, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button, EmptyState, Screen, SearchField, Select, Skeleton } from '../controls/index.ts';
import { dataOf, Failure, Fetched } from '../data-fetching/index.ts';
import { isPageContent, useDocument } from '../documents/index.ts';
import { PublishMenu } from '../publishing/index.ts';
import { SaveStatus, useRefreshAfterSave } from '../save-status/index.ts';
import { useSession } from '../session/index.ts';
import { CategoryDialog, TermProgress, useTrackTermChanges } from '../terms/index.ts';
import { NoStore } from '../store-setup/index.ts';
import { UndoButtons, useUndo, useUndoKeys, type UndoScope } from '../undo/index.ts';
import './categories-screen.css';
import { CategoryPanel } from './detail/category-panel.tsx';
import type { ListedProduct } from './products/assign-category.ts';
import { CategoryTree } from './tree/category-tree.tsx';
import { treeRows, unlistedId, type TreeRow } from './tree/tree-rows.ts';
import { useCategoryActions, useCategoryCounts } from './use-categories.ts';
import { useProductsPages } from './use-products-pages.ts';

const route = getRouteApi('/_signed-in/store/categories');

interface PageProps {
  readonly page: CollectionContent;
}

const useSelected = ({ page }: PageProps) => {
  const { category } = route.useSearch();
  const navigate = useNavigate();
  const select = (id: string | undefined): void =>
    void navigate({
      to: '/store/categories',
      search: { collection: page.id, ...(id === undefined ? {} : { category: id }) },
      replace: true,
    });
  return { selectedId: category, select };
};

/** The name of the selected category, also of one that is not in the tree. */
const nameOf = (page: CollectionContent, id: string, unlisted: readonly string[]): string | undefined =>
  findCategory(page.nestedCategories, id)?.displayName ?? unlisted.find((name) => unlistedId(name) === id);

const useTreeRows = ({ page }: PageProps, unlisted: readonly string[]) => {
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set());
  const [search, setSearch] = useState('');
  const { nestedCategories } = page;
  const rows = useMemo(
    () => treeRows(nestedCategories ?? [], { collapsed, unlisted, search }),
    [nestedCategories, collapsed, unlisted, search],
  );
  const toggle = ({ id }: TreeRow, isExpanded: boolean): void => {
    const others = [...collapsed].filter((each) => each !== id);
    setCollapsed(new Set(isExpanded ? others : [...others, id]));
  };
  return { rows, search, setSearch, toggle };
};

interface CategoriesBodyProps extends PageProps {
  readonly announce: (text: string) => void;
  readonly onListed: (products: readonly ListedProduct[]) => void;
}

const CategoriesBody = ({ page, announce, onListed }: CategoriesBodyProps) => {
  const canMove = useSession().permissions.includes('content');
  const [isAdding, setAdding] = useState(false);
  const { selectedId, select } = useSelected({ page });
  const { counts, unlisted, changes } = useCategoryCounts(page);
  useTrackTermChanges(changes);
  const { rows, search, setSearch, toggle } = useTreeRows({ page }, unlisted);
  const actions = useCategoryActions(page, announce);
  const name = selectedId === undefined ? undefined : nameOf(page, selectedId, unlisted);
  return (
    <div className={name === undefined ? 'categories' : 'categories categories-chosen'}>
      <div className="categories-side">
        <div className="categories-bar">
          <SearchField label="Search categories" value={search} onChange={setSearch} />
          <Button icon={Plus} onPress={() => setAdding(true)}>
            Add category
          </Button>
        </div>
        <TermProgress collectionId={page.id} />
        {rows.length === 0 ? (
          <p className="quiet categories-none">{search === '' ? 'No categories yet.' : 'No results found'}</p>
        ) : (
          <CategoryTree
            {...{ rows, counts, selectedId }}
            canMove={canMove && search === ''}
            onSelect={({ id }) => select(id)}
            onToggle={toggle}
            onStep={({ id }, direction) => actions.step(id, direction)}
            onMove={actions.move}
          />
        )}
      </div>
      <div className="categories-main">
        {name === undefined || selectedId === undefined ? (
          <EmptyState icon={FolderTree} title="Choose a category">
            Drag categories to arrange them, or use Alt with the arrow keys.
          </EmptyState>
        ) : (
          <CategoryPanel
            key={selectedId}
            {...{ page, name, actions, onListed }}
            count={counts.get(name) ?? 0}
            category={findCategory(page.nestedCategories, selectedId)}
            onSelect={select}
          />
        )}
      </div>
      {isAdding ? (
        <CategoryDialog
          {...{ page, unlisted }}
          onAdded={(id) => {
            setSearch('');
            select(id);
          }}
          onClose={() => setAdding(false)}
        />
      ) : null}
    </div>
  );
};

interface OpenPageProps {
  readonly collectionId: string;
  readonly pages: readonly { readonly id: string; readonly title: string }[];
}

const OpenCategories = ({ collectionId, pages }: OpenPageProps) => {
  const navigate = useNavigate();
  const state = useDocument({ kind: 'collection', id: collectionId });
  const { message, announce } = useAnnouncer();
  const [items] = useState(() => new Set<string>());
  const scope = useMemo<UndoScope>(
    () => ({
      documents: [{ kind: 'collection', id: collectionId }],
      has: ({ kind, id }) => kind === 'item' && items.has(id),
    }),
    [collectionId, items],
  );
  const undo = useUndo(announce, scope);
  useUndoKeys(undo);
  useRefreshAfterSave(pageCalls.listTerms, pageCalls.listItems);
  const content = state.state === 'success' ? state.document.content : undefined;
  const page = isPageContent(content) ? content : undefined;
  return (
    <Screen
      title="Categories"
      layout="fill"
      note={<SaveStatus />}
      actions={
        <>
          {pages.length > 1 ? (
            <div className="categories-pages">
              <Select
                label="Products page"
                choices={pages.map(({ id, title }) => ({ id, name: title }))}
                value={collectionId}
                onChange={(collection) => void navigate({ to: '/store/categories', search: { collection } })}
              />
            </div>
          ) : null}
          <UndoButtons controls={undo} />
          {page ? (
            <PublishMenu
              subject={{ kind: 'collection', id: page.id, title: page.title }}
              at={`/${page.urlId}`}
            />
          ) : null}
        </>
      }
    >
      {state.state === 'failed' ? <Failure refusal={state.refusal} onRetry={state.retry} /> : null}
      {page ? (
        <CategoriesBody
          key={page.id}
          {...{ page, announce }}
          onListed={(products) => {
            for (const { id } of products) items.add(id);
          }}
        />
      ) : state.state === 'pending' ? (
        <Skeleton rows={6} shape="list" />
      ) : null}
      <LiveRegion message={message} />
    </Screen>
  );
};

/** The categories of a products page. */
export const CategoriesScreen = () => {
  const { collection } = route.useSearch();
  const { fetched, refetch } = useProductsPages();
  const pages = dataOf(fetched) ?? [];
  const chosen = pages.find(({ id }) => id === collection) ?? pages[0];
  if (chosen) return <OpenCategories key={chosen.id} collectionId={chosen.id} pages={pages} />;
  return (
    <Screen title="Categories">
      <Fetched {...{ fetched }} onRetry={refetch} skeleton={<Skeleton rows={6} shape="list" />}>
        {() => <NoStore />}
      </Fetched>
    </Screen>
  );
};
