import { VisuallyHidden } from '@sitewright/ui/visually-hidden';
import './skeleton.css';

interface SkeletonProps {
  readonly rows: number;
  /** `list` draws rows with two lines, `form` fields with a label, `nav` single lines, `tiles` a grid of pictures. */
  readonly shape: 'list' | 'form' | 'nav' | 'tiles';
}

export const Skeleton = ({ rows, shape }: SkeletonProps) => (
  <output className={`skeleton skeleton-${shape}`}>
    <VisuallyHidden>Loading</VisuallyHidden>
    {Array.from({ length: rows }, (_, row) => (
      <span key={row} className="skeleton-row" aria-hidden>
        <span className="skeleton-bar" />
        <span className="skeleton-bar" />
      </span>
    ))}
  </output>
);
