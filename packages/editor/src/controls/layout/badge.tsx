import { VisuallyHidden } from '@sitewright/ui/visually-hidden';
import './badge.css';

interface BadgeProps {
  readonly tone?: 'neutral' | 'good' | 'bad' | 'accent';
  readonly children: string;
}

export const Badge = ({ tone = 'neutral', children }: BadgeProps) => (
  <span className={`badge badge-${tone}`}>{children}</span>
);

/** Initial of a person. */
export const Avatar = ({ name }: { readonly name: string }) => (
  <span className="avatar" aria-hidden>
    {name.trim().charAt(0).toUpperCase() || '?'}
  </span>
);

/** A number beside a menu entry. */
export const CountBadge = ({ text, what }: { readonly text: string; readonly what: string }) => (
  <span className="count-badge">
    {text}
    <VisuallyHidden>{` ${what}`}</VisuallyHidden>
  </span>
);
