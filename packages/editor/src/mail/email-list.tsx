import type { CallAnswer } from '@sitewright/api/call';
import type { mailCalls } from '@sitewright/api/mail';
import { Link } from '@tanstack/react-router';
import { RelativeTime } from '../controls/index.ts';
import { EmailState } from './email-state.tsx';

type Email = CallAnswer<typeof mailCalls.listOutbox>['letters'][number];

interface EmailListProps {
  readonly letters: readonly Email[];
  readonly shownId: string | undefined;
}

export const EmailList = ({ letters, shownId }: EmailListProps) => (
  <ul aria-label="Outgoing mail">
    {letters.map(({ id, to, subject, state, createdOn }) => (
      <li key={id}>
        <Link
          to="/settings/mail"
          search={{ letter: id }}
          className="letter-link"
          aria-current={id === shownId ? 'true' : undefined}
        >
          <span className="letter-line">
            <span className="truncate quiet">{to}</span>
            <span className="letter-time">
              <RelativeTime on={createdOn} />
            </span>
          </span>
          <span className="letter-line">
            <span className="truncate strong">{subject}</span>
            <EmailState state={state} />
          </span>
        </Link>
      </li>
    ))}
  </ul>
);
