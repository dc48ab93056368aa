// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { mount } from '../../testing/index.ts';
import type { PageActions } from '../actions/use-page-actions.ts';
import type { PageNode } from '../model/page-nodes.ts';

vi.mock('../../session/index.ts', () => ({
  useSession: () => ({ permissions: ['content', 'create-pages', 'publish'] }),
}));
const { PageActionsProvider } = await import('../actions/use-page-actions.ts');
const { useTreeKeys } = await import('./use-tree-keys.ts');

const node: PageNode = {
  key: 'a',
  name: 'Example',
  place: { group: 'mainNav', path: [0] },
  link: { externalLink: { title: 'Example', url: 'https://example.com', newWindow: false } },
  children: [],
};

const Row = ({ canArrange }: { readonly canArrange: boolean }) => {
  const onKey = useTreeKeys([node], canArrange);
  return (
    <div onKeyDownCapture={onKey}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as the tree renders its rows */}
      <div role="row" data-key="a" tabIndex={0} />
    </div>
  );
};

const open = async (canArrange: boolean) => {
  const step = vi.fn();
  const removeLink = vi.fn();
  const actions = { step, removeLink } as unknown as PageActions;
  const view = await mount(
    <PageActionsProvider value={actions}>
      <Row canArrange={canArrange} />
    </PageActionsProvider>,
  );
  const press = (key: string, altKey = false) =>
    view
      .querySelector('[role="row"]')
      ?.dispatchEvent(new KeyboardEvent('keydown', { key, altKey, bubbles: true, cancelable: true }));
  return { press, step, removeLink };
};

it('moves the focused row with Alt and the arrow keys', async () => {
  const { press, step } = await open(true);
  press('ArrowDown');
  expect(step).not.toHaveBeenCalled();
  for (const key of ['ArrowUp', 'ArrowDown', 'ArrowRight', 'ArrowLeft']) press(key, true);
  expect(step.mock.calls).toEqual(['up', 'down', 'in', 'out'].map((to) => [node, to]));
});

it('removes a focused link with Delete', async () => {
  const { press, removeLink } = await open(true);
  press('Delete');
  expect(removeLink).toHaveBeenCalledExactlyOnceWith(node);
});

it('changes nothing while the tree cannot be arranged', async () => {
  const { press, step, removeLink } = await open(false);
  press('ArrowDown', true);
  press('Delete');
  expect([step.mock.calls, removeLink.mock.calls]).toEqual([[], []]);
});
