// @vitest-environment happy-dom
import { Settings } from 'lucide-react';
import { act } from 'react';
import { Tree, TreeItem, TreeItemContent } from 'react-aria-components';
import { expect, it, vi } from 'vitest';
import { buttonNamed, mount, press } from '../../testing/index.ts';
import { TreeChevron, TreeTool } from './tree-parts.tsx';

interface Node {
  readonly id: string;
  readonly name: string;
  readonly children: readonly Node[];
}

const shop: Node = {
  id: 'shop',
  name: 'Shop',
  children: [{ id: 'prints', name: 'Prints', children: [] }],
};

const openTree = async () => {
  const onSettings = vi.fn();
  const row = ({ id, name, children }: Node) => (
    <TreeItem key={id} id={id} textValue={name}>
      <TreeItemContent>
        <TreeChevron isNeeded={children.length > 0} />
        <span className="name">{name}</span>
        <TreeTool icon={Settings} label={`Settings of ${name}`} onPress={() => onSettings(id)} />
      </TreeItemContent>
      {children.map(row)}
    </TreeItem>
  );
  await mount(<Tree aria-label="Pages">{row(shop)}</Tree>);
  return { onSettings };
};

const names = () => [...document.querySelectorAll('.name')].map((name) => name.textContent);

it('shows the children of a row once it is expanded, by its chevron or by a key', async () => {
  await openTree();
  expect(names()).toEqual(['Shop']);
  await press(document.querySelector<HTMLElement>('button.tree-chevron') ?? document.body);
  expect(names()).toEqual(['Shop', 'Prints']);
  const row = document.querySelector<HTMLElement>('[role="row"]');
  await act(async () => row?.focus());
  await act(async () =>
    row?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true })),
  );
  expect(names()).toEqual(['Shop']);
});

it('gives rows without children no chevron to press', async () => {
  await openTree();
  await press(document.querySelector<HTMLElement>('button.tree-chevron') ?? document.body);
  expect(document.querySelectorAll('button.tree-chevron')).toHaveLength(1);
});

it('runs the tool of its own row', async () => {
  const { onSettings } = await openTree();
  await press(buttonNamed('Settings of Shop'));
  expect(onSettings.mock.calls).toEqual([['shop']]);
});
