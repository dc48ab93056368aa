import { siteCalls } from '@sitewright/api/sites';
import { Link } from '@tanstack/react-router';
import { ArchiveRestore, ExternalLink, Plus, ToggleRight, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton, useConfirm, useToast } from '../controls/index.ts';
import { useRefresh, useSending } from '../data-fetching/index.ts';
import { AddHostDialog } from './add-host-dialog.tsx';
import type { Site } from './site.ts';

/** Sites of one installation share scheme and port. */
const addressOf = (host: string): string => {
  const { protocol, port } = window.location;
  return `${protocol}//${host}${port === '' ? '' : `:${port}`}/`;
};

const useRemoveHost = (site: Site) => {
  const removing = useSending(siteCalls.removeHost);
  const confirm = useConfirm();
  const refresh = useRefresh();
  const showToast = useToast();
  return async (host: string): Promise<void> => {
    const isConfirmed = await confirm({
      title: `Remove ${host}?`,
      text: `${site.title} will no longer be available at this host name.`,
      confirm: 'Remove host name',
    });
    if (!isConfirmed) return;
    const outcome = await removing.send({ params: { id: site.id, host } });
    if (!outcome.ok) return showToast(outcome.refusal.message, 'bad');
    await refresh(siteCalls.list);
    return showToast(`${host} removed`);
  };
};

const useRestore = (site: Site) => {
  const restoring = useSending(siteCalls.restore);
  const refresh = useRefresh();
  const showToast = useToast();
  const restore = async (): Promise<void> => {
    const outcome = await restoring.send({ params: { id: site.id } });
    if (!outcome.ok) return showToast(outcome.refusal.message, 'bad');
    await refresh(siteCalls.list);
    return showToast(`${site.title} restored`);
  };
  return { restore, isRestoring: restoring.isSending };
};

/** A site that is archived has live orders. Its host names stay taken. */
export const ArchivedSiteCard = ({ site }: { readonly site: Site }) => {
  const { restore, isRestoring } = useRestore(site);
  return (
    <li className="site card">
      <header className="site-head">
        <div>
          <h3>{site.title}</h3>
          <span className="quiet">
            {site.identifier} · {site.hosts.join(', ')}
          </span>
        </div>
        <div className="site-tools">
          <Button
            icon={ArchiveRestore}
            isPending={isRestoring}
            onPress={() => void restore()}
            aria-label={`Restore ${site.title}`}
          >
            Restore
          </Button>
        </div>
      </header>
    </li>
  );
};

export const SiteCard = ({ site }: { readonly site: Site }) => {
  const [isAdding, setAdding] = useState(false);
  const removeHost = useRemoveHost(site);
  return (
    <li className="site card">
      <header className="site-head">
        <div>
          <h3>{site.title}</h3>
          <span className="quiet">{site.identifier}</span>
        </div>
        <div className="site-tools">
          <Link
            to="/sites/features"
            search={{ site: site.id }}
            className="button button-plain"
            aria-label={`Features of ${site.title}`}
          >
            <ToggleRight size={16} aria-hidden />
            <span>Features</span>
          </Link>
          <Button icon={Plus} onPress={() => setAdding(true)} aria-label={`Add a host name to ${site.title}`}>
            Host name
          </Button>
        </div>
      </header>
      <ul className="site-hosts" aria-label={`Host names of ${site.title}`}>
        {site.hosts.map((host) => (
          <li key={host}>
            <a href={addressOf(host)} target="_blank" rel="noreferrer" className="truncate">
              {host}
            </a>
            <ExternalLink size={14} aria-hidden />
            {site.hosts.length > 1 ? (
              <IconButton icon={Trash2} label={`Remove ${host}`} onPress={() => void removeHost(host)} />
            ) : null}
          </li>
        ))}
      </ul>
      {isAdding ? <AddHostDialog site={site} onClose={() => setAdding(false)} /> : null}
    </li>
  );
};
