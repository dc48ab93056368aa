import { Lock } from 'lucide-react';
import { Suspense } from 'react';
import { EmptyState, Skeleton } from '../../controls/index.ts';
import type { DocumentKey } from '../../documents/index.ts';
import { Failure } from '../../data-fetching/index.ts';
import { useSession } from '../../session/index.ts';
import { chromePartNames, type ChromePart } from '../chrome-part.ts';
import { useHeaderFooter } from '../use-header-footer.ts';
import { AnnouncementPanel } from './announcement-panel.tsx';
import { FooterPanel } from './footer-panel.tsx';
import { HeaderPanel } from './header-panel.tsx';
import { PopupPanel } from './popup-panel.tsx';
import { PublishChrome } from './publish-chrome.tsx';
import './chrome-panel.css';

const sitePanels = { announcement: AnnouncementPanel, header: HeaderPanel, footer: FooterPanel } as const;

/** For roles without permission. */
const Locked = () => (
  <EmptyState icon={Lock} title="View only">
    Your role cannot edit the header, footer and announcement bar.
  </EmptyState>
);

const SitePanel = ({ name }: { readonly name: keyof typeof sitePanels }) => {
  const canChange = useSession().permissions.includes('design');
  const { state } = useHeaderFooter(canChange);
  const Panel = sitePanels[name];
  if (!canChange) return <Locked />;
  if (state.state === 'pending') return <Skeleton rows={4} shape="form" />;
  if (state.state === 'failed') return <Failure refusal={state.refusal} onRetry={state.retry} />;
  return (
    <>
      <div className="chrome-note">
        <p>Changes appear on every page once published.</p>
        <PublishChrome />
      </div>
      <Panel />
    </>
  );
};

export interface ChromePanelProps {
  readonly name: ChromePart;
  /** The page in view: popup settings are stored in it. */
  readonly page: DocumentKey | undefined;
}

/** Settings of a site chrome part. */
export const ChromePanel = ({ name, page }: ChromePanelProps) => (
  <>
    <header className="panel-head">
      <h2 className="truncate">{chromePartNames[name]}</h2>
    </header>
    <div className="panel-block">
      <Suspense fallback={<Skeleton rows={4} shape="form" />}>
        {name === 'popup' ? page && <PopupPanel page={page} /> : <SitePanel name={name} />}
      </Suspense>
    </div>
  </>
);
