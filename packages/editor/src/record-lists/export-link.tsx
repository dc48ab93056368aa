import { Download } from 'lucide-react';

interface ExportLinkProps {
  /** Of the call that answers with the file. */
  readonly path: string;
  /** What the list is filtered by. */
  readonly params: object;
}

/** Downloads the records that match as a file. */
export const ExportLink = ({ path, params }: ExportLinkProps) => {
  const query = new URLSearchParams({ ...params }).toString();
  return (
    <a className="button button-plain" href={`${path}${query === '' ? '' : `?${query}`}`} download>
      <Download size={16} aria-hidden />
      <span className="button-label">Export</span>
    </a>
  );
};
