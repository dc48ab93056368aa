import { pageCalls } from '@sitewright/api/pages';
import { categoryParents, type CollectionContent, type TermKind } from '@sitewright/domain/pages';
import { LiveRegion, useAnnouncer } from '@sitewright/ui/live-region';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { ArrowLeft, Plus, Tags } from 'lucide-react';
import { useMemo, useState } from 'react';
import {
  Button,
  Card,
  EmptyState,
  List,
  Notice,
  Screen,
  SearchField,
  Segmented,
  Skeleton,
} from '../controls/index.ts';
import { useDocument } from '../documents/index.ts';
import { dataOf, Failure, Fetched } from '../data-fetching/index.ts';
import { SaveStatus, useRefreshAfterSave } from '../save-status/index.ts';
import { UndoButtons, useUndoKeys, useUndo, type UndoScope } from '../undo/index.ts';
import { useSession } from '../session/index.ts';
import { CategoryDialog } from './category-dialog.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { useTrackTermChanges } from './term-actions.ts';
import { TermProgress, useRunningChanges } from './term-progress.tsx';
import { TermRow } from './term-row.tsx';
import './terms-screen.css';
import { useTerms, type Term } from './use-terms.ts';

const route = getRouteApi('/_signed-in/pages/tags');

const kinds = [
  { id: 'tags', name: 'Tags' },
  { id: 'categories', name: 'Categories' },
] as const;

interface PlaceProps {
  readonly page: CollectionContent;
  readonly kind: TermKind;
}

interface TermListProps extends PlaceProps {
  readonly terms: readonly Term[];
  readonly onMerge: (term: Term) => void;
}

const TermList = ({ page, kind, terms, onMerge }: TermListProps) => {
  const canChange = useSession().permissions.includes('publish');
  const [edited, setEdited] = useState<string>();
  const changing = new Set(
    useRunningChanges(page.id)
      .filter((change) => change.kind === kind)
      .flatMap(({ term, into }) => [term, into]),
  );
  const parents = categoryParents(kind === 'categories' ? page.nestedCategories : []);
  return (
    <Card>
      <List label={kind === 'tags' ? 'Tags' : 'Categories'}>
        {terms.map((term) => (
          <TermRow
            key={term.name}
            {...{ term, page, kind, canChange, onMerge }}
            parent={parents.get(term.name)}
            isChanging={changing.has(term.name)}
            isEdited={edited === term.name}
            onEdit={setEdited}
          />
        ))}
      </List>
    </Card>
  );
};

const emptyTexts = {
  tags: 'Add tags in the settings of posts. You can rename, merge and remove them here.',
  categories: 'Add one here or in the settings of posts.',
} as const;

const NoTerms = ({ kind, isFiltered }: { readonly kind: TermKind; readonly isFiltered: boolean }) =>
  isFiltered ? (
    <p className="quiet">No results found</p>
  ) : (
    <EmptyState icon={Tags} title={kind === 'tags' ? 'No tags yet' : 'No categories yet'}>
      {emptyTexts[kind]}
    </EmptyState>
  );

const FoundTerms = ({ page, kind }: PlaceProps) => {
  const [typed, setTyped] = useState('');
  const [merged, setMerged] = useState<Term>();
  const [isAdding, setAdding] = useState(false);
  const { terms, refetch, isFiltered, loadMore, isLoadingMore } = useTerms(page.id, kind, typed);
  useTrackTermChanges(dataOf(terms)?.changes ?? []);
  return (
    <>
      <div className="terms-bar">
        <SearchField
          label={kind === 'tags' ? 'Filter tags' : 'Filter categories'}
          value={typed}
          onChange={setTyped}
        />
        {kind === 'categories' ? (
          <Button icon={Plus} onPress={() => setAdding(true)}>
            Add category
          </Button>
        ) : null}
      </div>
      <Fetched
        subject="results"
        fetched={terms}
        onRetry={refetch}
        skeleton={<Skeleton rows={6} shape="list" />}
      >
        {({ list, total }) =>
          list.length === 0 ? (
            <NoTerms {...{ kind, isFiltered }} />
          ) : (
            <>
              <TermList {...{ page, kind }} terms={list} onMerge={setMerged} />
              <p className="terms-count quiet">{`${list.length} of ${total}`}</p>
            </>
          )
        }
      </Fetched>
      {loadMore ? (
        <Button isPending={isLoadingMore} onPress={loadMore}>
          Load more
        </Button>
      ) : null}
      {merged ? <MergeDialog {...{ page, kind }} term={merged} onClose={() => setMerged(undefined)} /> : null}
      {isAdding ? <CategoryDialog page={page} onClose={() => setAdding(false)} /> : null}
    </>
  );
};

const TermsBody = ({ page, kind }: PlaceProps) => {
  const navigate = useNavigate();
  const canChange = useSession().permissions.includes('publish');
  return (
    <div className="terms stack">
      <div className="row">
        <Segmented
          label="View"
          segments={kinds}
          value={kind}
          onChange={(next) =>
            void navigate({ to: '/pages/tags', search: { collection: page.id, kind: next } })
          }
        />
      </div>
      {canChange ? null : (
        <Notice tone="warning">You need permission to publish to change tags and categories.</Notice>
      )}
      <TermProgress collectionId={page.id} />
      <FoundTerms key={`${page.id} ${kind}`} {...{ page, kind }} />
    </div>
  );
};

const isPage = (content: unknown): content is CollectionContent =>
  typeof content === 'object' && content !== null && 'typeName' in content;

/** The tags and categories of one list. */
export const TermsScreen = () => {
  const { collection = '', kind = 'tags' } = route.useSearch();
  const state = useDocument(collection === '' ? undefined : { kind: 'collection', id: collection });
  const { message, announce } = useAnnouncer();
  const place = useMemo<UndoScope>(
    () => ({ documents: [{ kind: 'collection', id: collection }] }),
    [collection],
  );
  const steps = useUndo(announce, place);
  useUndoKeys(steps);
  useRefreshAfterSave(pageCalls.listTerms);
  const content = state.state === 'success' ? state.document.content : undefined;
  const page = isPage(content) ? content : undefined;
  return (
    <Screen
      title="Tags and categories"
      lead={
        <Link to="/pages/items" search={{ of: collection }} className="screen-back" aria-label="Back to list">
          <ArrowLeft size={18} aria-hidden />
        </Link>
      }
      note={
        <span className="terms-note">
          <span className="truncate">{page?.title}</span>
          <SaveStatus />
        </span>
      }
      actions={<UndoButtons controls={steps} />}
    >
      {state.state === 'failed' ? <Failure refusal={state.refusal} onRetry={state.retry} /> : null}
      {page ? (
        <TermsBody page={page} kind={kind === 'categories' ? 'categories' : 'tags'} />
      ) : state.state === 'pending' ? (
        <Skeleton rows={6} shape="list" />
      ) : null}
      <LiveRegion message={message} />
    </Screen>
  );
};
