import type { CallAnswer } from '@sitewright/api/call';
import { mailCalls } from '@sitewright/api/mail';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, MailOpen } from 'lucide-react';
import { EmptyState, formatDateTime, Notice, Skeleton } from '../controls/index.ts';
import { Fetched, useFetched } from '../data-fetching/index.ts';
import { EmailState } from './email-state.tsx';
import { splitLinks } from './split-links.ts';

type Email = CallAnswer<typeof mailCalls.readLetter>;

const EmailText = ({ text }: { readonly text: string }) => (
  <div className="letter-text">
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
const HiddenLinks = ({ id, state }: Pick<Email, 'id' | 'state'>) => (
  <Notice tone="warning" title="The link is only in the email">
    It gives access to the account of the recipient, so it is not shown here.
    {state === 'kept'
      ? ` No mail server is configured, so it was not sent. An administrator of the installation can print it with “npx sitewright mail read ${id}” and forward it.`
      : ''}
  </Notice>
);

const EmailContent = ({ letter }: { readonly letter: Email }) => (
  <article className="letter">
    <header className="letter-head">
      <h2>{letter.subject}</h2>
      <EmailState state={letter.state} />
      <p className="quiet">
        To {letter.to}, {formatDateTime(new Date(letter.createdOn))}
      </p>
    </header>
    {letter.fault === null ? null : (
      <Notice tone="bad" title="The mail server rejected this email">
        {letter.fault}
      </Notice>
    )}
    {letter.hidesLinks ? <HiddenLinks id={letter.id} state={letter.state} /> : null}
    <EmailText text={letter.text} />
  </article>
);

const OpenEmail = ({ id }: { readonly id: string }) => {
  const { fetched, refetch } = useFetched(mailCalls.readLetter, { params: { id } });
  return (
    <>
      <Link to="/settings/mail" className="mail-back">
        <ArrowLeft size={16} aria-hidden /> All mail
      </Link>
      <Fetched fetched={fetched} onRetry={refetch} skeleton={<Skeleton rows={3} shape="form" />}>
        {(letter) => <EmailContent letter={letter} />}
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
