import { Link, useNavigate } from '@tanstack/react-router';
import { Trash2, type LucideIcon } from 'lucide-react';
import { useCallback } from 'react';
import type { ListSearch } from './model/list-search.ts';

/** Opens a product in its editor. */
export const useOpenProduct = (): ((id: string) => void) => {
  const navigate = useNavigate();
  return useCallback((id) => void navigate({ to: '/store/products/edit', search: { id } }), [navigate]);
};

interface FilesLinkProps {
  readonly icon: LucideIcon;
  readonly children: string;
  /** The filter of the list, for an export of what it shows. */
  readonly search?: ListSearch;
}

export const TrashLink = () => (
  <Link to="/store/products" search={{ trash: 'yes' }} className="button button-plain">
    <Trash2 size={16} aria-hidden />
    <span className="button-label">Trash</span>
  </Link>
);

const NO_FILTER: ListSearch = {};

/** A link to the import and export of products. */
export const FilesLink = ({ icon: Icon, children, search = NO_FILTER }: FilesLinkProps) => (
  <Link to="/store/products/import" search={search} className="button button-plain">
    <Icon size={16} aria-hidden />
    <span className="button-label product-list-short">{children}</span>
  </Link>
);
