import { useAnnouncementText } from './use-announcement-text.ts';
import { useAnnouncer } from '@sitewright/ui/live-region';
import { useCallback, useEffect, useMemo, useState } from 'react';
import {
  keyOf,
  useDocumentStore,
  useSaveState,
  type DocumentKey,
  type DocumentStore,
} from '../document/index.ts';
import { useStepBack } from '../journal/index.ts';
import { useSession } from '../session/index.ts';
import { deviceOfScreen, type Device } from '../frames/index.ts';
import { headerFooterKey, surroundingNames } from '../surroundings/index.ts';
import type { TextSession } from '../text/index.ts';
import type { Canvas } from './canvas-context.ts';
import { createBlockRenderer, type BlockRenderer } from './frame/block-renderer.ts';
import { areasOf, pageKeyOf, surroundingElement } from './frame/frame-marks.ts';
import { createFramePainter, type FramePainter } from './frame/frame-painter.ts';
import { blockIn, readArea, sceneOf, type AreaKey, type Scene } from './model/scene.ts';
import { keepPresent, nothing, selectBlocks, type Selection } from './model/selection.ts';
import { usePerform } from './use-perform.ts';
import { useScene } from './use-scene.ts';
import { useSurroundings } from './use-surroundings.ts';
import { useTextEditing } from './use-text-editing.ts';

interface LoadedPage {
  readonly page: Document;
  readonly key: DocumentKey;
  readonly areas: readonly AreaKey[];
}

const noAreas: readonly AreaKey[] = [];

/** Header and footer can be seen by every role, but are open only to those who may change them. */
const isOpenTo = (mayDesign: boolean, { document }: AreaKey): boolean =>
  mayDesign || document.kind !== headerFooterKey.kind;

/** The page that has come into the frame. `refused` is one that is not the editor's: the session or the role ended. */
export const useLoadedPage = (mayDesign: boolean) => {
  const [loaded, setLoaded] = useState<LoadedPage | 'refused'>();
  const onLoad = useCallback(
    (frame: HTMLIFrameElement) => {
      const page = frame.contentDocument;
      const key = page ? pageKeyOf(page) : undefined;
      if (page && key)
        setLoaded({ page, key, areas: areasOf(page).filter((area) => isOpenTo(mayDesign, area)) });
      else setLoaded('refused');
    },
    [mayDesign],
  );
  return { loaded: loaded === 'refused' ? undefined : loaded, isRefused: loaded === 'refused', onLoad };
};

interface Drawing {
  readonly painter: FramePainter;
  readonly renderer: BlockRenderer;
}

const createDrawing = ({ page }: LoadedPage, store: DocumentStore): Drawing => {
  const documentOf = (key: DocumentKey) => store.state().documents.get(keyOf(key));
  const renderer = createBlockRenderer({ page, contentOf: (key) => documentOf(key)?.content });
  const painter = createFramePainter({
    page,
    renderer,
    drawnAtFirst: ({ document, area }) => readArea(documentOf(document)?.saved.content, area),
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
    const paint = () => drawing.painter.paint(sceneOf(loaded.areas, store.state().documents));
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
  /** Read out. */
  readonly message: string;
  readonly openText: TextSession | undefined;
  readonly pageKey: DocumentKey | undefined;
  readonly isRefused: boolean;
  readonly onLoad: (frame: HTMLIFrameElement) => void;
  readonly setDevice: (device: Device) => void;
}

const useSelection = (scene: Scene) => {
  const [wanted, select] = useState<Selection>(nothing);
  const selection = useMemo(() => keepPresent(wanted, scene), [wanted, scene]);
  return { selection, select };
};

/** A bar that is switched off is on the page, but out of sight. */
const barOn = (page: Document | undefined): HTMLElement | undefined => {
  const bar = page && surroundingElement(page, 'announcement');
  return bar && !bar.hidden ? bar : undefined;
};

/** Everything that the canvas knows about the page in view. */
export const useCanvasState = (onSettings: () => void): CanvasState => {
  const { permissions } = useSession();
  const canChange = permissions.includes('content');
  const mayDesign = permissions.includes('design');
  const { loaded, isRefused, onLoad } = useLoadedPage(mayDesign);
  const { scene } = useScene(loaded?.areas ?? noAreas);
  const [device, setDevice] = useState<Device>(deviceOfScreen);
  const { message, announce } = useAnnouncer();
  const { selection, select } = useSelection(scene);
  const perform = usePerform({ canChange, announce, select });
  const { undo, redo } = useStepBack(announce);
  const page = loaded?.page;
  const drawing = useDrawing(loaded);
  const onLeave = (blockId: string) => {
    const found = blockIn(scene, blockId);
    if (found) drawing?.renderer.request(found.area, { blockIds: [blockId], sectionIds: [] });
  };
  const { open, editing } = useTextEditing({ page, scene, canChange, perform, undo, redo, onLeave });
  const busyId = open?.blockId;
  const surroundings = useSurroundings(page, loaded?.key);
  const { session, text } = useAnnouncementText({
    bar: () => barOn(page),
    canChange: canChange && mayDesign && surroundings.includes('announcement'),
    undo,
    redo,
  });
  const canvas = useMemo<Canvas>(
    () => ({
      page,
      scene,
      selection,
      device,
      canChange,
      busyId,
      select,
      perform,
      announce,
      edit: (blockId) => {
        select(selectBlocks([blockId]));
        if (!editing.start(blockId)) onSettings();
      },
      write: editing.startSoon,
      stopEditing: () => {
        editing.stop();
        text.stop();
      },
      surroundings,
      enter: (name) => {
        select({ type: 'surrounding', name });
        announce(`${surroundingNames[name]}. What you change here shows on every page.`);
        if (name !== 'announcement' || !text.start()) onSettings();
      },
    }),
    [
      page,
      scene,
      selection,
      device,
      canChange,
      busyId,
      surroundings,
      select,
      perform,
      announce,
      editing,
      text,
      onSettings,
    ],
  );
  const openText = open?.session ?? session;
  return { canvas, message, openText, pageKey: loaded?.key, isRefused, onLoad, setDevice };
};
