import type { LinkStep } from '@sitewright/domain/navigation';
import { findTrashFault, rightsOnPages } from '@sitewright/domain/pages';
import type { KeyboardEvent } from 'react';
import { useToast } from '../../controls/index.ts';
import { useSession } from '../../session/index.ts';
import { useActions } from '../actions/use-page-actions.ts';
import type { PageEntry } from '../model/page-entry.ts';
import { findNode, type PageNode } from '../model/page-nodes.ts';

const steps: Readonly<Record<string, LinkStep>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

const rowOf = (target: EventTarget): string | undefined =>
  target instanceof Element
    ? target.closest('[role="row"][data-key]')?.getAttribute('data-key')?.toString()
    : undefined;

/** Alt with an arrow key moves the focused row; Delete deletes it. */
export const useTreeKeys = (nodes: readonly PageNode[], canArrange: boolean) => {
  const actions = useActions();
  const toast = useToast();
  const rights = rightsOnPages(useSession().permissions);
  const trash = (page: PageEntry) => {
    const fault = findTrashFault(page, rights);
    if (fault === undefined) void actions.trash(page);
    else toast(fault, 'bad');
  };
  return (event: KeyboardEvent) => {
    const node = findNode(nodes, rowOf(event.target) ?? '');
    if (!node?.link || !canArrange) return;
    const step = event.altKey ? steps[event.key] : undefined;
    if (step) actions.step(node, step);
    else if (event.key === 'Delete' && node.page) trash(node.page);
    else if (event.key === 'Delete') actions.removeLink(node);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
};
