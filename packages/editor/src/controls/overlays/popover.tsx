import type { ComponentProps } from 'react';
import { Popover as AriaPopover } from 'react-aria-components';
import './popover.css';

type PopoverProps = Omit<ComponentProps<typeof AriaPopover>, 'className' | 'style'>;

/** Popover of a button. */
export const Popover = (props: PopoverProps) => <AriaPopover {...props} className="popover" />;
