import type { StyleToken } from '@sitewright/domain/styles';
import { LiveRegion, useAnnouncer } from '@sitewright/ui/live-region';
import { VisuallyHidden } from '@sitewright/ui/visually-hidden';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { FileCode } from 'lucide-react';
import { useCallback, useState } from 'react';
import { Screen, Segmented, Skeleton } from '../controls/index.ts';
import { dataOf, Failure, Fetched, NotAllowed } from '../data-fetching/index.ts';
import { SaveStatus } from '../save-status/index.ts';
import { UndoButtons, useUndoKeys, useUndo, type UndoScope } from '../undo/index.ts';
import { deviceChoices, deviceOfScreen, type Device } from '../frames/index.ts';
import { PublishMenu, siteSubject } from '../publishing/index.ts';
import { useSession } from '../session/index.ts';
import { useStyleTokens } from '../tokens/index.ts';
import { DesignFrame } from './design-frame.tsx';
import { DesignPanel } from './design-panel.tsx';
import './design-screen.css';
import { PageChoice } from './page-choice.tsx';
import { useStyledFrame } from './use-styled-frame.ts';
import { useSiteStyles, type SiteStyles } from './use-site-styles.ts';

const route = getRouteApi('/_signed-in/design');

const noTokens: readonly StyleToken[] = [];

const undoScope = { documents: [], kinds: ['styles', 'header-footer'] } as const satisfies UndoScope;

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
  const cssFaults = useStyledFrame({ page, tokens, values: styles.values, content: styles.content });
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
            {() => <DesignPanel {...{ tokens, styles, cssFaults, announce }} />}
          </Fetched>
        )}
      </aside>
      <DesignFrame at={at} title={`Page ${at}`} device={device} onPage={setPage} onGo={onGo} />
    </div>
  );
};

const TemplateLink = ({ at }: { readonly at: string }) => (
  <Link to="/design/template" search={{ at }} className="button button-plain design-template">
    <FileCode size={16} aria-hidden />
    <span className="button-label">Template</span>
  </Link>
);

const OpenDesign = () => {
  const { at = '/' } = route.useSearch();
  const { permissions } = useSession();
  const styles = useSiteStyles();
  const [device, setDevice] = useState<Device>(deviceOfScreen);
  const { message, announce } = useAnnouncer();
  const undoControls = useUndo(announce, undoScope);
  useUndoKeys(undoControls);
  return (
    <Screen
      title="Design"
      layout="fill"
      note={<SaveStatus />}
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
          <UndoButtons controls={undoControls} />
          {permissions.includes('code') ? <TemplateLink at={at} /> : null}
          <PublishMenu subject={siteSubject('styles')} at={at} />
        </>
      }
    >
      <DesignBody at={at} device={device} styles={styles} announce={announce} />
      <LiveRegion message={message} />
    </Screen>
  );
};

/** Site styles with a page preview. */
export const DesignScreen = () =>
  useSession().permissions.includes('design') ? (
    <OpenDesign />
  ) : (
    <Screen title="Design">
      <NotAllowed />
    </Screen>
  );
