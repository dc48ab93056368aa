// @vitest-environment happy-dom
import { Copy, Trash2 } from 'lucide-react';
import { act } from 'react';
import { Button, Menu, MenuTrigger } from 'react-aria-components';
import { expect, it, vi } from 'vitest';
import { buttonNamed, mount, press } from '../../testing/index.ts';
import { MenuItem } from './menu.tsx';
import { Popover } from './popover.tsx';

const openMenu = async () => {
  const onCopy = vi.fn();
  const onDelete = vi.fn();
  await mount(
    <MenuTrigger>
      <Button>Actions</Button>
      <Popover>
        <Menu aria-label="Actions" selectionMode="single" selectedKeys={['copy']}>
          <MenuItem id="copy" icon={Copy} onAction={onCopy}>
            Duplicate
          </MenuItem>
          <MenuItem id="delete" icon={Trash2} onAction={onDelete}>
            Delete
          </MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>,
  );
  await press(buttonNamed('Actions'));
  return { onCopy, onDelete };
};

const items = () => [...document.querySelectorAll<HTMLElement>('[role^="menuitem"]')];

const key = (name: string): Promise<void> =>
  act(async () => {
    const focused = document.activeElement ?? document.body;
    for (const type of ['keydown', 'keyup'])
      focused.dispatchEvent(new KeyboardEvent(type, { key: name, bubbles: true, cancelable: true }));
  });

it('lists its items by name and marks the selected one', async () => {
  await openMenu();
  expect(items().map((item) => [item.textContent, item.getAttribute('aria-checked')])).toEqual([
    ['Duplicate', 'true'],
    ['Delete', 'false'],
  ]);
});

it('runs the action of the item that arrow keys and Enter choose, and closes', async () => {
  const { onCopy, onDelete } = await openMenu();
  await act(async () => items()[0]?.focus());
  await key('ArrowDown');
  await key('Enter');
  expect(onDelete).toHaveBeenCalledOnce();
  expect(onCopy).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(items()).toEqual([]), { timeout: 60_000 });
});

it('closes with Escape and runs nothing', async () => {
  const { onCopy, onDelete } = await openMenu();
  await act(async () => items()[0]?.focus());
  await key('Escape');
  await vi.waitFor(() => expect(items()).toEqual([]), { timeout: 60_000 });
  expect([onCopy.mock.calls, onDelete.mock.calls]).toEqual([[], []]);
});
