import type { CallAnswer } from '@sitewright/api/call';
import { mailCalls } from '@sitewright/api/mail';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, MailOpen } from 'lucide-react';
import { EmptyState, Notice, Skeleton } from '../controls/index.ts';
import { Fetched, useFetched } from '../data-fetching/index.ts';
import { SiteTime } from '../time-zones/index.ts';
import { EmailState } from './email-state.tsx';
import { ResendButton } from './resend-button.tsx';
import { splitLinks } from './split-links.ts';

type Email = CallAnswer<typeof mailCalls.readEmail>;

/** Kept for a reason of its own, and not for want of a mail server. */
const isWithheld = ({ state, fault }: Email): boolean => state === 'kept' && fault !== null;

const EmailText = ({ text }: { readonly text: string }) => (
  <div className="email-text">
    {splitLinks(text).map((piece) =>
      piece.isLink ? (
        <a key={piece.at} href={piece.text} target="_blank" rel="noreferrer">
          {piece.text}
        </a>
      ) : (
        <span key={piece.at}>{piece.text}</span>
      ),
    )}
  </div>
);

/** The links are hidden: whoever has one can act as the recipient. */
const HiddenLinks = ({ id, state, fault }: Pick<Email, 'id' | 'state' | 'fault'>) => (
  <Notice tone="warning" title="The link is only in the email">
    It gives access to the account of the recipient, so it is not shown here.
    {state === 'kept' && fault === null
      ? ` No mail server is configured, so it was not sent. An administrator of the installation can print it with “npx sitewright mail read ${id}” and forward it.`
      : ''}
  </Notice>
);

/** What the mail server said, and when it is asked again. */
const Fault = ({ email }: { readonly email: Email }) => {
  const { fault, state, nextAttemptOn, attempts } = email;
  if (fault === null) return null;
  if (isWithheld(email))
    return (
      <Notice tone="warning" title="This email is not sent">
        {fault}
      </Notice>
    );
  const isRetried = state === 'queued' && nextAttemptOn !== null;
  return (
    <Notice
      tone={isRetried ? 'warning' : 'bad'}
      title={isRetried ? 'The email could not be sent yet' : 'The mail server rejected this email'}
    >
      <p>{fault}</p>
      {isRetried ? (
        <p>
          Attempt {attempts + 1} is planned for <SiteTime on={nextAttemptOn} />.
        </p>
      ) : null}
    </Notice>
  );
};

const EmailContent = ({ email }: { readonly email: Email }) => (
  <article className="email">
    <header className="email-head">
      <h2>{email.subject}</h2>
      <EmailState state={email.state} />
      <p className="quiet">
        To {email.to}, <SiteTime on={email.createdOn} />
      </p>
    </header>
    <Fault email={email} />
    {email.hidesLinks ? <HiddenLinks {...email} /> : null}
    <EmailText text={email.text} />
    {isWithheld(email) ? null : (
      <div className="email-actions">
        <ResendButton email={email} />
      </div>
    )}
  </article>
);

const OpenEmail = ({ id }: { readonly id: string }) => {
  const { fetched, refetch } = useFetched(mailCalls.readEmail, { params: { id } });
  return (
    <>
      <Link to="/settings/mail" className="mail-back">
        <ArrowLeft size={16} aria-hidden /> All mail
      </Link>
      <Fetched fetched={fetched} onRetry={refetch} skeleton={<Skeleton rows={3} shape="form" />}>
        {(email) => <EmailContent email={email} />}
      </Fetched>
    </>
  );
};

export const EmailPane = ({ id }: { readonly id: string | undefined }) => (
  <section className="mail-pane" aria-label="Email">
    {id === undefined ? (
      <EmptyState icon={MailOpen} title="No email selected">
        Select an email to read it. Without a mail server, emails are stored here.
      </EmptyState>
    ) : (
      <OpenEmail key={id} id={id} />
    )}
  </section>
);
