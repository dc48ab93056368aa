import { endOf, type LinkPlace } from '@sitewright/domain/navigation';
import type { Navigations } from '@sitewright/domain/pages';
import { useDragAndDrop } from 'react-aria-components';
import { useActions } from '../actions/use-page-actions.ts';
import { findNode, type PageNode } from '../model/page-nodes.ts';

type DropPosition = 'on' | 'before' | 'after';

/** The place that a drop means: before or behind a row, or the last inside it. Nothing stands beside a group. */
export const placeOfDrop = (shown: Navigations, target: PageNode, position: DropPosition): LinkPlace => {
  const { group, path } = target.place;
  const index = path.at(-1);
  if (position === 'on' || index === undefined)
    return position === 'before' ? { group, path: [0] } : endOf(shown, target.place);
  return { group, path: [...path.slice(0, -1), position === 'before' ? index : index + 1] };
};

/** Rows can be dragged by mouse, touch and keys; the tree tells screen readers how. */
export const useTreeDrag = (nodes: readonly PageNode[], shown: Navigations, isDisabled: boolean) => {
  const acts = useActions();
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled,
    // Beside the rows there is no place: a drop there would be told as done, and nothing would have moved.
    getDropOperation: ({ type }) => (type === 'root' ? 'cancel' : 'move'),
    getItems: (keys) =>
      [...keys].flatMap((key) => {
        const node = findNode(nodes, String(key));
        return node?.link ? [{ 'text/plain': node.name }] : [];
      }),
    onMove: ({ keys, target }) => {
      const [key] = keys;
      const node = findNode(nodes, String(key));
      const goal = findNode(nodes, String(target.key));
      if (node?.link && goal) acts.move(node, placeOfDrop(shown, goal, target.dropPosition));
    },
  });
  return dragAndDropHooks;
};
