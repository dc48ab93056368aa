import { useCallback, useEffect, useMemo, useState } from 'react';
import {
  keyOf,
  useDocumentStore,
  useSaveState,
  type DocumentKey,
  type DocumentStore,
} from '../document/index.ts';
import { useSession } from '../session/index.ts';
import { deviceOfScreen, type Device } from '../pages/index.ts';
import type { Canvas } from './canvas-context.ts';
import { createBlockRenderer, type BlockRenderer } from './frame/block-renderer.ts';
import { areasOf, pageKeyOf } from './frame/frame-marks.ts';
import { createFramePainter, type FramePainter } from './frame/frame-painter.ts';
import type { OpenText } from './frame/text-editing.ts';
import { blockIn, readArea, sceneOf, type AreaKey, type Scene } from './model/scene.ts';
import { keepPresent, nothing, selectBlocks, type Selection } from './model/selection.ts';
import { useAnnouncer, usePerform } from './use-perform.ts';
import { useScene } from './use-scene.ts';
import { useStepBack } from './use-step-back.ts';
import { useTextEditing } from './use-text-editing.ts';

interface LoadedPage {
  readonly page: Document;
  readonly key: DocumentKey;
  readonly areas: readonly AreaKey[];
}

const noAreas: readonly AreaKey[] = [];

/** The page that has come into the frame. `refused` is one that is not the editor's: the session or the role ended. */
export const useLoadedPage = () => {
  const [loaded, setLoaded] = useState<LoadedPage | 'refused'>();
  const onLoad = useCallback((frame: HTMLIFrameElement) => {
    const page = frame.contentDocument;
    const key = page ? pageKeyOf(page) : undefined;
    if (page && key) setLoaded({ page, key, areas: areasOf(page) });
    else setLoaded('refused');
  }, []);
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
  readonly openText: OpenText | undefined;
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

/** Everything that the canvas knows about the page in view. */
export const useCanvasState = (onSettings: () => void): CanvasState => {
  const store = useDocumentStore();
  const { permissions } = useSession();
  const canChange = permissions.includes('content');
  const { loaded, isRefused, onLoad } = useLoadedPage();
  const { scene } = useScene(loaded?.areas ?? noAreas);
  const [device, setDevice] = useState<Device>(deviceOfScreen);
  const { message, announce } = useAnnouncer();
  const { selection, select } = useSelection(scene);
  const perform = usePerform({ canChange, announce, select });
  const { undo, redo } = useStepBack(store, announce);
  const page = loaded?.page;
  const drawing = useDrawing(loaded);
  const onLeave = (blockId: string) => {
    const found = blockIn(scene, blockId);
    if (found) drawing?.renderer.request(found.area, { blockIds: [blockId], sectionIds: [] });
  };
  const { open, editing } = useTextEditing({ page, scene, canChange, perform, undo, redo, onLeave });
  const busyId = open?.blockId;
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
      stopEditing: editing.stop,
    }),
    [page, scene, selection, device, canChange, busyId, select, perform, announce, editing, onSettings],
  );
  return { canvas, message, openText: open, pageKey: loaded?.key, isRefused, onLoad, setDevice };
};
