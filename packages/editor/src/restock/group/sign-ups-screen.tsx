import { restockCalls } from '@sitewright/api/restock';
import { LiveRegion } from '@sitewright/ui/live-region';
import { getRouteApi, Link } from '@tanstack/react-router';
import { BellRing, Download, Send } from 'lucide-react';
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
import '../restock.css';
import { canSend, emailsText, groupName, stockText, type SignUpGroup } from '../restock-texts.ts';
import { useGroup, useSendNotices, useSignUps } from '../use-restock.ts';
import { SignUpTable } from './sign-up-table.tsx';

const route = getRouteApi('/_signed-in/store/restock/variant');

const Crumb = () => (
  <Link to="/store/restock" className="screen-crumb">
    Restock /
  </Link>
);

const Figures = ({ group }: { readonly group: SignUpGroup }) => (
  <dl className="records-figures">
    <div>
      <dt>Stock</dt>
      <dd>{stockText(group)}</dd>
    </div>
    <div>
      <dt>Waiting</dt>
      <dd>
        {group.demoCount > 0 ? `${group.waitingCount} and ${group.demoCount} demo` : group.waitingCount}
      </dd>
    </div>
    <div>
      <dt>Notified</dt>
      <dd>{group.notifiedCount}</dd>
    </div>
  </dl>
);

const Actions = ({ group }: { readonly group: SignUpGroup }) => {
  const { submit, isSending } = useSendNotices();
  const { variantId, productId, sending } = group;
  const query = new URLSearchParams({ productId, variantId }).toString();
  return (
    <>
      <Figures group={group} />
      <div className="restock-actions">
        <a className="button button-plain" href={`${restockCalls.exportAll.path}?${query}`} download>
          <Download size={16} aria-hidden />
          <span className="button-label">Export</span>
        </a>
        <Button icon={Send} isDisabled={isSending || !canSend(group)} onPress={() => void submit([group])}>
          Send
        </Button>
      </div>
      {sending ? (
        <ProgressBar
          label="Sending notices"
          percent={Math.round((sending.sent / Math.max(1, sending.total)) * 100)}
          text={`${sending.sent} of ${emailsText(sending.total)}`}
        />
      ) : null}
    </>
  );
};

const NoSignUps = () => (
  <EmptyState icon={BellRing} title="Nobody is waiting for this variant">
    The link may be old, or all sign-ups were deleted.
  </EmptyState>
);

/** Who waits for a variant, and who was told. */
export const SignUpsScreen = () => {
  const { productId = '', variantId = '' } = route.useSearch();
  const group = dataOf(useGroup(variantId).fetched);
  const { fetched, refetch, loadMore, isLoadingMore } = useSignUps({ productId, variantId });
  const message = useCountMessage(dataOf(fetched)?.length, 'sign-up', loadMore !== undefined);
  return (
    <Screen title={group ? groupName(group) : 'Sign-ups'} layout="fill" lead={<Crumb />}>
      <Records>
        {group ? <Actions group={group} /> : null}
        <Fetched
          subject="results"
          fetched={fetched}
          onRetry={refetch}
          skeleton={<Skeleton rows={6} shape="list" />}
        >
          {(signUps) => (signUps.length > 0 ? <SignUpTable signUps={signUps} /> : <NoSignUps />)}
        </Fetched>
        <LoadMore {...{ loadMore, isLoadingMore }} />
      </Records>
      <LiveRegion message={message} />
    </Screen>
  );
};
