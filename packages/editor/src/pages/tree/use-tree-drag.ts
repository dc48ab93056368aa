import { endOf, type LinkPlace } from '@sitewright/domain/navigation';
import type { Navigations } from '@sitewright/domain/pages';
import { useDragAndDrop } from 'react-aria-components';
import { useActions } from '../actions/use-page-actions.ts';
import { findNode, type PageNode } from '../model/page-nodes.ts';

type DropPosition = 'on' | 'before' | 'after';

/** The position of a drop: before or after a row, or last inside it. Groups have no siblings. */
export const dropPlace = (shown: Navigations, target: PageNode, position: DropPosition): LinkPlace => {
  const { group, path } = target.place;
  const index = path.at(-1);
  if (position === 'on' || index === undefined)
    return position === 'before' ? { group, path: [0] } : endOf(shown, target.place);
  return { group, path: [...path.slice(0, -1), position === 'before' ? index : index + 1] };
};

/** Drag and drop of rows. */
export const useTreeDrag = (nodes: readonly PageNode[], shown: Navigations, isDisabled: boolean) => {
  const actions = useActions();
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled,
    // A drop outside of the rows would be announced as done without moving anything.
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
      if (node?.link && goal) actions.move(node, dropPlace(shown, goal, target.dropPosition));
    },
  });
  return dragAndDropHooks;
};
