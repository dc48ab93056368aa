import { formCalls } from '@sitewright/api/forms';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { SearchX, UsersRound } from 'lucide-react';
import { useCallback, useState } from 'react';
import { Button, EmptyState, LoadMore, Records, Screen, Skeleton } from '../../controls/index.ts';
import { dataOf, Fetched, useFetched } from '../../data-fetching/index.ts';
import { BulkBar } from '../records/bulk-bar.tsx';
import { stepsFrom } from '../records/record-drawer.tsx';
import { ExportLink, FormsCrumb } from '../records/records-parts.tsx';
import '../records/records.css';
import { SubscriberActions } from './subscriber-actions.tsx';
import { SubscriberDrawer } from './subscriber-drawer.tsx';
import { SubscriberFilters } from './subscriber-filters.tsx';
import { exportUrl, isNarrowed, type SubscriberSearch } from './subscriber-search.ts';
import { SubscriberTable } from './subscriber-table.tsx';
import { subscribersText } from './subscriber-texts.ts';
import './subscribers-screen.css';
import { useSubscribers, type MailingList, type Subscriber } from './use-subscribers.ts';

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
  if (search.state === 'unsubscribed' && !isNarrowed(search))
    return (
      <EmptyState icon={UsersRound} title="Nobody unsubscribed">
        Unsubscribed addresses stay here, with the text that they agreed to and the time it ended.
      </EmptyState>
    );
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
  return isNarrowed(search) || search.state !== undefined || !list
    ? ''
    : subscribersText(list.subscriberCount);
};

const nobody: ReadonlySet<string> = new Set();

interface FoundProps extends ListProps {
  readonly subscribers: readonly Subscriber[];
}

const Subscribers = (props: FoundProps) => {
  const { search, onSearch, subscribers } = props;
  const [selected, setSelected] = useState(nobody);
  const [openId, setOpenId] = useState<string>();
  const chosen = subscribers.filter(({ id }) => selected.has(id));
  const opened = subscribers.find(({ id }) => id === openId);
  const clear = (): void => setSelected(nobody);
  if (subscribers.length === 0) return <NobodyFound {...{ search, onSearch }} />;
  return (
    <>
      {chosen.length === 0 ? null : (
        <BulkBar label="Selected subscribers" count={chosen.length} onClear={clear}>
          <SubscriberActions subscribers={chosen} onDone={clear} />
        </BulkBar>
      )}
      <SubscriberTable
        {...{ subscribers, selected }}
        hasListColumn={search.list === undefined}
        onSelect={setSelected}
        onOpen={setOpenId}
      />
      <output className="forms-count">{countText(props)}</output>
      {opened ? (
        <SubscriberDrawer
          subscriber={opened}
          {...stepsFrom(subscribers, openId, setOpenId)}
          onClose={() => setOpenId(undefined)}
        />
      ) : null}
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
        {(subscribers) => <Subscribers key={JSON.stringify(props.search)} {...props} {...{ subscribers }} />}
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
