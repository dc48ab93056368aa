import { documentCalls } from '@sitewright/api/documents';
import { useEffect, useState } from 'react';
import { SiteZone } from '../../time-zones/index.ts';
import { Dialog, DialogBody, Skeleton, Tabs } from '../../controls/index.ts';
import { useDocumentStore } from '../../documents/index.ts';
import { Fetched, useFetched, useRefresh } from '../../data-fetching/index.ts';
import type { PublishDialogProps } from '../publish-dialog.ts';
import { ReleaseForm } from './release-form.tsx';
import { ReleaseList } from './release-list.tsx';
import './release-dialog.css';

/** Saves pending changes first: the list is read from the server. */
const useListedChanges = () => {
  const store = useDocumentStore();
  const refresh = useRefresh();
  const [isSent, setSent] = useState(false);
  useEffect(() => {
    const send = async () => {
      await store.flush();
      await refresh(documentCalls.listChanges, documentCalls.listReleases);
      setSent(true);
    };
    void send();
    // Once, when the dialog opens.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const { fetched, refetch } = useFetched(documentCalls.listChanges, {});
  return { fetched: isSent ? fetched : ({ state: 'pending' } as const), refetch };
};

const ReleaseTabs = ({ subject, zone }: PublishDialogProps & { readonly zone: string }) => {
  const [tab, setTab] = useState<'new' | 'all'>('new');
  const changes = useListedChanges();
  const releases = useFetched(documentCalls.listReleases, {});
  const form = (
    <Fetched
      fetched={changes.fetched}
      onRetry={changes.refetch}
      skeleton={<Skeleton rows={4} shape="list" />}
    >
      {({ documents }) => <ReleaseForm {...{ documents, zone, subject }} onDone={() => setTab('all')} />}
    </Fetched>
  );
  const list = (
    <Fetched
      fetched={releases.fetched}
      onRetry={releases.refetch}
      skeleton={<Skeleton rows={3} shape="list" />}
    >
      {(answer) => <ReleaseList releases={answer.releases} zone={zone} />}
    </Fetched>
  );
  return (
    <Tabs
      label="Releases"
      value={tab}
      onChange={setTab}
      tabs={[
        { id: 'new', name: 'New release', panel: form },
        { id: 'all', name: 'Releases', panel: list },
      ]}
    />
  );
};

/** Publishes several changes together, now or scheduled. */
export const ReleaseDialog = (props: PublishDialogProps) => (
  <Dialog title="Publish multiple changes" size="wide" isOpen onClose={props.onClose}>
    <SiteZone>
      {(zone) => (
        <DialogBody>
          <div className="release-body">
            <ReleaseTabs {...props} zone={zone} />
          </div>
        </DialogBody>
      )}
    </SiteZone>
  </Dialog>
);
