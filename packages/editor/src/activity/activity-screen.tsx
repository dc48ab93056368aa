import { activityCalls } from '@sitewright/api/activity';
import { History } from 'lucide-react';
import {
  Avatar,
  Button,
  Card,
  CardFoot,
  EmptyState,
  List,
  ListRow,
  RelativeTime,
  Section,
  Skeleton,
} from '../controls/index.ts';
import { ActivitySentence } from './activity-sentence.tsx';
import { Fetched, mapFetched, send, useFetchedParts } from '../data-fetching/index.ts';

const NoActivity = () => (
  <EmptyState icon={History} title="No activity yet">
    Changes made by contributors appear here.
  </EmptyState>
);

export const ActivityScreen = () => {
  const { fetched, refetch, loadMore, isLoadingMore } = useFetchedParts(
    activityCalls.list.path,
    (query, signal) => send(activityCalls.list, { query }, signal),
  );
  const entries = mapFetched(fetched, (parts) => parts.flatMap((part) => part.entries));
  return (
    <div className="screen-column screen-body">
      <Section title="Activity" text="Changes made by contributors, newest first.">
        <Card>
          <Fetched fetched={entries} onRetry={refetch} skeleton={<Skeleton rows={6} shape="list" />}>
            {(all) =>
              all.length === 0 ? (
                <NoActivity />
              ) : (
                <List label="Activity">
                  {all.map((entry) => (
                    <ListRow
                      key={entry.id}
                      lead={<Avatar name={entry.who} />}
                      title={<ActivitySentence entry={entry} />}
                      detail={
                        <>
                          {entry.who} · <RelativeTime on={entry.on} />
                        </>
                      }
                    />
                  ))}
                </List>
              )
            }
          </Fetched>
          {loadMore ? (
            <CardFoot>
              <Button onPress={loadMore} isPending={isLoadingMore}>
                Load more
              </Button>
            </CardFoot>
          ) : null}
        </Card>
      </Section>
    </div>
  );
};
