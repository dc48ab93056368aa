import { LiveRegion } from '@sitewright/ui/live-region';
import { readUndoKey } from '@sitewright/ui/undo-keys';
import { getRouteApi, Link } from '@tanstack/react-router';
import { ArrowLeft, Lock } from 'lucide-react';
import { Suspense, useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { EmptyState, Screen } from '../controls/index.ts';
import { useDocument, type DocumentKey } from '../document/index.ts';
import { ConflictDialog, SaveNote, useKeeping } from '../journal/index.ts';
import { useSession } from '../session/index.ts';
import { TextTools } from '../text/index.ts';
import { CanvasProvider } from './canvas-context.ts';
import { CanvasFrame } from './canvas-frame.tsx';
import './canvas-screen.css';
import { describeConflict } from './dialogs/describe-conflict.ts';
import { LookOnly } from './look-only.tsx';
import { selectedIds } from './model/selection.ts';
import { Outline } from './outline/outline.tsx';
import { PartBoundary } from './part-boundary.tsx';
import { Others } from './presence/others.tsx';
import { usePresence } from './presence/use-presence.ts';
import { SettingsPanel } from './panel/settings-panel.tsx';
import { CanvasToolbar, OutlineToggle } from './toolbar/canvas-toolbar.tsx';
import { useCanvasKeys, type PressKey } from './use-canvas-keys.ts';
import { useCanvasState, type CanvasState } from './use-canvas-state.ts';
import { isInField, useClipboard, useClipboardEvents } from './use-clipboard.ts';
import { usePageTitle } from './use-page-title.ts';
import { useWriting } from './use-writing.ts';

const route = getRouteApi('/_signed-in/pages/edit');

const listIn = (content: unknown): string | undefined =>
  typeof content === 'object' &&
  content !== null &&
  'collectionId' in content &&
  typeof content.collectionId === 'string'
    ? content.collectionId
    : undefined;

const BackToPages = ({ at }: { readonly at: string }) => (
  <Link to="/pages" search={{ at }} className="canvas-back" aria-label="Back to the pages">
    <ArrowLeft size={18} aria-hidden />
  </Link>
);

interface WayBackProps {
  readonly at: string;
  readonly pageKey: DocumentKey | undefined;
}

/** From an item to its list, from a page to the pages. */
const WayBack = ({ at, pageKey }: WayBackProps) => {
  const state = useDocument(pageKey);
  const listId = state.state === 'success' ? listIn(state.document.content) : undefined;
  if (listId === undefined) return <BackToPages at={at} />;
  return (
    <Link to="/pages/items" search={{ of: listId }} className="canvas-back" aria-label="Back to the list">
      <ArrowLeft size={18} aria-hidden />
    </Link>
  );
};

/** Undo and the clipboard hold wherever the focus is on this screen. */
const useScreenKeys = (onKey: PressKey, hearClipboard: (target: Document) => () => void): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (readUndoKey(event) && !isInField(event.target) && onKey(event, 'canvas')) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    const leave = hearClipboard(document);
    return () => {
      document.removeEventListener('keydown', press);
      leave();
    };
  }, [onKey, hearClipboard]);
};

const isWide = (): boolean => window.matchMedia('(width >= 1280px)').matches;

interface CanvasBodyProps extends CanvasState {
  readonly at: string;
  readonly panelRef: RefObject<HTMLElement | null>;
  readonly isPanelOpen: boolean;
  readonly onPanel: (isOpen: boolean) => void;
}

const CanvasBody = ({
  at,
  panelRef,
  isPanelOpen,
  onPanel,
  canvas,
  message,
  openText,
  pageKey,
  onLoad,
  setDevice,
}: CanvasBodyProps) => {
  const title = usePageTitle(pageKey);
  const [isOutlineOpen, setOutlineOpen] = useState(isWide);
  const [isAdding, setAdding] = useState(false);
  const openAdding = useCallback(() => setAdding(true), []);
  const onKey = useCanvasKeys({ onAdd: openAdding });
  const clipboard = useClipboard();
  useScreenKeys(onKey, useClipboardEvents(clipboard));
  useKeeping();
  useWriting(route.useSearch().write !== undefined);
  const others = usePresence(pageKey, selectedIds(canvas.selection)[0]);
  return (
    <Screen
      title={title || 'Page'}
      layout="fill"
      lead={
        <>
          <WayBack {...{ at, pageKey }} />
          <OutlineToggle isOpen={isOutlineOpen} onChange={setOutlineOpen} />
        </>
      }
      note={<SaveNote />}
      actions={
        <>
          <Others others={others} />
          <CanvasToolbar
            {...{ at, pageKey, title, isAdding, isPanelOpen, onPanel }}
            onDevice={setDevice}
            onAdding={setAdding}
          />
        </>
      }
    >
      <div className="canvas">
        {isOutlineOpen ? (
          <nav className="canvas-side" aria-label="Outline">
            <h2>Outline</h2>
            <Outline onKey={onKey} clipboard={clipboard} />
          </nav>
        ) : null}
        <CanvasFrame at={at} title={`Page ${title}`} onLoad={onLoad} onKey={onKey} clipboard={clipboard} />
        <SettingsPanel {...{ panelRef, pageKey }} isOpen={isPanelOpen} onClose={() => onPanel(false)} />
      </div>
      <LiveRegion message={message} />
      {openText ? (
        <PartBoundary>
          <Suspense>
            <TextTools session={openText} />
          </Suspense>
        </PartBoundary>
      ) : null}
      <ConflictDialog describe={describeConflict} />
    </Screen>
  );
};

const NotOpen = ({ at }: { readonly at: string }) => (
  <Screen title="Page" layout="fill" lead={<BackToPages at={at} />}>
    <EmptyState icon={Lock} title="This page cannot be edited">
      It does not exist any more, or your role lets you only look at pages.
    </EmptyState>
  </Screen>
);

const OpenCanvas = ({ at }: { readonly at: string }) => {
  const panelRef = useRef<HTMLElement>(null);
  const [isPanelOpen, setPanelOpen] = useState(false);
  const onSettings = useCallback(() => {
    setPanelOpen(true);
    // Only what is shown can take the focus.
    requestAnimationFrame(() => panelRef.current?.focus());
  }, []);
  const state = useCanvasState(onSettings);
  if (state.isRefused) return <NotOpen at={at} />;
  return (
    <CanvasProvider value={state.canvas}>
      <CanvasBody {...state} {...{ at, panelRef, isPanelOpen }} onPanel={setPanelOpen} />
    </CanvasProvider>
  );
};

/** One page, edited in its place. */
export const CanvasScreen = () => {
  const { at = '/' } = route.useSearch();
  const { permissions } = useSession();
  return permissions.includes('content') ? (
    <OpenCanvas key={at} at={at} />
  ) : (
    <LookOnly at={at} lead={<BackToPages at={at} />} />
  );
};
