import { phoneRows } from '@sitewright/domain/blocks';
import { nearestStart } from '../../model/grid-lines.ts';
import { blockIn, type Area, type PageAreas } from '../../model/page-areas.ts';
import { blockElement, gridElement, hitOf, sectionElement } from '../frame-marks.ts';
import { boxOf, boxOfCell, measureGrid, type Box } from './measure.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The drop target of a drag, and the box that previews it. */
export type DragTarget = { readonly box: Box } & (
  | {
      readonly type: 'cell';
      readonly area: Area;
      readonly sectionId: string;
      readonly columnStart: number;
      readonly rowStart: number;
    }
  | { readonly type: 'row'; readonly row: number }
);

const distance = ({ top, height }: Box, y: number): number =>
  y < top ? top - y : Math.max(0, y - top - height);

/** The section at a point; between two sections the nearer one. */
const sectionAt = (page: Document, pageAreas: PageAreas, point: Point) => {
  const places = pageAreas.flatMap((area) =>
    area.layout.flatMap(({ id }) => {
      const element = sectionElement(page, id);
      return element ? [{ area, id, box: boxOf(element) }] : [];
    }),
  );
  const { sectionId } = hitOf(page.elementFromPoint(point.x, point.y));
  return (
    places.find(({ id }) => id === sectionId) ??
    places.toSorted((one, other) => distance(one.box, point.y) - distance(other.box, point.y))[0]
  );
};

interface Dragged {
  readonly blockId: string;
  /** The block's box, moved with the pointer. */
  readonly box: Box;
}

/** The grid cell under a dragged block. */
export const cellTarget = (
  page: Document,
  pageAreas: PageAreas,
  { pointer, dragged }: { readonly pointer: Point; readonly dragged: Dragged },
): DragTarget | undefined => {
  const found = blockIn(pageAreas, dragged.blockId);
  // Blocks are not dragged into or out of the site chrome by accident.
  const reach = pageAreas.filter(({ within }) => within === found?.area.within);
  const place = sectionAt(page, reach, pointer);
  const grid = place && measureGrid(page, place.id);
  const block = found?.block;
  if (!place || !grid || !block) return undefined;
  const { columnStart, columnEnd, rowStart, rowEnd } = block.desktop;
  const width = columnEnd - columnStart;
  const last = Math.max(1, grid.columns.lines.length + 1 - width);
  const column = Math.min(last, nearestStart(grid.columns, dragged.box.left - grid.left));
  const row = nearestStart(grid.rows, dragged.box.top - grid.top);
  const cell = {
    columnStart: column,
    columnEnd: column + width,
    rowStart: row,
    rowEnd: row + rowEnd - rowStart,
  };
  return {
    type: 'cell',
    area: place.area,
    sectionId: place.id,
    columnStart: column,
    rowStart: row,
    box: boxOfCell(grid, cell),
  };
};

const LINE = 4;

/** The phone row under the pointer, counted without the dragged block. */
export const rowTarget = (
  page: Document,
  pageAreas: PageAreas,
  { pointer, dragged }: { readonly pointer: Point; readonly dragged: Dragged },
): DragTarget | undefined => {
  const found = blockIn(pageAreas, dragged.blockId);
  const section = found && sectionElement(page, found.section.id);
  const grid = section && gridElement(section);
  if (!found || !grid) return undefined;
  const others = found.section.blocks.filter(({ id }) => id !== dragged.blockId);
  const above = others.flatMap(({ id }) => {
    const element = blockElement(page, id);
    const box = element && boxOf(element);
    return box && box.top + box.height / 2 < pointer.y ? [{ id, bottom: box.top + box.height }] : [];
  });
  const rows = phoneRows(others);
  const row = Math.max(1, ...above.map(({ id }) => rows.get(id)?.rowEnd ?? 1));
  const { left, top, width } = boxOf(grid);
  const y = Math.max(top, ...above.map(({ bottom }) => bottom));
  return { type: 'row', row, box: { left, top: y + LINE, width, height: LINE } };
};
