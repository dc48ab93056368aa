import { readUndoKey } from '@sitewright/ui/undo-keys';
import {
  memo,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react';
import { Plus } from 'lucide-react';
import { Tree, useDragAndDrop } from 'react-aria-components';
import { Button, useLatest } from '../../controls/index.ts';
import { isTextField } from '../../undo/index.ts';
import type { ChromePart } from '../../site-chrome/index.ts';
import { dropInOutline, type OutlineTarget } from '../actions/outline-actions.ts';
import { useCanvas, useVisiblePageAreas } from '../canvas-context.ts';
import { mainArea, type PageAreas } from '../model/page-areas.ts';
import { selectBlocks, type Selection } from '../model/selection.ts';
import { useActions } from '../input/use-actions.ts';
import type { PressKey } from '../input/use-canvas-keys.ts';
import type { ClipboardActions } from '../input/use-clipboard.ts';
import { createRowReuse } from './reuse-rows.ts';
import './outline.css';
import {
  keysOf,
  outlineOf,
  parentRows,
  sectionRows,
  selectionOf,
  type OutlineNode,
} from './outline-nodes.ts';
import { OutlineRow, type OpenMenu } from './outline-row.tsx';
import { RowMenu } from './row-menu.tsx';

const EmptyOutline = ({ onAdd }: { readonly onAdd: (() => void) | undefined }) => (
  <div className="outline-empty">
    <p className="tree-none">This page has no sections yet.{onAdd ? ' Add one to get started.' : ''}</p>
    {onAdd ? (
      <Button icon={Plus} onPress={onAdd}>
        Add a section
      </Button>
    ) : null}
  </div>
);

interface OutlineTreeProps {
  readonly nodes: readonly OutlineNode[];
  readonly selection: Selection;
  readonly canChange: boolean;
  readonly onSelect: (selection: Selection) => void;
  readonly onDrop: (ids: readonly string[], target: OutlineTarget) => void;
  /** While rows are dragged, keys belong to the drag. */
  readonly onDragging: (isDragging: boolean) => void;
  readonly onMenu: OpenMenu;
}

/** Drag and drop by mouse, touch and keyboard; the tree announces it to screen readers. */
const useOutlineDrag = ({ nodes, canChange, onDrop, onDragging }: OutlineTreeProps) =>
  useDragAndDrop({
    // Nothing can be dropped into a block or on the root.
    getDropOperation: (target) =>
      target.type === 'root' ||
      (target.dropPosition === 'on' && !sectionRows(nodes).some(({ id }) => id === target.key))
        ? 'cancel'
        : 'move',
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    isDisabled: !canChange,
    onDragStart: () => onDragging(true),
    onDragEnd: () => onDragging(false),
    onMove: ({ keys, target }) =>
      onDrop([...keys].map(String), { id: String(target.key), position: target.dropPosition }),
  }).dragAndDropHooks;

const allBlocks = (nodes: readonly OutlineNode[]): string[] =>
  sectionRows(nodes).flatMap(({ children }) => children.map(({ id }) => id));

const OutlineTree = memo((props: OutlineTreeProps) => {
  const { nodes, selection, canChange, onSelect, onMenu } = props;
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const dragAndDropHooks = useOutlineDrag(props);
  const parentIds = parentRows(nodes).map(({ id }) => id);
  return (
    <Tree<OutlineNode>
      aria-label="Page outline"
      className="tree"
      items={nodes}
      selectionMode="multiple"
      selectionBehavior="replace"
      selectedKeys={keysOf(selection)}
      onSelectionChange={(keys) =>
        onSelect(selectionOf(nodes, new Set(keys === 'all' ? allBlocks(nodes) : [...keys].map(String))))
      }
      expandedKeys={parentIds.filter((id) => !closed.has(id))}
      onExpandedChange={(keys) => setClosed(new Set(parentIds.filter((id) => !keys.has(id))))}
      dragAndDropHooks={dragAndDropHooks}
    >
      {(node) => <OutlineRow node={node} canChange={canChange} onMenu={onMenu} />}
    </Tree>
  );
});

const useRowMenu = (clipboard: ClipboardActions) => {
  const { select } = useCanvas();
  const trigger = useRef<HTMLElement>(null);
  const [node, setNode] = useState<OutlineNode>();
  const onMenu = useCallback<OpenMenu>(
    (chosen, button) => {
      trigger.current = button as HTMLElement;
      select(chosen.type === 'block' ? selectBlocks([chosen.id]) : { type: 'section', id: chosen.id });
      setNode(chosen);
    },
    [select],
  );
  const close = () => setNode(undefined);
  const menu = node ? <RowMenu node={node} trigger={trigger} onClose={close} clipboard={clipboard} /> : null;
  return { menu, onMenu };
};

/** Keys on a row's buttons belong to them, except undo. */
const isOnButton = (event: KeyboardEvent): boolean =>
  event.target instanceof Element && event.target.closest('button') !== null && !readUndoKey(event);

const useRows = (pageAreas: PageAreas, chromeParts: readonly ChromePart[]): readonly OutlineNode[] => {
  const [reuse] = useState(createRowReuse);
  return useMemo(() => reuse(outlineOf(pageAreas, chromeParts)), [reuse, pageAreas, chromeParts]);
};

interface OutlineProps {
  readonly onKey: PressKey;
  readonly clipboard: ClipboardActions;
  /** Number of additions made from the outline. */
  readonly additions: number;
  /** Called after an addition from the outline. */
  readonly onAdded: () => void;
}

const MAX_FRAMES = 60;

/** Focuses the row that was added from the outline. */
const useAddedRow = (additions: number, selection: Selection) => {
  const body = useRef<HTMLDivElement>(null);
  const [key = ''] = keysOf(selection);
  const known = useRef(additions);
  useEffect(() => {
    if (known.current === additions) return undefined;
    let next: number;
    // The tree renders its rows after this component.
    const look = (left: number): void => {
      const row = body.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
      if (!row && left > 0) next = requestAnimationFrame(() => look(left - 1));
      else {
        known.current = additions;
        row?.focus();
      }
    };
    look(MAX_FRAMES);
    return () => cancelAnimationFrame(next);
  }, [additions, key]);
  return body;
};

/**
 * The page as a tree with all actions of the canvas. Rendered with a deferred value: a long outline must not delay a
 * dragged block.
 */
export const Outline = ({ onKey, clipboard, additions, onAdded }: OutlineProps) => {
  const canvas = useCanvas();
  const actions = useActions();
  const latest = useLatest(canvas);
  const pageAreas = useDeferredValue(useVisiblePageAreas());
  const selection = useDeferredValue(canvas.selection);
  const body = useAddedRow(additions, canvas.selection);
  const { chromeParts } = canvas;
  const nodes = useRows(pageAreas, chromeParts);
  const { menu, onMenu } = useRowMenu(clipboard);
  const isDragging = useRef(false);
  const onDragging = useCallback((isSo: boolean) => void (isDragging.current = isSo), []);
  const onDrop = useCallback(
    (ids: readonly string[], target: OutlineTarget) => {
      latest.current.perform((now) => dropInOutline(now, ids, target));
    },
    [latest],
  );
  const addSection = () => {
    if (actions.add('section', 'outline')) onAdded();
  };
  return (
    // The tree has the focus; this only captures keys first.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={body}
      className="outline-body"
      onKeyDownCapture={(event) => {
        if (isDragging.current || isTextField(event.target) || isOnButton(event)) return;
        if (!onKey(event, 'outline')) return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      <OutlineTree
        {...{ nodes, selection, onMenu, onDrop, onDragging }}
        canChange={canvas.canChange}
        onSelect={canvas.select}
      />
      {mainArea(pageAreas)?.layout.length === 0 ? (
        <EmptyOutline onAdd={canvas.canChange ? addSection : undefined} />
      ) : null}
      {menu}
    </div>
  );
};
