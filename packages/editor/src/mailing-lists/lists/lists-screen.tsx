import { mailingListsCalls as calls } from '@sitewright/api/mailing-lists';
import { Link, useNavigate } from '@tanstack/react-router';
import { Filter, Mails, MailX, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button, EmptyState, Records, Screen, Skeleton, useConfirm, useToast } from '../../controls/index.ts';
import { Fetched, send } from '../../data-fetching/index.ts';
import { addressesText, type MailingList } from '../list-texts.ts';
import { useLists, useRefreshLists } from '../use-mailing-lists.ts';
import { ListDialog } from './list-dialog.tsx';
import { ListTable } from './list-table.tsx';
import { ReportsDialog } from './reports-dialog.tsx';
import '../mailing-lists.css';

const useRemoveList = () => {
  const confirm = useConfirm();
  const toast = useToast();
  const refresh = useRefreshLists();
  return async ({ id, name, subscribedCount }: MailingList): Promise<void> => {
    const isConfirmed = await confirm({
      title: `Delete “${name}”?`,
      text: `Its members are deleted with it (${addressesText(subscribedCount)} subscribed). What they agreed to is kept as proof.`,
      confirm: 'Delete',
    });
    if (!isConfirmed) return;
    const outcome = await send(calls.removeList, { params: { id } });
    await refresh();
    toast(outcome.ok ? 'Mailing list deleted' : outcome.refusal.message, outcome.ok ? undefined : 'bad');
  };
};

/** The mailing lists of the site. */
export const ListsScreen = () => {
  const { fetched, refetch } = useLists();
  const [edited, setEdited] = useState<MailingList | 'new'>();
  const [showsReports, setShowsReports] = useState(false);
  const remove = useRemoveList();
  const navigate = useNavigate();
  const add = (
    <Button icon={Plus} kind="primary" onPress={() => setEdited('new')}>
      Create list
    </Button>
  );
  return (
    <Screen title="Mailing lists" layout="fill" actions={add}>
      <Records>
        <div className="mailing-actions">
          <Button icon={MailX} onPress={() => setShowsReports(true)}>
            Bounces
          </Button>
          <Link to="/mailing-lists/segments" className="button button-plain">
            <Filter size={16} aria-hidden />
            <span className="button-label">Segments</span>
          </Link>
        </div>
        <Fetched fetched={fetched} onRetry={refetch} skeleton={<Skeleton rows={4} shape="list" />}>
          {(lists) =>
            lists.length === 0 ? (
              <EmptyState icon={Mails} title="No mailing lists yet">
                Create one, or put a newsletter block on a page: whoever signs up there appears here.
              </EmptyState>
            ) : (
              <ListTable
                lists={lists}
                onOpen={(id) => void navigate({ to: '/mailing-lists/list', search: { id } })}
                onEdit={setEdited}
                onRemove={(list) => void remove(list)}
              />
            )
          }
        </Fetched>
      </Records>
      {showsReports ? <ReportsDialog onClose={() => setShowsReports(false)} /> : null}
      {edited === undefined ? null : (
        <ListDialog list={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </Screen>
  );
};
