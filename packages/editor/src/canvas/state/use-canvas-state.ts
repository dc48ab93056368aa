import { useAnnouncementText } from '../text-editing/use-announcement-text.ts';
import { useAnnouncer } from '@sitewright/ui/live-region';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { mayAdd } from '../../blocks/index.ts';
import { useToast } from '../../controls/index.ts';
import {
  keyOf,
  useDocumentStore,
  useLoadDocuments,
  useSaveState,
  type DocumentKey,
  type DocumentStore,
  type LoadFailure,
} from '../../documents/index.ts';
import { useUndo, type UndoScope, type UndoControls } from '../../undo/index.ts';
import { useSession } from '../../session/index.ts';
import { deviceOfScreen, type Device } from '../../frames/index.ts';
import { headerFooterKey, chromePartNames, type AnnouncementText } from '../../site-chrome/index.ts';
import type { TextSession } from '../../text/index.ts';
import type { Canvas } from './canvas-context.ts';
import { createBlockRenderer, type BlockRenderer } from '../frame/block-renderer.ts';
import {
  areasOf,
  isOlder,
  pageKeyOf,
  chromeElement,
  chromePartsOn,
  templateErrorOf,
  type TemplateError,
} from '../frame/frame-marks.ts';
import { createFramePainter, type FramePainter } from '../frame/frame-painter.ts';
import type { TextEditing } from '../frame/text-editing.ts';
import { blockIn, readArea, pageAreasOf, type AreaKey, type PageAreas } from '../model/page-areas.ts';
import { keepPresent, nothing, selectBlocks, type Selection } from '../model/selection.ts';
import { usePerform } from './use-perform.ts';
import { usePageAreas } from './use-page-areas.ts';
import { useChromeParts } from './use-chrome-parts.ts';
import { useTextEditing } from '../text-editing/use-text-editing.ts';

interface LoadedPage {
  readonly page: Document;
  readonly key: DocumentKey;
  readonly areas: readonly AreaKey[];
  /** The page's own document and those of its areas, each once. */
  readonly documents: readonly DocumentKey[];
  /** Why nothing of the page itself can be edited. */
  readonly error: TemplateError | undefined;
}

const noAreas: readonly AreaKey[] = [];
const noDocuments: readonly DocumentKey[] = [];

/** Header and footer can be seen by every role, but are open only to those who may change them. */
const isOpenTo = (mayDesign: boolean, { document }: AreaKey): boolean =>
  mayDesign || document.kind !== headerFooterKey.kind;

const describePage = (page: Document, key: DocumentKey, mayDesign: boolean): LoadedPage => {
  const areas = areasOf(page).filter((area) => isOpenTo(mayDesign, area));
  const keys = [key, ...areas.map(({ document }) => document)];
  const isOwn = ({ document }: AreaKey): boolean => keyOf(document) === keyOf(key);
  return {
    page,
    key,
    areas,
    documents: [...new Map(keys.map((each) => [keyOf(each), each])).values()],
    error: areas.some(isOwn) ? undefined : templateErrorOf(page),
  };
};

/** The page that has come into the frame. `refused` is one that is not the editor's: the session or the role ended. */
export const useLoadedPage = (mayDesign: boolean) => {
  const [loaded, setLoaded] = useState<LoadedPage | 'refused'>();
  const onLoad = useCallback(
    (frame: HTMLIFrameElement) => {
      const page = frame.contentDocument;
      const key = page ? pageKeyOf(page) : undefined;
      setLoaded(page && key ? describePage(page, key, mayDesign) : 'refused');
    },
    [mayDesign],
  );
  return { loaded: loaded === 'refused' ? undefined : loaded, isRefused: loaded === 'refused', onLoad };
};

interface Drawing {
  readonly painter: FramePainter;
  readonly renderer: BlockRenderer;
}

const createDrawing = ({ page, key }: LoadedPage, store: DocumentStore): Drawing => {
  const documentOf = (key: DocumentKey) => store.state().documents.get(keyOf(key));
  const renderer = createBlockRenderer({ page, contentOf: (key) => documentOf(key)?.content });
  const painter = createFramePainter({
    page,
    renderer,
    drawnAtFirst: ({ document, area }) => {
      const saved = documentOf(document)?.saved;
      const isOwn = keyOf(document) === keyOf(key);
      return isOwn && isOlder(page, saved?.revision) ? undefined : readArea(saved?.content, area);
    },
  });
  return { painter, renderer };
};

/** Draws what changed onto the page in the frame: as soon as it changes, before the panels around it are drawn. */
const useDrawing = (loaded: LoadedPage | undefined): Drawing | undefined => {
  const store = useDocumentStore();
  const saveState = useSaveState();
  const drawing = useMemo(() => loaded && createDrawing(loaded, store), [loaded, store]);
  useEffect(() => {
    if (!drawing || !loaded) return undefined;
    const paint = () => drawing.painter.paint(pageAreasOf(loaded.areas, store.state().documents));
    paint();
    return store.subscribe(paint);
  }, [drawing, loaded, store]);
  useEffect(() => {
    if (saveState === 'saved') drawing?.renderer.retry();
  }, [drawing, saveState]);
  return drawing;
};

export interface CanvasState {
  readonly canvas: Canvas;
  readonly pageAreas: PageAreas;
  /** Read out. */
  readonly message: string;
  readonly openText: TextSession | undefined;
  readonly pageKey: DocumentKey | undefined;
  readonly isRefused: boolean;
  readonly templateError: TemplateError | undefined;
  /** A document of the page could not be read. */
  readonly failure: LoadFailure | undefined;
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
  return { documents: chromePartsOn(page).length > 0 ? [...documents, headerFooterKey] : documents };
};

/** What stands on the page and around it is in view. Choosing something else there is another act. */
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

/** A bar that is switched off is on the page, but out of sight. */
const barOn = (page: Document | undefined): HTMLElement | undefined => {
  const bar = page && chromeElement(page, 'announcement');
  return bar && !bar.hidden ? bar : undefined;
};

interface WaysParts extends Pick<Canvas, 'select' | 'announce'> {
  readonly editing: TextEditing;
  readonly text: AnnouncementText;
  readonly onSettings: () => void;
}

/** Into what is on the page and around it, and out again. */
const useWays = ({ select, announce, editing, text, onSettings }: WaysParts) =>
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
        announce(`${chromePartNames[name]}. What you change here shows on every page.`);
        if (name !== 'announcement' || !text.start(place)) onSettings();
      },
    }),
    [select, announce, editing, text, onSettings],
  );

/** Told where a text was to open: nothing else would show that it did not. */
const useTextFailure = () => {
  const toast = useToast();
  return () => toast('The text editor could not be loaded. Check your connection and try again.', 'bad');
};

type TextParts = Parameters<typeof useTextEditing>[0] & {
  /** Whether the bar may be written in. */
  readonly mayAnnounce: boolean;
};

/** The texts that can be written on the page: those of blocks, and that of the announcement bar. */
const useTexts = ({ mayAnnounce, ...around }: TextParts) => {
  const { page, selection, announce, undo, redo, onFailure, onWaiting } = around;
  const { open, editing } = useTextEditing(around);
  const { session, text } = useAnnouncementText({
    bar: () => barOn(page),
    canChange: around.canChange && mayAnnounce,
    announce,
    undo,
    redo,
    onFailure,
    onWaiting,
  });
  const isBarChosen = selection.type === 'chromePart' && selection.name === 'announcement';
  useEffect(() => {
    if (!isBarChosen) text.stop();
  }, [isBarChosen, text]);
  return { editing, text, busyId: open?.blockId, openText: open?.session ?? session };
};

/** Everything that the canvas knows about the page in view. */
export const useCanvasState = (onSettings: () => void): CanvasState => {
  const { permissions } = useSession();
  const canChange = permissions.includes('content');
  const mayDesign = permissions.includes('design');
  const { loaded, isRefused, onLoad } = useLoadedPage(mayDesign);
  const failure = useLoadDocuments(loaded?.documents ?? noDocuments);
  const { pageAreas, pageAreasNow } = usePageAreas(loaded?.areas ?? noAreas);
  const [device, setDevice] = useState<Device>(deviceOfScreen);
  const { message, announce } = useAnnouncer();
  const { selection, select } = useSelection(pageAreas);
  const perform = usePerform({ pageAreasNow, canChange, announce, select });
  const undoControls = useScopedUndo(loaded, selection, announce);
  const { undo, redo } = undoControls;
  const page = loaded?.page;
  const drawing = useDrawing(loaded);
  const onLeave = (blockId: string) => {
    const found = blockIn(pageAreasNow(), blockId);
    if (found) drawing?.renderer.request(found.area, { blockIds: [blockId], sectionIds: [] });
  };
  const onFailure = useTextFailure();
  const chromeParts = useChromeParts(page, loaded?.key);
  const { editing, text, busyId, openText } = useTexts({
    page,
    pageAreas,
    selection,
    pageAreasNow,
    canChange,
    mayAnnounce: mayDesign && chromeParts.includes('announcement'),
    isOffered: (kind) => mayAdd(kind, permissions),
    perform,
    announce,
    undo,
    redo,
    onLeave,
    onFailure,
    onWaiting: useDocumentStore().pendingInput.setPending,
  });
  const isWriting = openText !== undefined;
  const ways = useWays({ select, announce, editing, text, onSettings });
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
      ...ways,
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
      ways,
    ],
  );
  const pageKey = loaded?.key;
  const templateError = loaded?.error;
  return {
    canvas,
    pageAreas,
    message,
    openText,
    pageKey,
    templateError,
    isRefused,
    failure,
    onLoad,
    setDevice,
  };
};
