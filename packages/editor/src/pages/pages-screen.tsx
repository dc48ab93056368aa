import { pageCalls } from '@sitewright/api/pages';
import { isItemList, itemWords } from '@sitewright/domain/pages';
import { LiveRegion, useAnnouncer } from '@sitewright/ui/live-region';
import { getRouteApi, Link } from '@tanstack/react-router';
import { ArrowLeft, ExternalLink, FileText, List, Pencil, Plus, Settings, Trash2 } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { Button, EmptyState, IconButton, Notice, Screen, Segmented, Skeleton } from '../controls/index.ts';
import { dataOf, Fetched, useFetched } from '../data-fetching/index.ts';
import { deviceChoices, deviceOfScreen, type Device } from '../frames/index.ts';
import { SaveStatus } from '../save-status/index.ts';
import { UndoButtons, useUndoKeys, useUndo, type UndoScope, type UndoControls } from '../undo/index.ts';
import { PublishMenu, siteSubject } from '../publishing/index.ts';
import { useSession } from '../session/index.ts';
import { PageActionsProvider, useActions, usePageActions } from './actions/use-page-actions.ts';
import { useSiteTree, type SiteTree } from './actions/use-site-tree.ts';
import { AddPageDialog } from './add/add-page-dialog.tsx';
import { NavigationLinkDialog } from './add/link-dialog.tsx';
import { choosePage, type PageEntry } from './page-entry.ts';
import { PagePreview } from './preview/page-preview.tsx';
import { liveUrlOf, versionOf, type PreviewSide } from './preview/preview-state.ts';
import './pages-screen.css';
import { PageSettingsDialog } from './settings/page-settings-dialog.tsx';
import { TrashDialog } from './trash/trash-dialog.tsx';
import { PageTree } from './tree/page-tree.tsx';
import { PanelProvider, usePanel, type OpenPanel } from './use-panel.ts';

const route = getRouteApi('/_signed-in/pages');

interface PreviewActionsProps {
  readonly page: PageEntry;
  readonly device: Device;
  readonly onDevice: (device: Device) => void;
}

const PreviewActions = ({ page, device, onDevice }: PreviewActionsProps) => {
  const { open } = usePanel();
  const canChange = useSession().permissions.includes('content');
  const liveUrl = liveUrlOf(page);
  return (
    <>
      <div className="pages-devices">
        <Segmented label="Width of the preview" segments={deviceChoices} value={device} onChange={onDevice} />
      </div>
      {liveUrl === undefined ? null : (
        <a className="button button-plain pages-open" href={liveUrl} target="_blank" rel="noreferrer">
          <ExternalLink size={16} aria-hidden />
          <span className="pages-open-text">Open page</span>
        </a>
      )}
      {canChange ? (
        <IconButton
          icon={Settings}
          label="Page settings"
          onPress={() => open({ dialog: 'settings', page })}
        />
      ) : null}
      {canChange && isItemList(page.typeName) ? (
        <Link to="/pages/items" search={{ of: page.id }} className="button button-plain">
          <List size={16} aria-hidden />
          <span className="pages-open-text">{`Show ${itemWords(page.typeName).many}`}</span>
        </Link>
      ) : null}
      <PublishMenu
        kind="plain"
        subject={{ kind: 'collection', id: page.id, title: page.title }}
        at={page.fullUrl}
        others={[siteSubject('navigation')]}
      />
      {canChange ? (
        <Link to="/pages/edit" search={{ at: page.fullUrl }} className="button button-primary">
          <Pencil size={16} aria-hidden />
          <span className="pages-open-text">Edit</span>
        </Link>
      ) : null}
    </>
  );
};

const BackToList = () => (
  <Link to="/pages" className="pages-back" aria-label="Back to the list of pages">
    <ArrowLeft size={20} aria-hidden />
  </Link>
);

const NoPages = () => (
  <EmptyState icon={FileText} title="No pages yet">
    Add a page to begin.
  </EmptyState>
);

/** Above the tree: what can be made, what lies in the trash, and steps back. */
const TreeBar = ({ steps }: { readonly steps: UndoControls }) => {
  const { open } = usePanel();
  const { permissions } = useSession();
  if (!permissions.includes('content')) return null;
  return (
    <div className="pages-bar">
      {permissions.includes('create-pages') ? (
        <Button icon={Plus} onPress={() => open({ dialog: 'add' })}>
          Add page
        </Button>
      ) : null}
      <div className="pages-bar-end">
        <UndoButtons controls={steps} />
        <IconButton icon={Trash2} label="Trash" onPress={() => open({ dialog: 'trash' })} />
      </div>
    </div>
  );
};

const NavigationNotice = ({ tree }: { readonly tree: SiteTree }) => {
  const acts = useActions();
  const canPublish = useSession().permissions.includes('publish');
  const [isPending, setPending] = useState(false);
  if (!canPublish || !tree.navigation?.saved.hasChanges) return null;
  const publish = async () => {
    setPending(true);
    await acts.publishNavigation();
    setPending(false);
  };
  return (
    <div className="pages-notice">
      <Notice
        tone="warning"
        actions={
          <Button isPending={isPending} onPress={() => void publish()}>
            Publish navigation
          </Button>
        }
      >
        Visitors do not see the new order yet.
      </Notice>
    </div>
  );
};

const OpenDialog = ({ panel, tree }: { readonly panel: OpenPanel; readonly tree: SiteTree }) => {
  if (panel.dialog === 'add') return <AddPageDialog />;
  if (panel.dialog === 'trash') return <TrashDialog />;
  if (panel.dialog === 'settings') return <PageSettingsDialog page={panel.page} tree={tree} />;
  if (panel.dialog === 'link') return <NavigationLinkDialog {...(panel.node ? { node: panel.node } : {})} />;
  return null;
};

interface PagesBodyProps {
  readonly pages: readonly PageEntry[];
  readonly shown: PageEntry | undefined;
  readonly device: Device;
  readonly panel: OpenPanel;
}

/** The tree and the page beside it; the other pages are rows of the tree. */
const usePlace = (shown: PageEntry | undefined): UndoScope => {
  const id = shown?.id;
  return useMemo(
    () => ({
      documents: [
        siteSubject('navigation'),
        ...(id === undefined ? [] : [{ kind: 'collection', id } as const]),
      ],
      kinds: ['collection'],
    }),
    [id],
  );
};

const PagesBody = ({ pages, shown, device, panel }: PagesBodyProps) => {
  const { message, announce } = useAnnouncer();
  const tree = useSiteTree(pages);
  const [side, setSide] = useState<PreviewSide>('draft');
  const acts = usePageActions(tree, announce);
  const steps = useUndo(announce, usePlace(shown));
  useUndoKeys(steps);
  return (
    <PageActionsProvider value={acts}>
      <div className="pages">
        <div className="pages-side">
          <TreeBar steps={steps} />
          <NavigationNotice tree={tree} />
          <PageTree tree={tree} shownId={shown?.id} />
        </div>
        {shown ? (
          <PagePreview page={shown} {...{ device, side }} onSide={setSide} version={versionOf(tree)} />
        ) : (
          <NoPages />
        )}
      </div>
      <OpenDialog panel={panel} tree={tree} />
      <LiveRegion message={message} />
    </PageActionsProvider>
  );
};

export const PagesScreen = () => {
  const { at } = route.useSearch();
  const { fetched, refetch } = useFetched(pageCalls.list, {});
  const [device, setDevice] = useState<Device>(deviceOfScreen);
  const [panel, setPanel] = useState<OpenPanel>({ dialog: 'none' });
  const close = useCallback(() => setPanel({ dialog: 'none' }), []);
  const shown = choosePage(dataOf(fetched)?.pages ?? [], at);
  return (
    <PanelProvider value={{ open: setPanel, close }}>
      <Screen
        title="Pages"
        lead={at === undefined ? undefined : <BackToList />}
        note={
          <span className="pages-note">
            <span className="truncate">{shown?.title}</span>
            <SaveStatus />
          </span>
        }
        actions={
          shown ? (
            <div className={at === undefined ? 'pages-actions pages-actions-list' : 'pages-actions'}>
              <PreviewActions page={shown} device={device} onDevice={setDevice} />
            </div>
          ) : undefined
        }
        layout="fill"
      >
        <div className={at === undefined ? 'pages-frame' : 'pages-frame pages-frame-chosen'}>
          <Fetched
            wanted="collections"
            fetched={fetched}
            onRetry={refetch}
            skeleton={<Skeleton rows={8} shape="nav" />}
          >
            {({ pages }) => <PagesBody {...{ pages, shown, device, panel }} />}
          </Fetched>
        </div>
      </Screen>
    </PanelProvider>
  );
};
