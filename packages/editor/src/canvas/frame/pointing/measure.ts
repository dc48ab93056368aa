import { gridElement, sectionElement } from '../frame-marks.ts';
import { layOutTracks, readTracks, spanOf, type Grid } from '../../model/grid-lines.ts';

/** A box in the coordinates of the frame's window. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export const boxOf = (element: Element): Box => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
};

export interface PlacedGrid extends Grid {
  readonly left: number;
  readonly top: number;
}

const pixels = (value: string): number => Number.parseFloat(value) || 0;

/** Height of an empty row, as set by the style sheet. */
const rowUnit = (style: CSSStyleDeclaration): number =>
  pixels(/minmax\(([\d.]+px)/.exec(style.gridAutoRows)?.[1] ?? '');

/** The measured grid of a section. */
export const measureGrid = (page: Document, sectionId: string): PlacedGrid | undefined => {
  const section = sectionElement(page, sectionId);
  const grid = section && gridElement(section);
  const style = grid && page.defaultView?.getComputedStyle(grid);
  if (!grid || !style) return undefined;
  const { left, top } = grid.getBoundingClientRect();
  const columnGap = pixels(style.columnGap);
  const rowGap = pixels(style.rowGap);
  return {
    left: left + pixels(style.paddingLeft),
    top: top + pixels(style.paddingTop),
    columns: {
      lines: layOutTracks(readTracks(style.gridTemplateColumns), columnGap),
      gap: columnGap,
      unit: 0,
    },
    rows: {
      lines: layOutTracks(readTracks(style.gridTemplateRows), rowGap),
      gap: rowGap,
      unit: rowUnit(style) || 24,
    },
  };
};

interface CellEdges {
  readonly columnStart: number;
  readonly columnEnd: number;
  readonly rowStart: number;
  readonly rowEnd: number;
}

export const boxOfCell = (grid: PlacedGrid, cell: CellEdges): Box => {
  const across = spanOf(grid.columns, cell.columnStart, cell.columnEnd);
  const down = spanOf(grid.rows, cell.rowStart, cell.rowEnd);
  return {
    left: grid.left + across.start,
    top: grid.top + down.start,
    width: across.size,
    height: down.size,
  };
};

/** Calls back when boxes on the page may have moved, at most once per frame. */
export const watchBoxes = (page: Document, onMove: () => void): (() => void) => {
  const view = page.defaultView;
  if (!view) return () => undefined;
  let asked = 0;
  const ask = () => {
    if (asked === 0)
      asked = requestAnimationFrame(() => {
        asked = 0;
        onMove();
      });
  };
  const mutations = new MutationObserver(ask);
  mutations.observe(page.documentElement, {
    attributes: true,
    childList: true,
    subtree: true,
    characterData: true,
  });
  const sizes = new ResizeObserver(ask);
  sizes.observe(page.documentElement);
  const events = ['scroll', 'resize', 'load', 'transitionend', 'toggle'] as const;
  for (const name of events) view.addEventListener(name, ask, true);
  return () => {
    cancelAnimationFrame(asked);
    mutations.disconnect();
    sizes.disconnect();
    for (const name of events) view.removeEventListener(name, ask, true);
  };
};
