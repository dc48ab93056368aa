/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no tag has the role of a tree or its items */
import type { CategoryPlace } from '@sitewright/domain/pages';
import { ChevronRight, GripVertical } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type DragEvent, type KeyboardEvent } from 'react';
import { moveInGrid, renderedRows, useVirtualRows } from '../../controls/index.ts';
import { countProducts } from '../count-products.ts';
import './category-tree.css';
import type { TreeRow } from './tree-rows.ts';

const ROW_HEIGHT = 40;
const INDENT = 20;

export type StepDirection = 'up' | 'down' | 'in' | 'out';

interface CategoryTreeProps {
  readonly rows: readonly TreeRow[];
  readonly counts: ReadonlyMap<string, number>;
  readonly selectedId: string | undefined;
  readonly canMove: boolean;
  readonly onSelect: (row: TreeRow) => void;
  readonly onToggle: (row: TreeRow, isExpanded: boolean) => void;
  readonly onStep: (row: TreeRow, direction: StepDirection) => void;
  readonly onMove: (id: string, place: CategoryPlace) => void;
}

const steps: Readonly<Record<string, StepDirection>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

/** The upper and lower quarter of a row are places next to it, the middle is inside it. */
const placeAt = (row: TreeRow, event: DragEvent<HTMLElement>): CategoryPlace => {
  const { top, height } = event.currentTarget.getBoundingClientRect();
  const part = (event.clientY - top) / height;
  return { targetId: row.id, position: part < 0.25 ? 'before' : part > 0.75 ? 'after' : 'inside' };
};

const useTreeDrag = ({ canMove, onMove }: CategoryTreeProps) => {
  const [dragged, setDragged] = useState<string>();
  const [place, setPlace] = useState<CategoryPlace>();
  const end = (): void => {
    setDragged(undefined);
    setPlace(undefined);
  };
  const handlersOf = (row: TreeRow) => {
    if (!canMove || row.isUnlisted) return {};
    return {
      draggable: true,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', row.name);
        setDragged(row.id);
      },
      onDragOver: (event: DragEvent<HTMLElement>) => {
        if (dragged === undefined || dragged === row.id) return;
        event.preventDefault();
        setPlace(placeAt(row, event));
      },
      onDrop: (event: DragEvent<HTMLElement>) => {
        if (dragged === undefined) return;
        event.preventDefault();
        onMove(dragged, placeAt(row, event));
        end();
      },
      onDragEnd: end,
    };
  };
  return { place, handlersOf };
};

/** Roving focus over rows that may not be rendered. */
const useActiveRow = (rows: readonly TreeRow[], scrollToRow: (index: number) => void) => {
  const tree = useRef<HTMLDivElement>(null);
  const [activeId, setActiveId] = useState<string>();
  const isMoving = useRef(false);
  const index = Math.max(
    0,
    rows.findIndex(({ id }) => id === activeId),
  );
  useLayoutEffect(() => {
    if (!isMoving.current) return;
    const row = tree.current?.querySelector<HTMLElement>(`[data-row="${index}"]`);
    if (!row) return;
    isMoving.current = false;
    row.focus({ preventScroll: true });
  });
  const focus = (to: number): void => {
    const target = rows[Math.max(0, Math.min(to, rows.length - 1))];
    if (!target) return;
    isMoving.current = true;
    scrollToRow(rows.indexOf(target));
    setActiveId(target.id);
  };
  /** After a move the row has another index: its focus follows. */
  const follow = (): void => void (isMoving.current = true);
  return { tree, index, setActiveId, focus, follow };
};

const useTreeKeys = (
  props: CategoryTreeProps,
  { index, focus, follow }: Pick<ReturnType<typeof useActiveRow>, 'index' | 'focus' | 'follow'>,
  pageSize: number,
) => {
  const { rows, canMove, onStep, onSelect, onToggle } = props;
  const size = { rows: rows.length, columns: 1, page: pageSize };
  const unfold = (row: TreeRow, key: string): void => {
    if (key === 'ArrowRight' && row.isExpandable)
      return row.isExpanded ? focus(index + 1) : onToggle(row, true);
    if (key !== 'ArrowLeft') return undefined;
    if (row.isExpanded) return onToggle(row, false);
    return row.parentId === undefined ? undefined : focus(rows.findIndex(({ id }) => id === row.parentId));
  };
  return (event: KeyboardEvent): void => {
    const row = rows[index];
    const step = event.altKey && canMove ? steps[event.key] : undefined;
    const to = moveInGrid({ row: index, column: 0 }, size, { pressed: event, caret: undefined })?.row;
    if (!row) return;
    if (step !== undefined && !row.isUnlisted) {
      follow();
      onStep(row, step);
    } else if (event.altKey) return;
    else if (to !== undefined) focus(to);
    else if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') unfold(row, event.key);
    else if (event.key === 'Enter' || event.key === ' ') onSelect(row);
    else return;
    event.preventDefault();
  };
};

/** A tree of up to 10,000 categories with virtual rows. */
export const CategoryTree = (props: CategoryTreeProps) => {
  const { rows, counts, selectedId, canMove, onSelect, onToggle } = props;
  const virtual = useVirtualRows({ count: rows.length, rowHeight: ROW_HEIGHT });
  const { setScroller } = virtual;
  const active = useActiveRow(rows, virtual.scrollToRow);
  const { tree, index: activeIndex, setActiveId } = active;
  const drag = useTreeDrag(props);
  const press = useTreeKeys(props, active, virtual.pageSize);
  return (
    <div className="category-scroller" ref={setScroller}>
      <div
        ref={tree}
        role="tree"
        tabIndex={-1}
        aria-label="Categories"
        className="category-tree"
        style={{ height: rows.length * ROW_HEIGHT }}
        onKeyDown={press}
      >
        {renderedRows(virtual.rows, activeIndex).map((index) => {
          const row = rows[index];
          if (!row) return null;
          const target = drag.place?.targetId === row.id ? drag.place.position : undefined;
          return (
            // The tree handles the keys of its rows.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={row.id}
              role="treeitem"
              data-row={index}
              data-drop={target}
              tabIndex={index === activeIndex ? 0 : -1}
              aria-level={row.level}
              aria-posinset={row.position}
              aria-setsize={row.siblings}
              aria-selected={row.id === selectedId}
              {...(row.isExpandable ? { 'aria-expanded': row.isExpanded } : {})}
              aria-label={`${row.name}, ${countProducts(counts.get(row.name) ?? 0)}`}
              className="category-row"
              style={{
                transform: `translateY(${index * ROW_HEIGHT}px)`,
                paddingInlineStart: 8 + (row.level - 1) * INDENT,
              }}
              onFocus={() => setActiveId(row.id)}
              onClick={() => onSelect(row)}
              {...drag.handlersOf(row)}
            >
              {row.isExpandable ? (
                <button
                  type="button"
                  tabIndex={-1}
                  className="category-chevron"
                  aria-label={row.isExpanded ? `Collapse ${row.name}` : `Expand ${row.name}`}
                  onClick={(event) => {
                    event.stopPropagation();
                    onToggle(row, !row.isExpanded);
                  }}
                >
                  <ChevronRight size={14} aria-hidden />
                </button>
              ) : (
                <span className="category-chevron" />
              )}
              <span className="truncate category-name">{row.name}</span>
              <span className="category-count">{counts.get(row.name) ?? 0}</span>
              {canMove && !row.isUnlisted ? (
                <GripVertical size={14} aria-hidden className="category-grip" />
              ) : null}
            </div>
          );
        })}
      </div>
    </div>
  );
};
