import { pageCalls } from '@sitewright/api/pages';
import type { StyleToken } from '@sitewright/domain/styles';
import { LiveRegion } from '@sitewright/ui/live-region';
import { VisuallyHidden } from '@sitewright/ui/visually-hidden';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { Screen, Segmented, Select, Skeleton } from '../controls/index.ts';
import { dataOf, Failure, Fetched, useFetched } from '../fetching/index.ts';
import { ConflictDialog, JournalButtons, SaveNote, useJournalKeys, useKeeping } from '../journal/index.ts';
import { deviceChoices, deviceOfScreen, type Device } from '../pages/index.ts';
import { useSession } from '../session/index.ts';
import { useStyleTokens } from '../tokens/index.ts';
import { describeStyles } from './describe-styles.ts';
import { DesignFrame } from './design-frame.tsx';
import { DesignPanel } from './design-panel.tsx';
import './design-screen.css';
import { PublishStyles } from './publish-styles.tsx';
import { usePaintedFrame } from './use-painted-frame.ts';
import { useSiteStyles, type SiteStyles } from './use-site-styles.ts';

const route = getRouteApi('/_signed-in/design');

const noTokens: readonly StyleToken[] = [];

const PageChoice = ({ at, onGo }: { readonly at: string; readonly onGo: (path: string) => void }) => {
  const { fetched } = useFetched(pageCalls.list, {});
  const pages = dataOf(fetched)?.pages ?? [];
  const known = pages.map(({ title, fullUrl }) => ({ id: fullUrl, name: title, detail: fullUrl }));
  const isKnown = known.some(({ id }) => id === at);
  return (
    <div className="design-page">
      <Select
        label="Page in view"
        choices={isKnown ? known : [{ id: at, name: at }, ...known]}
        value={at}
        onChange={onGo}
      />
    </div>
  );
};

interface DesignBodyProps {
  readonly at: string;
  readonly device: Device;
  readonly styles: SiteStyles;
  readonly announce: (text: string) => void;
}

const DesignBody = ({ at, device, styles, announce }: DesignBodyProps) => {
  const go = useNavigate();
  const { fetched, refetch } = useStyleTokens();
  const [page, setPage] = useState<Document>();
  const tokens = dataOf(fetched)?.tokens ?? noTokens;
  usePaintedFrame({ page, tokens, values: styles.values, content: styles.content });
  const onGo = useCallback((path: string) => void go({ to: '/design', search: { at: path } }), [go]);
  return (
    <div className="design">
      <aside className="design-side" aria-label="Styles">
        <h2>
          <VisuallyHidden>Styles</VisuallyHidden>
        </h2>
        <PageChoice at={at} onGo={onGo} />
        {styles.state.state === 'failed' ? (
          <Failure refusal={styles.state.refusal} onRetry={styles.state.retry} />
        ) : (
          <Fetched fetched={fetched} onRetry={refetch} skeleton={<Skeleton rows={8} shape="form" />}>
            {() => <DesignPanel tokens={tokens} styles={styles} announce={announce} />}
          </Fetched>
        )}
      </aside>
      <DesignFrame at={at} title={`Page ${at}`} device={device} onPage={setPage} onGo={onGo} />
    </div>
  );
};

/** The look of the whole site, with a page of it in view. */
export const DesignScreen = () => {
  const { at = '/' } = route.useSearch();
  const { permissions } = useSession();
  const styles = useSiteStyles();
  const [device, setDevice] = useState<Device>(deviceOfScreen);
  const [message, setMessage] = useState('');
  useKeeping();
  useJournalKeys(setMessage);
  return (
    <Screen
      title="Design"
      layout="fill"
      note={<SaveNote />}
      actions={
        <>
          <div className="design-devices">
            <Segmented
              label="Width of the page"
              segments={deviceChoices}
              value={device}
              onChange={setDevice}
            />
          </div>
          <JournalButtons announce={setMessage} />
          {permissions.includes('publish') ? <PublishStyles announce={setMessage} /> : null}
        </>
      }
    >
      <DesignBody at={at} device={device} styles={styles} announce={setMessage} />
      <LiveRegion message={message} />
      <ConflictDialog describe={describeStyles} />
    </Screen>
  );
};
