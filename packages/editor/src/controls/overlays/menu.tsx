import { Check, type LucideIcon } from 'lucide-react';
import { MenuItem as AriaMenuItem } from 'react-aria-components';
import './popover.css';

interface MenuItemProps {
  readonly id: string;
  readonly icon: LucideIcon;
  readonly children: string;
  readonly onAction?: () => void;
}

/** A menu item; the selected item of a section is checked. */
export const MenuItem = ({ id, icon: Icon, children, onAction }: MenuItemProps) => (
  <AriaMenuItem id={id} className="menu-item" textValue={children} {...(onAction ? { onAction } : {})}>
    {({ isSelected }) => (
      <>
        <Icon size={16} aria-hidden />
        <span>{children}</span>
        {isSelected ? <Check size={16} aria-hidden className="menu-check" /> : null}
      </>
    )}
  </AriaMenuItem>
);
