import { EyeOff } from 'lucide-react';
import { EmptyState, Segmented } from '../../controls/index.ts';
import { fitDevice, useAvailableSize, type Device } from '../../frames/index.ts';
import { useSession } from '../../session/index.ts';
import { StateBadge, useStateTexts } from '../../publication-state/index.ts';
import type { PageEntry } from '../page-entry.ts';
import { previewAddress, sidesOf, type PreviewSide } from './preview-state.ts';
import './page-preview.css';

interface PagePreviewProps {
  readonly page: PageEntry;
  readonly device: Device;
  readonly side: PreviewSide;
  readonly onSide: (side: PreviewSide) => void;
  /** Another one has the page loaded anew. */
  readonly version: string;
}

const NotShown = () => (
  <section className="preview" aria-label="Preview">
    <EmptyState icon={EyeOff} title="Not published">
      Drafts are open to those who edit pages.
    </EmptyState>
  </section>
);

const choices = [
  { id: 'draft', name: 'Draft' },
  { id: 'published', name: 'Published' },
] as const;

interface PreviewBarProps extends Pick<PagePreviewProps, 'page' | 'side' | 'onSide'> {
  readonly sides: readonly PreviewSide[];
}

const hintOf = ({ state: { name, isVisible } }: PageEntry, side: PreviewSide): string => {
  if (side === 'published') return 'What visitors see now.';
  if (name === 'published') return 'Nothing on this page waits to be published.';
  return isVisible ? 'Your version, with unpublished changes.' : 'Visitors cannot open it yet.';
};

/** Says which state of the page is in view. */
const PreviewBar = ({ page, side, sides, onSide }: PreviewBarProps) => {
  const { state } = page;
  const { explain } = useStateTexts();
  return (
    <div className="preview-bar">
      {sides.length > 1 ? (
        <Segmented label="State shown in the preview" segments={choices} value={side} onChange={onSide} />
      ) : null}
      <StateBadge state={state} />
      <span className="preview-hint quiet">{explain(state) ?? hintOf(page, side)}</span>
    </div>
  );
};

/**
 * Without `allow-scripts` nothing on the page runs, so it cannot reach the owner's app; `allow-same-origin` is for its
 * fonts, which a page without an origin may not load.
 */
export const PagePreview = ({ page, device, side: wanted, onSide, version }: PagePreviewProps) => {
  const { ref, size } = useAvailableSize();
  const { scale, width, height } = fitDevice(device, size);
  const sides = sidesOf(page, useSession().permissions.includes('content'));
  const side = sides.includes(wanted) ? wanted : sides[0];
  if (side === undefined) return <NotShown />;
  const address = previewAddress(page, side, version);
  return (
    <section className="preview" aria-label="Preview">
      <PreviewBar {...{ page, side, sides, onSide }} />
      <div className="preview-room" ref={ref}>
        {size.width === 0 ? null : (
          <div className="preview-sheet" style={{ width: width * scale, height: size.height }}>
            <iframe
              key={address}
              src={address}
              title={`Preview of ${page.title}`}
              sandbox="allow-same-origin"
              style={{ width, height, transform: `scale(${scale})` }}
            />
          </div>
        )}
      </div>
    </section>
  );
};
