import type { CallAnswer } from '@sitewright/api/call';
import { mailCalls } from '@sitewright/api/mail';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, MailOpen } from 'lucide-react';
import { EmptyState, formatDateTime, Notice, Skeleton } from '../controls/index.ts';
import { Fetched, useFetched } from '../data-fetching/index.ts';
import { EmailState } from './email-state.tsx';
import { splitLinks } from './split-links.ts';

type Letter = CallAnswer<typeof mailCalls.readLetter>;

const LetterText = ({ text }: { readonly text: string }) => (
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

/** Whoever could read the link could accept in the name of whom it was written to. */
const HiddenLinks = ({ state }: Pick<Letter, 'state'>) => (
  <Notice tone="warning" title="The link is only in the mail itself">
    It opens the account of whoever gets this letter, so it is not shown here.
    {state === 'kept'
      ? ' No mail server is set up: an administrator of the installation can read the letter and pass it on.'
      : ''}
  </Notice>
);

const LetterSheet = ({ letter }: { readonly letter: Letter }) => (
  <article className="letter">
    <header className="letter-head">
      <h2>{letter.subject}</h2>
      <EmailState state={letter.state} />
      <p className="quiet">
        To {letter.to}, {formatDateTime(new Date(letter.createdOn))}
      </p>
    </header>
    {letter.fault === null ? null : (
      <Notice tone="bad" title="The mail server did not take this letter">
        {letter.fault}
      </Notice>
    )}
    {letter.hidesLinks ? <HiddenLinks state={letter.state} /> : null}
    <LetterText text={letter.text} />
  </article>
);

const OpenLetter = ({ id }: { readonly id: string }) => {
  const { fetched, refetch } = useFetched(mailCalls.readLetter, { params: { id } });
  return (
    <>
      <Link to="/settings/mail" className="mail-back">
        <ArrowLeft size={16} aria-hidden /> All mail
      </Link>
      <Fetched fetched={fetched} onRetry={refetch} skeleton={<Skeleton rows={3} shape="form" />}>
        {(letter) => <LetterSheet letter={letter} />}
      </Fetched>
    </>
  );
};

export const EmailPane = ({ id }: { readonly id: string | undefined }) => (
  <section className="mail-pane" aria-label="Letter">
    {id === undefined ? (
      <EmptyState icon={MailOpen} title="No letter chosen">
        Choose a letter from the list to read it. Without a mail server letters are kept here.
      </EmptyState>
    ) : (
      <OpenLetter key={id} id={id} />
    )}
  </section>
);
