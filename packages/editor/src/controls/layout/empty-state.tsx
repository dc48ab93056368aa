import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import './empty-state.css';

interface EmptyStateProps {
  readonly icon: LucideIcon;
  readonly title: string;
  /** What to do next. */
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

export const EmptyState = ({ icon: Icon, title, children, action }: EmptyStateProps) => (
  <div className="empty">
    <span className="empty-icon">
      <Icon size={20} aria-hidden />
    </span>
    <h2>{title}</h2>
    <p className="quiet">{children}</p>
    {action}
  </div>
);
