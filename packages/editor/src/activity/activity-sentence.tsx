import type { activityCalls } from '@sitewright/api/activity';
import type { CallAnswer } from '@sitewright/api/call';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSession } from '../session/index.ts';

export type ActivityEntry = CallAnswer<typeof activityCalls.list>['entries'][number];
type Part = ActivityEntry['parts'][number];

/** Permission needed to open the screen that an entry links to. */
const permissionFor = { page: 'content', file: 'view', contributors: 'contributors' } as const;

const LinkedName = ({ link, children }: { readonly link: Part['link']; readonly children: ReactNode }) => {
  switch (link?.screen) {
    case 'page':
      return (
        <Link to="/pages/edit" search={{ at: link.at }}>
          {children}
        </Link>
      );
    case 'file':
      return (
        <Link to="/files" search={{ file: link.id }}>
          {children}
        </Link>
      );
    case 'contributors':
      return (
        <Link to="/settings/contributors" search={{}}>
          {children}
        </Link>
      );
    default:
      return children;
  }
};

/** One activity entry, with a link to its subject. */
export const ActivitySentence = ({ entry: { parts } }: { readonly entry: ActivityEntry }) => {
  const { permissions } = useSession();
  return (
    <span>
      {parts.map(({ text, link }) =>
        link && permissions.includes(permissionFor[link.screen]) ? (
          <LinkedName key={text} link={link}>
            {text}
          </LinkedName>
        ) : (
          text
        ),
      )}
    </span>
  );
};
