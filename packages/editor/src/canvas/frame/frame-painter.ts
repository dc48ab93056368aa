import type { Layout } from '@sitewright/domain/blocks';
import { nameOfArea, type AreaKey, type Scene } from '../model/scene.ts';
import type { BlockRenderer } from './block-renderer.ts';
import { areaElements, areaKeyOf } from './frame-marks.ts';
import { paintLayout, type Shelf } from './paint-layout.ts';

/** Keeps the page in the frame equal to the documents. */
export interface FramePainter {
  readonly paint: (scene: Scene) => void;
}

interface PainterParts {
  readonly page: Document;
  readonly renderer: BlockRenderer;
  /** What the server had drawn when the page came. */
  readonly drawnAtFirst: (area: AreaKey) => Layout;
}

export const createFramePainter = ({ page, renderer, drawnAtFirst }: PainterParts): FramePainter => {
  const shelf: Shelf = { blocks: new Map() };
  const drawn = new Map<string, Layout>();

  const find = (name: string): HTMLElement | undefined =>
    areaElements(page).find((element) => {
      const key = areaKeyOf(element);
      return key !== undefined && nameOfArea(key) === name;
    });

  return {
    paint: (scene) => {
      for (const area of scene) {
        const name = nameOfArea(area);
        const before = drawn.get(name) ?? drawnAtFirst(area);
        const element = find(name);
        drawn.set(name, area.layout);
        if (!element || before === area.layout) continue;
        renderer.request(area, paintLayout(element, { before, after: area.layout }, shelf));
      }
    },
  };
};
