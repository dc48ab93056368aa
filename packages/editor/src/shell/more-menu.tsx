import { useNavigate } from '@tanstack/react-router';
import { Ellipsis, Search } from 'lucide-react';
import { Button, Menu, MenuTrigger, Popover } from 'react-aria-components';
import { MenuItem } from '../controls/index.ts';
import type { RailEntry } from './menus.ts';

interface MoreMenuProps {
  readonly path: string;
  readonly entries: readonly RailEntry[];
  readonly onSearch: () => void;
}

/** Entries of the rail that have no room in the bar of a phone. */
export const MoreMenu = ({ path, entries, onSearch }: MoreMenuProps) => {
  const navigate = useNavigate();
  const current = entries.find(({ basePath }) => path.startsWith(basePath));
  return (
    <MenuTrigger>
      <Button className="rail-item" {...(current ? { 'data-current': true } : {})}>
        <Ellipsis size={18} aria-hidden />
        <span>More</span>
      </Button>
      <Popover className="popover" placement="top end" offset={8}>
        <Menu
          className="menu"
          aria-label="More"
          selectionMode="single"
          selectedKeys={current ? [current.to] : []}
        >
          {entries.map(({ to, label, icon }) => (
            <MenuItem key={to} id={to} icon={icon} onAction={() => void navigate({ to })}>
              {label}
            </MenuItem>
          ))}
          <MenuItem id="search" icon={Search} onAction={onSearch}>
            Search
          </MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
};
