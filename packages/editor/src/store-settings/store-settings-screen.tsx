import { siteCalls } from '@sitewright/api/sites';
import { storeCalls } from '@sitewright/api/store';
import { hasFeature } from '@sitewright/domain/features';
import { Store } from 'lucide-react';
import { Card, EmptyState, Screen, Skeleton } from '../controls/index.ts';
import { Fetched, useFetched } from '../data-fetching/index.ts';
import { useSession } from '../session/index.ts';
import { OrderNumberSection } from './order-number-section.tsx';
import { PillCartSection } from './pill-cart-section.tsx';
import { StoreSettingsForm } from './store-settings-form.tsx';
import './store-settings.css';

const skeleton = (
  <Card>
    <Skeleton rows={6} shape="form" />
  </Card>
);

const StoreSettings = () => {
  const { permissions } = useSession();
  const site = useFetched(siteCalls.readSettings, {});
  const store = useFetched(storeCalls.readSettings, {});
  return (
    <Fetched fetched={site.fetched} onRetry={site.refetch} skeleton={skeleton}>
      {({ currency, language }) => (
        <Fetched fetched={store.fetched} onRetry={store.refetch} skeleton={skeleton}>
          {(settings) => (
            <div className="store-settings">
              <StoreSettingsForm settings={settings} site={{ currency, language }} />
              {permissions.includes('orders') ? <OrderNumberSection /> : null}
              <PillCartSection />
            </div>
          )}
        </Fetched>
      )}
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

export const StoreSettingsScreen = () => {
  const { website } = useSession();
  return (
    <Screen title="Store settings">
      {hasFeature(website.features, 'commerce') ? <StoreSettings /> : <CommerceOff />}
    </Screen>
  );
};
