import { useState } from 'react';
import type { SignedIn } from './contributor-session.ts';
import { SignOutButton } from './sign-out-button.tsx';

interface Props extends SignedIn {
  /** The path of the current page. */
  readonly path: string;
  readonly startsCollapsed: boolean;
  readonly onCollapse: (isCollapsed: boolean) => void;
  readonly onSignedOut: () => void;
}

const editAddress = (path: string): string => `/config/pages?${new URLSearchParams({ at: path }).toString()}`;

export const ContributorBar = ({
  session,
  signOut,
  path,
  startsCollapsed,
  onCollapse,
  onSignedOut,
}: Props) => {
  const [isCollapsed, setCollapsed] = useState(startsCollapsed);
  const { account, permissions } = session;

  const toggle = () => {
    setCollapsed(!isCollapsed);
    onCollapse(!isCollapsed);
  };

  return (
    <section className="bar" aria-label="Contributor bar">
      <button
        type="button"
        className="toggle"
        aria-expanded={!isCollapsed}
        aria-controls="actions"
        aria-label={isCollapsed ? 'Show contributor bar' : 'Collapse contributor bar'}
        onClick={toggle}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d={isCollapsed ? 'M6 3l5 5-5 5' : 'M10 3L5 8l5 5'} />
        </svg>
      </button>
      <div id="actions" className="actions" hidden={isCollapsed}>
        <span className="name" title={account.email}>
          <span className="unseen">Signed in as </span>
          {account.name || account.email}
        </span>
        {permissions.includes('content') && <a href={editAddress(path)}>Edit page</a>}
        <SignOutButton signOut={signOut} onSignedOut={onSignedOut} />
      </div>
    </section>
  );
};
