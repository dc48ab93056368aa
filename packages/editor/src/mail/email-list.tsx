import type { CallAnswer } from '@sitewright/api/call';
import type { mailCalls } from '@sitewright/api/mail';
import { Link } from '@tanstack/react-router';
import { RelativeSiteTime } from '../time-zones/index.ts';
import { EmailState } from './email-state.tsx';
import type { MailParams } from './mail-params.ts';

type Email = CallAnswer<typeof mailCalls.listOutbox>['emails'][number];

interface EmailListProps {
  readonly emails: readonly Email[];
  readonly shownId: string | undefined;
  readonly filter: Omit<MailParams, 'email'>;
}

export const EmailList = ({ emails, shownId, filter }: EmailListProps) => (
  <ul aria-label="Outgoing mail">
    {emails.map(({ id, to, subject, state, createdOn }) => (
      <li key={id}>
        <Link
          to="/settings/mail"
          search={{ ...filter, email: id }}
          className="email-link"
          aria-current={id === shownId ? 'true' : undefined}
        >
          <span className="email-line">
            <span className="truncate quiet">{to}</span>
            <span className="email-time">
              <RelativeSiteTime on={createdOn} />
            </span>
          </span>
          <span className="email-line">
            <span className="truncate strong">{subject}</span>
            <EmailState state={state} />
          </span>
        </Link>
      </li>
    ))}
  </ul>
);
