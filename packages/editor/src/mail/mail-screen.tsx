import { mailCalls } from '@sitewright/api/mail';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { Mail } from 'lucide-react';
import { Button, EmptyState, Skeleton } from '../controls/index.ts';
import { Fetched, mapFetched, send, useFetchedParts } from '../data-fetching/index.ts';
import { EmailList } from './email-list.tsx';
import { EmailPane } from './email-pane.tsx';
import { MailFilters } from './mail-filters.tsx';
import './mail-screen.css';
import { NoServerNotice } from './no-server-notice.tsx';

const route = getRouteApi('/_signed-in/settings/mail');

const NoMail = () => (
  <EmptyState icon={Mail} title="No emails yet">
    Emails that the site sends, such as invitations, appear here.
  </EmptyState>
);

/** The outbox: a list with its filters, and the chosen email. */
export const MailScreen = () => {
  const params = route.useSearch();
  const { email, ...filter } = params;
  const isFiltered = Object.keys(filter).length > 0;
  const navigate = useNavigate();
  const { fetched, refetch, loadMore, isLoadingMore } = useFetchedParts(
    mailCalls.listOutbox.path,
    (cursor, signal) => send(mailCalls.listOutbox, { query: { ...cursor, ...filter } }, signal),
    { ...filter },
  );
  const change = (part: object): void => {
    const entries = Object.entries({ ...filter, ...part }).filter(([, value]) => value !== undefined);
    void navigate({ to: '/settings/mail', search: Object.fromEntries(entries), replace: true });
  };
  const emails = mapFetched(fetched, (parts) => parts.flatMap((part) => part.emails));
  return (
    <div className={email === undefined ? 'mail' : 'mail mail-chosen'}>
      <NoServerNotice />
      <Fetched fetched={emails} onRetry={refetch} skeleton={<Skeleton rows={6} shape="list" />}>
        {(all) =>
          all.length === 0 && !isFiltered ? (
            <NoMail />
          ) : (
            <div className="mail-panes">
              <div className="mail-list">
                <MailFilters {...{ params }} onChange={change} />
                {all.length === 0 ? <p className="quiet mail-none">No results found</p> : null}
                <EmailList emails={all} shownId={email} filter={filter} />
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
