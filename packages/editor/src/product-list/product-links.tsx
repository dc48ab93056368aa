import { useRouter } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import { useCallback } from 'react';

const base = '/config';

/** The address of the product editor. */
export const productPath = (id: string): string => `${base}/store/product?id=${id}`;

/** Opens a product in its editor. */
export const useOpenProduct = (): ((id: string) => void) => {
  const { history } = useRouter();
  return useCallback((id) => history.push(productPath(id)), [history]);
};

interface FilesLinkProps {
  readonly icon: LucideIcon;
  readonly children: string;
}

/** Leads to the import and export of products. */
export const FilesLink = ({ icon: Icon, children }: FilesLinkProps) => (
  <a href={`${base}/store/import`} className="button button-plain">
    <Icon size={16} aria-hidden />
    <span className="button-label product-short">{children}</span>
  </a>
);
