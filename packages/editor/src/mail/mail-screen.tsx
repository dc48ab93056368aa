import { mailCalls } from '@sitewright/api/mail';
import { getRouteApi } from '@tanstack/react-router';
import { Mail } from 'lucide-react';
import { Button, EmptyState, Skeleton } from '../controls/index.ts';
import { Fetched, mapFetched, send, useFetchedParts } from '../data-fetching/index.ts';
import { EmailList } from './email-list.tsx';
import { EmailPane } from './email-pane.tsx';
import './mail-screen.css';

const route = getRouteApi('/_signed-in/settings/mail');

const NoMail = () => (
  <EmptyState icon={Mail} title="No emails yet">
    Emails that the site sends, such as invitations, appear here.
  </EmptyState>
);

export const MailScreen = () => {
  const { email } = route.useSearch();
  const { fetched, refetch, loadMore, isLoadingMore } = useFetchedParts(
    mailCalls.listOutbox.path,
    (query, signal) => send(mailCalls.listOutbox, { query }, signal),
  );
  const emails = mapFetched(fetched, (parts) => parts.flatMap((part) => part.emails));
  return (
    <div className={email === undefined ? 'mail' : 'mail mail-chosen'}>
      <Fetched fetched={emails} onRetry={refetch} skeleton={<Skeleton rows={6} shape="list" />}>
        {(all) =>
          all.length === 0 ? (
            <NoMail />
          ) : (
            <div className="mail-panes">
              <div className="mail-list">
                <EmailList emails={all} shownId={email} />
                {loadMore ? (
                  <Button kind="quiet" onPress={loadMore} isPending={isLoadingMore}>
                    Load more
                  </Button>
                ) : null}
              </div>
              <EmailPane id={email} />
            </div>
          )
        }
      </Fetched>
    </div>
  );
};
