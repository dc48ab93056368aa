import type { ReactNode } from 'react';
import './list.css';

interface ListProps {
  readonly label: string;
  readonly children: ReactNode;
}

export const List = ({ label, children }: ListProps) => (
  <ul className="list" aria-label={label}>
    {children}
  </ul>
);

interface ListRowProps {
  readonly lead?: ReactNode;
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  readonly actions?: ReactNode;
}

export const ListRow = ({ lead, title, detail, actions }: ListRowProps) => (
  <li className="list-row">
    {lead}
    <div className="list-text">
      <div className="list-title">{title}</div>
      {detail === undefined ? null : <div className="list-detail">{detail}</div>}
    </div>
    {actions === undefined ? null : <div className="list-actions">{actions}</div>}
  </li>
);
