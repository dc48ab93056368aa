import { storeCalls } from '@sitewright/api/store';
import { hasFeature } from '@sitewright/domain/features';
import type { PriceFormat } from '@sitewright/domain/money';
import { Store } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card, EmptyState, Screen, Skeleton } from '../controls/index.ts';
import { Failure, Fetched, useFetched } from '../data-fetching/index.ts';
import { useSession } from '../session/index.ts';
import { usePriceFormat } from '../site-prices/index.ts';
import type { DraftNamespace, PreferencesAnswer } from './use-preferences-draft.ts';

interface StorePreferencesProps {
  readonly namespace: DraftNamespace;
  readonly children: (answer: PreferencesAnswer, format: PriceFormat) => ReactNode;
}

const skeleton = (
  <Card>
    <Skeleton rows={6} shape="form" />
  </Card>
);

/** Preferences of a namespace with the format of prices, once both are read. */
export const StorePreferences = ({ namespace, children }: StorePreferencesProps) => {
  const { format, refusal, retry } = usePriceFormat();
  const { fetched, refetch } = useFetched(storeCalls.readPreferences, { params: { namespace } });
  if (refusal) return <Failure refusal={refusal} onRetry={retry} />;
  return (
    <Fetched fetched={fetched} onRetry={refetch} skeleton={skeleton}>
      {(answer) => (format ? children(answer, format) : skeleton)}
    </Fetched>
  );
};

const CommerceOff = () => (
  <Card>
    <EmptyState icon={Store} title="Commerce is switched off">
      The administrator of this installation can switch it on for this site.
    </EmptyState>
  </Card>
);

/** A screen of the store that edits one namespace of its preferences. */
export const StorePreferencesScreen = ({
  title,
  lead,
  ...preferences
}: StorePreferencesProps & { readonly title: string; readonly lead?: ReactNode }) => {
  const { website } = useSession();
  return (
    <Screen title={title} lead={lead}>
      {hasFeature(website.features, 'commerce') ? <StorePreferences {...preferences} /> : <CommerceOff />}
    </Screen>
  );
};
