import type { CallAnswer } from '@sitewright/api/call';
import { contributorCalls } from '@sitewright/api/contributors';
import {
  Badge,
  Button,
  Card,
  List,
  ListRow,
  RelativeTime,
  Section,
  Skeleton,
  useConfirm,
  useToast,
} from '../controls/index.ts';
import { dataOf, Fetched, useFetched, useRefresh, useSending } from '../data-fetching/index.ts';
import { describeBrowser } from './describe-browser.ts';

type OpenSession = CallAnswer<typeof contributorCalls.listSessions>['sessions'][number];

/** The current browser first: it is the one the user recognizes. */
const currentFirst = (sessions: readonly OpenSession[]): OpenSession[] =>
  sessions.toSorted((left, right) => Number(right.isCurrent) - Number(left.isCurrent));

const SessionRow = ({ session }: { readonly session: OpenSession }) => {
  const ending = useSending(contributorCalls.endSession);
  const refresh = useRefresh();
  const showToast = useToast();
  const browser = describeBrowser(session.browser);
  const end = async () => {
    const outcome = await ending.send({ params: { id: session.id } });
    if (outcome.ok) showToast(`${browser} signed out`);
    else showToast(outcome.refusal.message, 'bad');
    await refresh(contributorCalls.listSessions);
  };
  return (
    <ListRow
      title={
        <>
          {browser}
          {session.isCurrent ? <Badge tone="accent">This browser</Badge> : null}
        </>
      }
      detail={
        <>
          {session.address} · last used <RelativeTime on={session.lastSeenOn} />
        </>
      }
      actions={
        session.isCurrent ? undefined : (
          <Button
            isPending={ending.isSending}
            onPress={() => void end()}
            aria-label={`Sign out ${browser} at ${session.address}`}
          >
            Sign out
          </Button>
        )
      }
    />
  );
};

const useEndOthers = () => {
  const ending = useSending(contributorCalls.endOtherSessions);
  const confirm = useConfirm();
  const refresh = useRefresh();
  const showToast = useToast();
  const endOthers = async (): Promise<void> => {
    const isConfirmed = await confirm({
      title: 'Sign out of all other sessions?',
      text: 'You stay signed in on this browser. All other sessions in this list are ended.',
      confirm: 'Sign out of other sessions',
    });
    if (!isConfirmed) return;
    const outcome = await ending.send({});
    if (!outcome.ok) return showToast(outcome.refusal.message, 'bad');
    await refresh(contributorCalls.listSessions);
    return showToast('Signed out of all other sessions');
  };
  return { endOthers, isEnding: ending.isSending };
};

export const SessionList = () => {
  const { fetched, refetch } = useFetched(contributorCalls.listSessions, {});
  const { endOthers, isEnding } = useEndOthers();
  const hasOthers = (dataOf(fetched)?.sessions.length ?? 0) > 1;
  return (
    <Section
      title="Sessions"
      text="Where you are signed in."
      actions={
        hasOthers ? (
          <Button isPending={isEnding} onPress={() => void endOthers()}>
            Sign out of other sessions
          </Button>
        ) : undefined
      }
    >
      <Card>
        <Fetched fetched={fetched} onRetry={refetch} skeleton={<Skeleton rows={2} shape="list" />}>
          {({ sessions }) => (
            <List label="Sessions">
              {currentFirst(sessions).map((session) => (
                <SessionRow key={session.id} session={session} />
              ))}
            </List>
          )}
        </Fetched>
      </Card>
    </Section>
  );
};
