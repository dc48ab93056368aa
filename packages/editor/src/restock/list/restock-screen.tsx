import { restockCalls } from '@sitewright/api/restock';
import { LiveRegion } from '@sitewright/ui/live-region';
import { Link, useNavigate } from '@tanstack/react-router';
import { BellRing, Download, Send, Settings } from 'lucide-react';
import {
  Button,
  EmptyState,
  LoadMore,
  ProgressBar,
  Records,
  Screen,
  Skeleton,
  useCountMessage,
} from '../../controls/index.ts';
import { dataOf, Fetched } from '../../data-fetching/index.ts';
import { useSession } from '../../session/index.ts';
import '../restock.css';
import { canSend, emailsText, nothingToSendText, type SignUpGroup } from '../restock-texts.ts';
import { useGroups, useSendNotices } from '../use-restock.ts';
import { GroupTable } from './group-table.tsx';

const SettingsLink = () =>
  useSession().permissions.includes('store-settings') ? (
    <Link to="/store/restock/settings" className="button button-plain">
      <Settings size={16} aria-hidden />
      <span className="button-label">Settings</span>
    </Link>
  ) : null;

const ExportLink = () => (
  <a className="button button-plain" href={restockCalls.exportAll.path} download>
    <Download size={16} aria-hidden />
    <span className="button-label">Export</span>
  </a>
);

/** All that are listed and can be sent. */
const SendAll = ({ groups }: { readonly groups: readonly SignUpGroup[] }) => {
  const { submit, isSending } = useSendNotices();
  const sendable = groups.filter(canSend);
  return (
    <Button icon={Send} isDisabled={isSending || sendable.length === 0} onPress={() => void submit(sendable)}>
      Send all
    </Button>
  );
};

const Progress = ({ groups }: { readonly groups: readonly SignUpGroup[] }) => {
  const running = groups.flatMap(({ sending }) => sending ?? []);
  if (running.length === 0) return null;
  const sum = (key: 'sent' | 'total'): number => running.reduce((all, each) => all + each[key], 0);
  const [sent, total] = [sum('sent'), sum('total')];
  return (
    <ProgressBar
      label="Sending notices"
      percent={total === 0 ? undefined : Math.round((sent / total) * 100)}
      text={`${sent} of ${emailsText(total)}`}
    />
  );
};

const NoGroups = () => (
  <EmptyState icon={BellRing} title="Nobody is waiting yet">
    Switch the form on under Settings. It is shown for variants that are sold out; whoever signs up there
    appears here and gets one email when the variant is back.
  </EmptyState>
);

/** What people wait for, and the notices that were sent. */
export const RestockScreen = () => {
  const navigate = useNavigate();
  const { fetched, refetch, loadMore, isLoadingMore } = useGroups();
  const groups = dataOf(fetched) ?? [];
  const message = useCountMessage(dataOf(fetched)?.length, 'variant', loadMore !== undefined);
  const open = ({ productId, variantId }: SignUpGroup): void =>
    void navigate({ to: '/store/restock/variant', search: { productId, variantId } });
  return (
    <Screen title="Restock" layout="fill" actions={<SettingsLink />}>
      <Records>
        <div className="restock-actions">
          <ExportLink />
          <span className="restock-reason">{nothingToSendText(groups)}</span>
          <SendAll groups={groups} />
        </div>
        <Progress groups={groups} />
        <Fetched
          subject="results"
          fetched={fetched}
          onRetry={refetch}
          skeleton={<Skeleton rows={6} shape="list" />}
        >
          {(found) => (found.length > 0 ? <GroupTable groups={found} onOpen={open} /> : <NoGroups />)}
        </Fetched>
        <LoadMore {...{ loadMore, isLoadingMore }} />
      </Records>
      <LiveRegion message={message} />
    </Screen>
  );
};
