import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { MessageSquare } from 'lucide-react';
import { Button, EmptyState, Screen, Skeleton, Tabs } from '../controls/index.ts';
import { Fetched } from '../data-fetching/index.ts';
import { useSession } from '../session/index.ts';
import { CommentQueue } from './comment-queue.tsx';
import './comments-screen.css';
import { QueueFilters } from './queue-filters.tsx';
import type { QueueParams } from './queue-params.ts';
import { queueStates, type QueueState } from './queue-states.ts';
import { useQueue } from './use-queue.ts';

const route = getRouteApi('/_signed-in/comments');

const tabNames: Readonly<Record<QueueState, string>> = {
  pending: 'Pending',
  reported: 'Reported',
  approved: 'Approved',
  spam: 'Spam',
};

const emptyTexts: Readonly<Record<QueueState, readonly [title: string, text: string]>> = {
  pending: ['No comments to approve', 'New comments that need approval appear here.'],
  reported: [
    'No reported comments',
    'Comments that visitors report appear here; they stay visible until you hide them.',
  ],
  approved: ['No approved comments', 'Comments that visitors see on your pages appear here.'],
  spam: ['No spam', 'Comments that you mark as spam are hidden from visitors and appear here.'],
};

const NoComments = ({ params, state }: { readonly params: QueueParams; readonly state: QueueState }) => {
  if (params.search !== undefined || params.item !== undefined)
    return <p className="quiet queue-none">No results found</p>;
  const [title, text] = emptyTexts[state];
  return (
    <EmptyState icon={MessageSquare} title={title}>
      {text}
    </EmptyState>
  );
};

interface QueueProps {
  readonly params: QueueParams;
  readonly state: QueueState;
  readonly queue: ReturnType<typeof useQueue>;
}

const Queue = ({ params, state, queue: { fetched, refetch, loadMore, isLoadingMore } }: QueueProps) => (
  <Fetched
    subject="results"
    fetched={fetched}
    onRetry={refetch}
    skeleton={<Skeleton rows={6} shape="list" />}
  >
    {(comments) =>
      comments.length === 0 ? (
        <NoComments {...{ params, state }} />
      ) : (
        <>
          <CommentQueue key={state} {...{ state, comments }} />
          {loadMore ? (
            <Button kind="quiet" onPress={loadMore} isPending={isLoadingMore}>
              Load more
            </Button>
          ) : null}
        </>
      )
    }
  </Fetched>
);

const SettingsLink = () =>
  useSession().permissions.includes('settings') ? (
    <Link to="/settings/comments" className="button button-plain">
      Settings
    </Link>
  ) : null;

/** The moderation queue. */
export const CommentsScreen = () => {
  const params = route.useSearch();
  const { state = 'pending', search, item } = params;
  const navigate = useNavigate();
  const queue = useQueue({
    ...(state === 'reported' ? { state: 'approved', reported: 'yes' } : { state }),
    ...(search === undefined ? {} : { search }),
    ...(item === undefined ? {} : { itemId: item }),
  });
  const change = (part: { readonly [Name in keyof QueueParams]?: QueueParams[Name] | undefined }): void => {
    const entries = Object.entries({ ...params, ...part }).filter(([, value]) => value !== undefined);
    void navigate({ to: '/comments', search: Object.fromEntries(entries), replace: true });
  };
  const tabs = queueStates.map((id) => ({
    id,
    name: queue.counts ? `${tabNames[id]} ${queue.counts[id].toLocaleString()}` : tabNames[id],
    panel: id === state ? <Queue {...{ params, state, queue }} /> : null,
  }));
  return (
    <Screen title="Comments" actions={<SettingsLink />}>
      <div className="queue">
        <QueueFilters {...{ params }} onChange={change} />
        <Tabs label="Comments by state" tabs={tabs} value={state} onChange={(id) => change({ state: id })} />
      </div>
    </Screen>
  );
};
