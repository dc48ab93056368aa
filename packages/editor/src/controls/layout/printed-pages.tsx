import type { ReactNode } from 'react';
import './printed-pages.css';

/** What is printed, one `printed-page` a sheet; the rest of the app is not printed. */
export const PrintedPages = ({ children }: { readonly children: ReactNode }) => (
  <div className="printed-pages">{children}</div>
);
