import { pageCalls } from '@sitewright/api/pages';
import { getRouteApi, Link } from '@tanstack/react-router';
import { ArrowLeft, ExternalLink, FileText } from 'lucide-react';
import { useState } from 'react';
import { EmptyState, Screen, Segmented, Skeleton } from '../controls/index.ts';
import { dataOf, Fetched, useFetched } from '../fetching/index.ts';
import { deviceChoices, deviceOfScreen, type Device } from './devices.ts';
import { choosePage, type PageEntry } from './group-pages.ts';
import { PageList } from './page-list.tsx';
import { PagePreview } from './page-preview.tsx';
import './pages-screen.css';

const route = getRouteApi('/_signed-in/pages');

interface PreviewActionsProps {
  readonly page: PageEntry;
  readonly device: Device;
  readonly onDevice: (device: Device) => void;
}

const PreviewActions = ({ page, device, onDevice }: PreviewActionsProps) => (
  <>
    <div className="pages-devices">
      <Segmented label="Width of the preview" segments={deviceChoices} value={device} onChange={onDevice} />
    </div>
    <a className="button button-plain" href={page.fullUrl} target="_blank" rel="noreferrer">
      <ExternalLink size={16} aria-hidden />
      <span className="pages-open-text">Open page</span>
    </a>
  </>
);

const BackToList = () => (
  <Link to="/pages" className="pages-back" aria-label="Back to the list of pages">
    <ArrowLeft size={20} aria-hidden />
  </Link>
);

const NoPages = () => (
  <EmptyState icon={FileText} title="No pages yet">
    This site has no pages. Import a site’s files with the command line to begin.
  </EmptyState>
);

interface PagesBodyProps {
  readonly pages: readonly PageEntry[];
  readonly shown: PageEntry | undefined;
  readonly device: Device;
}

const PagesBody = ({ pages, shown, device }: PagesBodyProps) =>
  shown === undefined ? (
    <NoPages />
  ) : (
    <div className="pages">
      <PageList pages={pages} shownId={shown.id} />
      <PagePreview page={shown} device={device} />
    </div>
  );

export const PagesScreen = () => {
  const { at } = route.useSearch();
  const { fetched, refetch } = useFetched(pageCalls.list, {});
  const [device, setDevice] = useState<Device>(deviceOfScreen);
  const shown = choosePage(dataOf(fetched)?.pages ?? [], at);
  return (
    <Screen
      title="Pages"
      lead={at === undefined ? undefined : <BackToList />}
      note={shown?.title}
      actions={shown ? <PreviewActions page={shown} device={device} onDevice={setDevice} /> : undefined}
      layout="fill"
    >
      <div className={at === undefined ? 'pages-frame' : 'pages-frame pages-frame-chosen'}>
        <Fetched fetched={fetched} onRetry={refetch} skeleton={<Skeleton rows={8} shape="nav" />}>
          {({ pages }) => <PagesBody pages={pages} shown={shown} device={device} />}
        </Fetched>
      </div>
    </Screen>
  );
};
