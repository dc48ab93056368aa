import { Link } from '@tanstack/react-router';
import { Notice } from '../controls/index.ts';
import { useSession } from '../session/index.ts';
import { useHasMailServer } from './use-has-mail-server.ts';

const ServerLink = () => (
  <Link to="/sites/mail" className="button button-plain">
    <span className="button-label">Set up a mail server</span>
  </Link>
);

/** Says that no email leaves the installation; nothing where there is a mail server, or before that is known. */
export const NoServerNotice = () => {
  const hasMailServer = useHasMailServer();
  const { isAdministrator } = useSession().account;
  if (hasMailServer) return null;
  return (
    <Notice
      tone="warning"
      title="No mail server is set up: emails are not sent"
      actions={isAdministrator ? <ServerLink /> : undefined}
    >
      {`Invitations, form notifications and other emails are stored here as “Not sent” instead. ${
        isAdministrator
          ? 'Once a server is set up, you can send each of them with “Try again”; a link to a new password or to a customer’s subscriptions has to be asked for again.'
          : 'Ask the administrator of the installation to set up a mail server.'
      }`}
    </Notice>
  );
};
