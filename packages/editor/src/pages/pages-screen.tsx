import { pageCalls } from '@sitewright/api/pages';
import { isItemList, itemNouns } from '@sitewright/domain/pages';
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
import { choosePage, latestEntry, type PageEntry } from './model/page-entry.ts';
import { PagePreview } from './preview/page-preview.tsx';
import { liveUrlOf, versionOf, type PreviewSide } from './preview/preview-state.ts';
import './pages-screen.css';
import { PageSettingsDialog } from './settings/page-settings-dialog.tsx';
import { TrashDialog } from './trash/trash-dialog.tsx';
import { PageTree } from './tree/page-tree.tsx';
import { DialogProvider, useDialog, type OpenDialog } from './model/open-dialog.ts';

const route = getRouteApi('/_signed-in/pages');

interface PreviewActionsProps {
  readonly page: PageEntry;
  readonly device: Device;
  readonly onDevice: (device: Device) => void;
}

const PreviewActions = ({ page, device, onDevice }: PreviewActionsProps) => {
  const { open } = useDialog();
  const canChange = useSession().permissions.includes('content');
  const liveUrl = liveUrlOf(page);
  return (
    <>
      <div className="pages-devices">
        <Segmented label="Preview size" segments={deviceChoices} value={device} onChange={onDevice} />
      </div>
      {liveUrl === undefined ? null : (
        <a className="button button-plain pages-open" href={liveUrl} target="_blank" rel="noreferrer">
          <ExternalLink size={16} aria-hidden />
          <span className="pages-open-text">Open page</span>
        </a>
      )}
      {canChange ? (
        <IconButton icon={Settings} label="Page settings" onPress={() => open({ name: 'settings', page })} />
      ) : null}
      {canChange && isItemList(page.typeName) ? (
        <Link to="/pages/items" search={{ of: page.id }} className="button button-plain">
          <List size={16} aria-hidden />
          <span className="pages-open-text">{`Show ${itemNouns(page.typeName).many}`}</span>
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
  <Link to="/pages" className="pages-back" aria-label="Back to pages">
    <ArrowLeft size={20} aria-hidden />
  </Link>
);

const NoPages = () => (
  <EmptyState icon={FileText} title="No pages yet">
    Add a page to get started.
  </EmptyState>
);

/** Add page, undo and trash above the tree. */
const TreeBar = ({ steps }: { readonly steps: UndoControls }) => {
  const { open } = useDialog();
  const { permissions } = useSession();
  if (!permissions.includes('content')) return null;
  return (
    <div className="pages-bar">
      {permissions.includes('create-pages') ? (
        <Button icon={Plus} onPress={() => open({ name: 'add' })}>
          Add page
        </Button>
      ) : null}
      <div className="pages-bar-end">
        <UndoButtons controls={steps} />
        <IconButton icon={Trash2} label="Trash" onPress={() => open({ name: 'trash' })} />
      </div>
    </div>
  );
};

const NavigationNotice = ({ tree }: { readonly tree: SiteTree }) => {
  const actions = useActions();
  const canPublish = useSession().permissions.includes('publish');
  const [isPending, setPending] = useState(false);
  if (!canPublish || !tree.navigation?.saved.hasChanges) return null;
  const publish = async () => {
    setPending(true);
    await actions.publishNavigation();
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
        Navigation changes are not published yet.
      </Notice>
    </div>
  );
};

const PagesDialog = ({ dialog, tree }: { readonly dialog: OpenDialog; readonly tree: SiteTree }) => {
  if (dialog.name === 'add') return <AddPageDialog />;
  if (dialog.name === 'trash') return <TrashDialog />;
  if (dialog.name === 'settings')
    return <PageSettingsDialog page={latestEntry(tree.pages, dialog.page)} tree={tree} />;
  if (dialog.name === 'link') return <NavigationLinkDialog {...(dialog.node ? { node: dialog.node } : {})} />;
  return null;
};

interface PagesBodyProps {
  readonly pages: readonly PageEntry[];
  readonly shown: PageEntry | undefined;
  readonly device: Device;
  readonly dialog: OpenDialog;
}

/** The scope of undo on this screen. */
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

const PagesBody = ({ pages, shown, device, dialog }: PagesBodyProps) => {
  const { message, announce } = useAnnouncer();
  const tree = useSiteTree(pages);
  const [side, setSide] = useState<PreviewSide>('draft');
  const actions = usePageActions(tree, announce);
  const steps = useUndo(announce, usePlace(shown));
  useUndoKeys(steps);
  return (
    <PageActionsProvider value={actions}>
      <div className="pages">
        <div className="pages-side">
          <TreeBar steps={steps} />
          <NavigationNotice tree={tree} />
          <PageTree tree={tree} currentId={shown?.id} />
        </div>
        {shown ? (
          <PagePreview page={shown} {...{ device, side }} onSide={setSide} version={versionOf(tree)} />
        ) : (
          <NoPages />
        )}
      </div>
      <PagesDialog dialog={dialog} tree={tree} />
      <LiveRegion message={message} />
    </PageActionsProvider>
  );
};

export const PagesScreen = () => {
  const { at } = route.useSearch();
  const { fetched, refetch } = useFetched(pageCalls.list, {});
  const [device, setDevice] = useState<Device>(deviceOfScreen);
  const [dialog, setDialog] = useState<OpenDialog>({ name: 'none' });
  const close = useCallback(() => setDialog({ name: 'none' }), []);
  const shown = choosePage(dataOf(fetched)?.pages ?? [], at);
  return (
    <DialogProvider value={{ open: setDialog, close }}>
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
            subject="collections"
            fetched={fetched}
            onRetry={refetch}
            skeleton={<Skeleton rows={8} shape="nav" />}
          >
            {({ pages }) => <PagesBody {...{ pages, shown, device, dialog }} />}
          </Fetched>
        </div>
      </Screen>
    </DialogProvider>
  );
};
