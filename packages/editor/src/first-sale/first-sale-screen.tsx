import { storeSetupCalls } from '@sitewright/api/store-setup';
import { Card, Screen, Skeleton } from '../controls/index.ts';
import { Fetched, useFetched } from '../data-fetching/index.ts';
import { UnsentNotice } from '../mail/index.ts';
import { FirstSaleList } from './first-sale-list.tsx';
import './first-sale.css';

/** What the store still needs before it can sell. */
export const FirstSaleScreen = () => {
  const { fetched, refetch } = useFetched(storeSetupCalls.readFirstSale, {});
  return (
    <Screen title="First sale">
      <UnsentNotice />
      <Fetched
        fetched={fetched}
        onRetry={refetch}
        skeleton={
          <Card>
            <Skeleton rows={7} shape="list" />
          </Card>
        }
      >
        {(checklist) => <FirstSaleList checklist={checklist} />}
      </Fetched>
    </Screen>
  );
};
