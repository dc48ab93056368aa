import type { OrderBadge as BadgeText } from './order-texts.ts';
import './order-badge.css';

export const OrderBadge = ({ badge: { text, tone } }: { readonly badge: BadgeText }) => (
  <span className={`badge badge-${tone}`}>{text}</span>
);
