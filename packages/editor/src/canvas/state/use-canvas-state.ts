import { useAnnouncementText } from '../text-editing/use-announcement-text.ts';
import { useAnnouncer } from '@sitewright/ui/live-region';
import { useEffect, useMemo, useState } from 'react';
import { canAddBlock } from '../../blocks/index.ts';
import { useToast } from '../../controls/index.ts';
import {
  keyOf,
  saveStateOf,
  useDocumentStore,
  useLoadDocuments,
  type DocumentKey,
  type DocumentStore,
  type LoadFailure,
} from '../../documents/index.ts';
import { useUndo, type UndoScope, type UndoControls } from '../../undo/index.ts';
import { useSession } from '../../session/index.ts';
import { deviceOfScreen, type Device } from '../../frames/index.ts';
import { headerFooterKey, chromePartNames, type AnnouncementText } from '../../site-chrome/index.ts';
import type { TextSession } from '../../text/index.ts';
import type { Canvas } from '../canvas-context.ts';
import { watchForms } from '../frame/painting/watch-forms.ts';
import { createBlockRenderer, type BlockRenderer } from '../frame/painting/block-renderer.ts';
import { isOlder, chromeElement, chromePartsOn, type TemplateError } from '../frame/frame-marks.ts';
import { createFramePainter, type FramePainter } from '../frame/painting/frame-painter.ts';
import type { TextEditing } from '../frame/text/text-editing.ts';
import { blockIn, readArea, pageAreasOf, type AreaKey, type PageAreas } from '../model/page-areas.ts';
import { keepPresent, nothing, selectBlocks, type Selection } from '../model/selection.ts';
import { useLoadedPage, type LoadedPage } from './use-loaded-page.ts';
import { usePerform } from './use-perform.ts';
import { usePageAreas } from './use-page-areas.ts';
import { useChromeParts } from './use-chrome-parts.ts';
import { useTextEditing } from '../text-editing/use-text-editing.ts';

const noAreas: readonly AreaKey[] = [];
const noDocuments: readonly DocumentKey[] = [];

interface PageRendering {
  readonly painter: FramePainter;
  readonly renderer: BlockRenderer;
}

const createPageRendering = ({ page, key }: LoadedPage, store: DocumentStore): PageRendering => {
  const documentOf = (key: DocumentKey) => store.state().documents.get(keyOf(key));
  const renderer = createBlockRenderer({ page, contentOf: (key) => documentOf(key)?.content });
  const painter = createFramePainter({
    page,
    renderer,
    initialLayout: ({ document, area }) => {
      const saved = documentOf(document)?.saved;
      const isOwn = keyOf(document) === keyOf(key);
      return isOwn && isOlder(page, saved?.revision) ? undefined : readArea(saved?.content, area);
    },
  });
  return { painter, renderer };
};

/** Calls back when everything is saved, without a render for every save. */
const onSaved = (store: DocumentStore, callback: () => void): (() => void) => {
  let wasSaved = false;
  const look = () => {
    const isSaved = saveStateOf(store.state()) === 'saved';
    if (isSaved && !wasSaved) callback();
    wasSaved = isSaved;
  };
  look();
  return store.subscribe(look);
};

/** Renders changes to the page in the frame immediately, before the panels around it render. */
const usePageRendering = (loaded: LoadedPage | undefined): PageRendering | undefined => {
  const store = useDocumentStore();
  const rendering = useMemo(() => loaded && createPageRendering(loaded, store), [loaded, store]);
  useEffect(() => {
    if (!rendering || !loaded) return undefined;
    const forms = watchForms(rendering.renderer);
    const paint = () => {
      const { documents } = store.state();
      const pageAreas = pageAreasOf(loaded.areas, documents);
      rendering.painter.paint(pageAreas);
      forms.update(pageAreas, documents);
    };
    paint();
    return store.subscribe(paint);
  }, [rendering, loaded, store]);
  useEffect(() => rendering && onSaved(store, rendering.renderer.retry), [rendering, store]);
  return rendering;
};

export interface CanvasState {
  readonly canvas: Canvas;
  readonly pageAreas: PageAreas;
  /** Announced to screen readers. */
  readonly message: string;
  readonly openText: TextSession | undefined;
  readonly pageKey: DocumentKey | undefined;
  readonly isRefused: boolean;
  readonly templateError: TemplateError | undefined;
  /** A document of the page that could not be loaded. */
  readonly failure: LoadFailure | undefined;
  /** The page begins to arrive. */
  readonly onArrive: (page: Document) => void;
  readonly onLoad: (frame: HTMLIFrameElement) => void;
  readonly setDevice: (device: Device) => void;
}

const useSelection = (pageAreas: PageAreas) => {
  const [wanted, select] = useState<Selection>(nothing);
  const selection = useMemo(() => keepPresent(wanted, pageAreas), [wanted, pageAreas]);
  return { selection, select };
};

const undoScopeOf = (loaded: LoadedPage | undefined): UndoScope => {
  if (!loaded) return { documents: noDocuments };
  const { page, documents } = loaded;
  return {
    documents: chromePartsOn(page).length > 0 ? [...documents, headerFooterKey] : documents,
    // Forms are edited beside the page.
    kinds: ['form'],
  };
};

/** Undo for the page and its site chrome. Selecting something else cancels a pending confirmation. */
const useScopedUndo = (
  loaded: LoadedPage | undefined,
  selection: Selection,
  announce: (text: string) => void,
): UndoControls => {
  const scope = useMemo(() => undoScopeOf(loaded), [loaded]);
  const undoControls = useUndo(announce, scope, loaded?.page);
  const { reset } = undoControls;
  useEffect(reset, [reset, selection]);
  return undoControls;
};

/** The announcement bar, unless switched off. */
const visibleBar = (page: Document | undefined): HTMLElement | undefined => {
  const bar = page && chromeElement(page, 'announcement');
  return bar && !bar.hidden ? bar : undefined;
};

interface EditingActionsOptions extends Pick<Canvas, 'select' | 'announce'> {
  readonly editing: TextEditing;
  readonly text: AnnouncementText;
  readonly onSettings: () => void;
}

/** Actions that start and stop editing blocks and site chrome. */
const useEditingActions = ({ select, announce, editing, text, onSettings }: EditingActionsOptions) =>
  useMemo(
    (): Pick<Canvas, 'edit' | 'write' | 'stopEditing' | 'enter'> => ({
      edit: (blockId, place) => {
        select(selectBlocks([blockId]));
        if (!editing.start(blockId, place)) onSettings();
      },
      write: editing.startSoon,
      stopEditing: () => {
        editing.stop();
        text.stop();
      },
      enter: (name, place) => {
        select({ type: 'chromePart', name });
        announce(`${chromePartNames[name]}. Changes appear on every page.`);
        if (name !== 'announcement' || !text.start(place)) onSettings();
      },
    }),
    [select, announce, editing, text, onSettings],
  );

/** Reports that the text editor could not be loaded. */
const useTextFailure = () => {
  const toast = useToast();
  return () => toast('The text editor could not be loaded. Check your connection and try again.', 'bad');
};

type TextParts = Parameters<typeof useTextEditing>[0] & {
  /** Whether the announcement bar may be edited. */
  readonly mayAnnounce: boolean;
};

/** Inline text editing of blocks and of the announcement bar. */
const useTexts = ({ mayAnnounce, ...context }: TextParts) => {
  const { page, selection, announce, undo, redo, onFailure, onPending } = context;
  const { open, editing } = useTextEditing(context);
  const { session, text } = useAnnouncementText({
    bar: () => visibleBar(page),
    canChange: context.canChange && mayAnnounce,
    announce,
    undo,
    redo,
    onFailure,
    onPending,
  });
  const isBarChosen = selection.type === 'chromePart' && selection.name === 'announcement';
  useEffect(() => {
    if (!isBarChosen) text.stop();
  }, [isBarChosen, text]);
  return { editing, text, busyId: open?.blockId, openText: open?.session ?? session };
};

/** Has the server render a block again. */
const useRenderBlock = (loaded: LoadedPage | undefined, pageAreasNow: Canvas['pageAreasNow']) => {
  const rendering = usePageRendering(loaded);
  return (blockId: string): void => {
    const found = blockIn(pageAreasNow(), blockId);
    if (found) rendering?.renderer.request(found.area, { blockIds: [blockId], sectionIds: [] });
  };
};

/** The state of the canvas for the page in view. */
export const useCanvasState = (onSettings: () => void): CanvasState => {
  const { permissions } = useSession();
  const canChange = permissions.includes('content');
  const mayDesign = permissions.includes('design');
  const { loaded, loading, isRefused, onArrive, onLoad } = useLoadedPage(mayDesign);
  const failure = useLoadDocuments(loaded?.documents ?? noDocuments, loading);
  const { pageAreas, pageAreasNow } = usePageAreas(loaded?.areas ?? noAreas);
  const [device, setDevice] = useState<Device>(deviceOfScreen);
  const { message, announce } = useAnnouncer();
  const { selection, select } = useSelection(pageAreas);
  const perform = usePerform({ pageAreasNow, canChange, announce, select });
  const undoControls = useScopedUndo(loaded, selection, announce);
  const { undo, redo } = undoControls;
  const page = loaded?.page;
  const chromeParts = useChromeParts(page, loaded?.key);
  const { editing, text, busyId, openText } = useTexts({
    page,
    pageAreas,
    selection,
    pageAreasNow,
    canChange,
    mayAnnounce: mayDesign && chromeParts.includes('announcement'),
    isOffered: (kind) => canAddBlock(kind, permissions),
    perform,
    announce,
    undo,
    redo,
    onLeave: useRenderBlock(loaded, pageAreasNow),
    onFailure: useTextFailure(),
    onPending: useDocumentStore().pendingInput.setPending,
  });
  const isWriting = openText !== undefined;
  const editingActions = useEditingActions({ select, announce, editing, text, onSettings });
  const canvas = useMemo<Canvas>(
    () => ({
      page,
      pageAreasNow,
      selection,
      device,
      canChange,
      busyId,
      isWriting,
      chromeParts,
      select,
      perform,
      announce,
      undoControls,
      ...editingActions,
    }),
    [
      page,
      pageAreasNow,
      selection,
      device,
      canChange,
      busyId,
      isWriting,
      chromeParts,
      select,
      perform,
      announce,
      undoControls,
      editingActions,
    ],
  );
  return {
    canvas,
    pageAreas,
    message,
    openText,
    pageKey: loaded?.key,
    templateError: loaded?.error,
    isRefused,
    failure,
    onArrive,
    onLoad,
    setDevice,
  };
};
