import { formCalls } from '@sitewright/api/forms';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { SearchX, UsersRound } from 'lucide-react';
import { useCallback } from 'react';
import { Button, EmptyState, LoadMore, Records, Screen, Skeleton } from '../../controls/index.ts';
import { dataOf, Fetched, useFetched } from '../../data-fetching/index.ts';
import { ExportLink, FormsCrumb } from '../records/records-parts.tsx';
import '../records/records.css';
import { SubscriberFilters } from './subscriber-filters.tsx';
import { exportUrl, isNarrowed, type SubscriberSearch } from './subscriber-search.ts';
import { SubscriberTable } from './subscriber-table.tsx';
import './subscribers-screen.css';
import { subscribersText, useSubscribers, type MailingList, type Subscriber } from './use-subscribers.ts';

const route = getRouteApi('/_signed-in/forms/subscribers');

const NoLists = () => (
  <EmptyState
    icon={UsersRound}
    title="No mailing lists yet"
    action={
      <Link to="/forms" className="button button-primary">
        <span className="button-label">Go to forms</span>
      </Link>
    }
  >
    Add a newsletter block to a page, or turn on “Mailing list” in the storage settings of a form. Everyone
    who signs up appears here.
  </EmptyState>
);

const NobodyFound = ({ search, onSearch }: Pick<ListProps, 'search' | 'onSearch'>) => {
  if (!isNarrowed(search))
    return (
      <EmptyState icon={UsersRound} title="No subscribers yet">
        Visitors who sign up with a form appear here, with the text that they agreed to.
      </EmptyState>
    );
  const { search: _search, form: _form, ...rest } = search;
  return (
    <EmptyState
      icon={SearchX}
      title="No subscribers match"
      action={<Button onPress={() => onSearch(rest)}>Clear filters</Button>}
    >
      Try another address or form.
    </EmptyState>
  );
};

interface ListProps {
  readonly search: SubscriberSearch;
  readonly onSearch: (search: SubscriberSearch) => void;
  readonly lists: readonly MailingList[];
}

/** How many there are; nothing where only a part of a list is shown. */
const countText = ({ search, lists }: Pick<ListProps, 'search' | 'lists'>): string => {
  const list = lists.find(({ name }) => name === search.list);
  return isNarrowed(search) || !list ? '' : subscribersText(list.subscriberCount);
};

const Subscribers = (props: ListProps & { readonly subscribers: readonly Subscriber[] }) => {
  const { search, onSearch, subscribers } = props;
  const navigate = useNavigate();
  const open = useCallback(
    (submissionId: string) => void navigate({ to: '/forms/submissions', search: { open: submissionId } }),
    [navigate],
  );
  if (subscribers.length === 0) return <NobodyFound {...{ search, onSearch }} />;
  return (
    <>
      <SubscriberTable {...{ subscribers }} hasListColumn={search.list === undefined} onOpen={open} />
      <output className="forms-count">{countText(props)}</output>
    </>
  );
};

const SubscriberList = (props: ListProps) => {
  const { fetched, refetch, loadMore, isLoadingMore } = useSubscribers(props.search);
  return (
    <>
      <SubscriberFilters {...props} />
      <Fetched
        subject="results"
        fetched={fetched}
        onRetry={refetch}
        skeleton={<Skeleton rows={8} shape="list" />}
      >
        {(subscribers) => <Subscribers {...props} {...{ subscribers }} />}
      </Fetched>
      <LoadMore {...{ loadMore, isLoadingMore }} />
    </>
  );
};

/** A site with one mailing list opens with it. */
const withOnlyList = (search: SubscriberSearch, lists: readonly MailingList[]): SubscriberSearch => {
  const [only, ...others] = lists;
  return search.list === undefined && only && others.length === 0 ? { ...search, list: only.name } : search;
};

/** Who signed up for the mailing lists of the site. */
export const SubscribersScreen = () => {
  const search = route.useSearch();
  const navigate = useNavigate();
  const { fetched, refetch } = useFetched(formCalls.listMailingLists, {});
  const onSearch = useCallback(
    (next: SubscriberSearch) => void navigate({ to: '/forms/subscribers', search: next, replace: true }),
    [navigate],
  );
  const known = dataOf(fetched)?.lists ?? [];
  return (
    <Screen
      title="Subscribers"
      layout="fill"
      lead={<FormsCrumb />}
      actions={known.length === 0 ? undefined : <ExportLink href={exportUrl(withOnlyList(search, known))} />}
    >
      <Records>
        <Fetched fetched={fetched} onRetry={refetch} skeleton={<Skeleton rows={8} shape="list" />}>
          {({ lists }) =>
            lists.length === 0 ? (
              <NoLists />
            ) : (
              <SubscriberList search={withOnlyList(search, lists)} {...{ onSearch, lists }} />
            )
          }
        </Fetched>
      </Records>
    </Screen>
  );
};
