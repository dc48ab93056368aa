import type { Redirect } from '@sitewright/domain/redirects';
import { ArrowRight, Pencil, Trash2 } from 'lucide-react';
import { IconButton, List, ListRow } from '../controls/index.ts';

interface RedirectListProps {
  readonly redirects: readonly Redirect[];
  readonly onEdit: (redirect: Redirect) => void;
  readonly onRemove: (redirect: Redirect) => void;
}

export const RedirectList = ({ redirects, onEdit, onRemove }: RedirectListProps) => (
  <List label="URL redirects">
    {redirects.map((redirect) => {
      const { from, to, status } = redirect;
      return (
        <ListRow
          key={from}
          title={
            <span className="redirect-path">
              <span>{from}</span>
              <ArrowRight size={14} aria-label="to" />
              <span>{to}</span>
            </span>
          }
          detail={status === 301 ? 'Permanent (301)' : 'Temporary (302)'}
          actions={
            <>
              <IconButton icon={Pencil} label={`Edit ${from}`} onPress={() => onEdit(redirect)} />
              <IconButton icon={Trash2} label={`Remove ${from}`} onPress={() => onRemove(redirect)} />
            </>
          }
        />
      );
    })}
  </List>
);
