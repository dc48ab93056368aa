import { Fragment } from 'react';
import { Menu, Separator } from 'react-aria-components';
import { MenuItem, Popover } from '../../controls/index.ts';
import type { PageNode } from '../model/page-nodes.ts';
import { useRowActions } from './row-actions.ts';

export const RowMenu = ({ node }: { readonly node: PageNode }) => {
  const groups = useRowActions(node).filter((group) => group.length > 0);
  return (
    <Popover placement="bottom end">
      <Menu className="menu" aria-label={`Actions for ${node.name}`}>
        {groups.map((group, index) => (
          <Fragment key={group[0]?.id}>
            {index === 0 ? null : <Separator className="menu-line" />}
            {group.map(({ id, icon, name, run }) => (
              <MenuItem key={id} id={id} icon={icon} onAction={run}>
                {name}
              </MenuItem>
            ))}
          </Fragment>
        ))}
      </Menu>
    </Popover>
  );
};
