import type { Layout } from '@sitewright/domain/blocks';
import { nameOfArea, type AreaKey, type PageAreas } from '../../model/page-areas.ts';
import type { BlockRenderer } from './block-renderer.ts';
import { areaElements, areaKeyOf } from '../frame-marks.ts';
import { paintLayout, type DetachedBlocks, type ToRender } from './paint-layout.ts';

/** Keeps the page in the frame in sync with the documents. */
export interface FramePainter {
  readonly paint: (pageAreas: PageAreas) => void;
}

interface PainterParts {
  readonly page: Document;
  readonly renderer: BlockRenderer;
  /** The layout that the server rendered; undefined if the document has changed since. */
  readonly initialLayout: (area: AreaKey) => Layout | undefined;
}

const allOf = (layout: Layout): ToRender => ({ sectionIds: layout.map(({ id }) => id), blockIds: [] });

export const createFramePainter = ({ page, renderer, initialLayout }: PainterParts): FramePainter => {
  const detached: DetachedBlocks = { blocks: new Map() };
  const drawn = new Map<string, Layout>();

  const find = (name: string): HTMLElement | undefined =>
    areaElements(page).find((element) => {
      const key = areaKeyOf(element);
      return key !== undefined && nameOfArea(key) === name;
    });

  return {
    paint: (pageAreas) => {
      for (const area of pageAreas) {
        const name = nameOfArea(area);
        const before = drawn.get(name) ?? initialLayout(area);
        const element = find(name);
        drawn.set(name, area.layout);
        if (!element || before === area.layout) continue;
        const wanted = paintLayout(element, { before: before ?? [], after: area.layout }, detached);
        renderer.request(area, before ? wanted : allOf(area.layout));
      }
    },
  };
};
