import { LiveRegion } from '@sitewright/ui/live-region';
import { readUndoKey } from '@sitewright/ui/undo-keys';
import { getRouteApi, Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { lazy, memo, Suspense, useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { Screen } from '../controls/index.ts';
import { isItemContent, useDocumentPart, type DocumentKey } from '../documents/index.ts';
import { Failure } from '../data-fetching/index.ts';
import { SaveStatus } from '../save-status/index.ts';
import { usePresence } from '../presence/index.ts';
import { useSession } from '../session/index.ts';
import { TextTools } from '../text/index.ts';
import { CanvasProvider, PageAreasProvider, useCanvas } from './canvas-context.ts';
import { CanvasFrame } from './canvas-frame.tsx';
import './canvas-screen.css';
import { isOutsideCanvas } from './input/key-target.ts';
import { ReadOnlyCanvas } from './load/read-only-canvas.tsx';
import type { KeyScope } from './input/read-key.ts';
import { selectedIds } from './model/selection.ts';
import { PageUnavailable } from './load/page-unavailable.tsx';
import { PartBoundary } from './part-boundary.tsx';
import { OtherContributors } from './presence/other-contributors.tsx';
import { ProductPanel } from '../products/index.ts';
import { SettingsPanel } from './panel/settings-panel.tsx';
import { useProductPanel } from './panel/use-product-panel.ts';
import { TemplateNotice } from './load/template-notice.tsx';
import { CanvasToolbar, OutlineToggle } from './toolbar/canvas-toolbar.tsx';
import { useCanvasKeys, type PressKey } from './input/use-canvas-keys.ts';
import { useCanvasState, type CanvasState } from './state/use-canvas-state.ts';
import { useClipboard, useClipboardEvents } from './input/use-clipboard.ts';
import { usePageTrashed } from './load/use-page-trashed.ts';
import { usePageTitle } from './text-editing/use-page-title.ts';
import { useStartWriting } from './text-editing/use-start-writing.ts';

const route = getRouteApi('/_signed-in/pages/edit');

const loadOutline = () => import('./outline/outline.tsx');

/** Its tree and drag and drop are a tenth of the code: they come beside the page instead of before it. */
const Outline = lazy(async () => ({ default: (await loadOutline()).Outline }));
loadOutline().catch(() => undefined);

const listIn = (content: unknown): string | undefined =>
  isItemContent(content) ? content.collectionId : undefined;

const BackToPages = ({ at }: { readonly at: string }) => (
  <Link to="/pages" search={{ at }} className="canvas-back" aria-label="Back to pages">
    <ArrowLeft size={18} aria-hidden />
  </Link>
);

interface BackLinkProps {
  readonly at: string;
  readonly pageKey: DocumentKey | undefined;
}

/** Links from an item to its list, from a page to all pages. */
const BackLink = ({ at, pageKey }: BackLinkProps) => {
  const listId = useDocumentPart(pageKey, listIn);
  if (listId === undefined) return <BackToPages at={at} />;
  return (
    <Link to="/pages/items" search={{ of: listId }} className="canvas-back" aria-label="Back to list">
      <ArrowLeft size={18} aria-hidden />
    </Link>
  );
};

/** Undo, title and clipboard keys work anywhere on this screen. */
const useScreenKeys = (onKey: PressKey, listenToClipboard: (target: Document) => () => void): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isScreenKey = readUndoKey(event) !== undefined || event.key === 'F2';
      if (isScreenKey && !event.defaultPrevented && !isOutsideCanvas(event.target) && onKey(event, 'canvas'))
        event.preventDefault();
    };
    document.addEventListener('keydown', press);
    const leave = listenToClipboard(document);
    return () => {
      document.removeEventListener('keydown', press);
      leave();
    };
  }, [onKey, listenToClipboard]);
};

const isWide = (): boolean => window.matchMedia('(width >= 1280px)').matches;

const Writing = () => {
  useStartWriting(route.useSearch().write !== undefined);
  return null;
};

interface CanvasBodyProps extends Pick<
  CanvasState,
  'openText' | 'pageKey' | 'templateError' | 'onArrive' | 'onLoad' | 'setDevice'
> {
  readonly at: string;
  readonly panelRef: RefObject<HTMLElement | null>;
  readonly isPanelOpen: boolean;
  readonly onPanel: (isOpen: boolean) => void;
}

/**
 * Does not receive the page areas and the message, which change with every command, so that commands do not re-render
 * it.
 */
const CanvasBody = memo((props: CanvasBodyProps) => {
  const { at, panelRef, isPanelOpen, onPanel, openText, pageKey, templateError, setDevice } = props;
  const { onArrive, onLoad } = props;
  const { selection } = useCanvas();
  const { title, write } = usePageTitle(pageKey);
  usePageTrashed(pageKey, title);
  const [isOutlineOpen, setOutlineOpen] = useState(isWide);
  const [adding, setAdding] = useState<KeyScope>();
  const [additions, setAdditions] = useState(0);
  const onOutline = useCallback(() => setAdditions((count) => count + 1), []);
  const onKey = useCanvasKeys({ onAdd: setAdding, onTitle: write });
  const clipboard = useClipboard();
  useScreenKeys(onKey, useClipboardEvents(clipboard));
  const { isProductOpen, onProduct, renderings } = useProductPanel(pageKey);
  const others = usePresence({ key: pageKey, blockId: selectedIds(selection)[0] });
  return (
    <Screen
      title={title || 'Page'}
      layout="fill"
      lead={
        <>
          <BackLink {...{ at, pageKey }} />
          <OutlineToggle isOpen={isOutlineOpen} onChange={setOutlineOpen} />
        </>
      }
      note={<SaveStatus />}
      actions={
        <>
          <OtherContributors others={others} />
          <CanvasToolbar
            {...{ at, pageKey, title, adding, isPanelOpen, onPanel, onOutline, isProductOpen, onProduct }}
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
            <PartBoundary>
              <Suspense>
                <Outline {...{ onKey, clipboard, additions }} onAdded={onOutline} />
              </Suspense>
            </PartBoundary>
          </nav>
        ) : null}
        <CanvasFrame {...{ at, renderings, onArrive, onLoad, onKey, clipboard }} title={`Page ${title}`} />
        {templateError ? <TemplateNotice at={at} error={templateError} /> : null}
        {isProductOpen && pageKey ? (
          <PartBoundary>
            <Suspense fallback={<aside className="panel panel-open" aria-label="Product" />}>
              <ProductPanel id={pageKey.id} onClose={() => onProduct(false)} />
            </Suspense>
          </PartBoundary>
        ) : (
          <SettingsPanel {...{ panelRef, pageKey }} isOpen={isPanelOpen} onClose={() => onPanel(false)} />
        )}
      </div>
      <Writing />
      {openText ? (
        <PartBoundary>
          <Suspense>
            <TextTools session={openText} />
          </Suspense>
        </PartBoundary>
      ) : null}
    </Screen>
  );
});

interface OpenCanvasProps {
  readonly at: string;
  readonly attempts: number;
  readonly onRetry: () => void;
}

const OpenCanvas = ({ at, attempts, onRetry }: OpenCanvasProps) => {
  const panelRef = useRef<HTMLElement>(null);
  const [isPanelOpen, setPanelOpen] = useState(false);
  const onSettings = useCallback(() => {
    setPanelOpen(true);
    // Only visible elements can be focused.
    requestAnimationFrame(() => panelRef.current?.focus());
  }, []);
  const { canvas, pageAreas, message, isRefused, failure, ...body } = useCanvasState(onSettings);
  const lead = <BackToPages at={at} />;
  if (isRefused) return <PageUnavailable {...{ at, lead, attempts, onRetry }} />;
  if (failure)
    return (
      <Screen title="Page" layout="fill" lead={lead}>
        <Failure refusal={failure.refusal} onRetry={failure.retry} />
      </Screen>
    );
  return (
    <CanvasProvider value={canvas}>
      <PageAreasProvider value={pageAreas}>
        <CanvasBody {...body} {...{ at, panelRef, isPanelOpen }} onPanel={setPanelOpen} />
      </PageAreasProvider>
      <LiveRegion message={message} />
    </CanvasProvider>
  );
};

/** A frame cannot be reloaded reliably: each attempt mounts a new one. */
const RetryableCanvas = ({ at }: { readonly at: string }) => {
  const [attempts, setAttempts] = useState(0);
  const onRetry = useCallback(() => setAttempts((count) => count + 1), []);
  return <OpenCanvas key={attempts} {...{ at, attempts, onRetry }} />;
};

/** The page editor. */
export const CanvasScreen = () => {
  const { at = '/' } = route.useSearch();
  const { permissions } = useSession();
  return permissions.includes('content') ? (
    <RetryableCanvas key={at} at={at} />
  ) : (
    <ReadOnlyCanvas at={at} lead={<BackToPages at={at} />} />
  );
};
