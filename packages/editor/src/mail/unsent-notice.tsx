import { Link } from '@tanstack/react-router';
import { Notice } from '../controls/index.ts';
import { useHasMailServer } from './use-has-mail-server.ts';

/** On screens whose emails are only stored; nothing where there is a mail server. */
export const UnsentNotice = () =>
  useHasMailServer() ? null : (
    <Notice
      tone="warning"
      title="No mail server is set up: emails are not sent"
      actions={
        <Link to="/settings/mail" className="button button-plain">
          <span className="button-label">Mail settings</span>
        </Link>
      }
    >
      They are stored in Settings → Mail, where you can send them later.
    </Notice>
  );
