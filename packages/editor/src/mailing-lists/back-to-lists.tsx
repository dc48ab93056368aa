import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';

export const BackToLists = () => (
  <Link to="/mailing-lists" className="screen-back" aria-label="All mailing lists">
    <ArrowLeft size={18} aria-hidden />
  </Link>
);
