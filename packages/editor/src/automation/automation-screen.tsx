import { automationCalls } from '@sitewright/api/automation';
import { Skeleton } from '../controls/index.ts';
import { Fetched } from '../data-fetching/index.ts';
import { HookList } from './hook-list.tsx';
import { KeyList } from './key-list.tsx';
import { useRepeatedFetch } from './use-repeated-fetch.ts';

/** Keys of the site, and what is connected with them. */
export const AutomationScreen = () => {
  const { fetched, refetch } = useRepeatedFetch(automationCalls.read, {});
  return (
    <div className="screen-column screen-body">
      <Fetched fetched={fetched} onRetry={refetch} skeleton={<Skeleton rows={4} shape="list" />}>
        {({ keys, hooks }) => (
          <>
            <KeyList keys={keys} />
            <HookList hooks={hooks} />
          </>
        )}
      </Fetched>
    </div>
  );
};
