import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import './notice.css';

interface NoticeProps {
  readonly tone: 'bad' | 'warning' | 'good';
  readonly title?: string;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}

const icons = { bad: CircleAlert, warning: TriangleAlert, good: CircleCheck };

/** An inline message about an error, a warning or a success. */
export const Notice = ({ tone, title, children, actions }: NoticeProps) => {
  const Icon = icons[tone];
  return (
    <div className={`notice notice-${tone}`} role={tone === 'good' ? 'status' : 'alert'}>
      <Icon size={18} aria-hidden />
      <div className="notice-text">
        {title === undefined ? null : <strong>{title}</strong>}
        <div>{children}</div>
        {actions === undefined ? null : <div className="notice-actions">{actions}</div>}
      </div>
    </div>
  );
};
