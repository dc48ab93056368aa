import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import './button.css';

type Kind = 'plain' | 'primary' | 'quiet' | 'danger';

type PressProps = Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'autoFocus'>;

interface ButtonProps extends PressProps {
  readonly kind?: Kind;
  readonly icon?: LucideIcon;
  /** Focused when the dialog opens. */
  readonly takesFocus?: boolean;
  readonly children: ReactNode;
}

export const Button = ({
  kind = 'plain',
  icon: Icon,
  takesFocus = false,
  children,
  ...press
}: ButtonProps) => (
  <AriaButton {...press} {...{ autoFocus: takesFocus }} className={`button button-${kind}`}>
    {({ isPending }) => (
      <>
        {Icon ? <Icon size={16} aria-hidden /> : null}
        <span className="button-label">{children}</span>
        {isPending ? <span className="button-spinner" aria-hidden /> : null}
      </>
    )}
  </AriaButton>
);

interface IconButtonProps extends PressProps {
  readonly icon: LucideIcon;
  readonly label: string;
}

export const IconButton = ({ icon: Icon, label, ...press }: IconButtonProps) => (
  <AriaButton {...press} className="button button-quiet button-icon" aria-label={label}>
    <Icon size={16} aria-hidden />
  </AriaButton>
);
