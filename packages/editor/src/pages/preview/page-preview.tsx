import { EyeOff } from 'lucide-react';
import { EmptyState, Segmented } from '../../controls/index.ts';
import { fitDevice, useAvailableSize, type Device } from '../../frames/index.ts';
import { useSession } from '../../session/index.ts';
import { StateBadge, useStateTexts } from '../../publication-state/index.ts';
import type { PageEntry } from '../model/page-entry.ts';
import { previewAddress, sidesOf, type PreviewSide } from './preview-state.ts';
import './page-preview.css';

interface PagePreviewProps {
  readonly page: PageEntry;
  readonly device: Device;
  readonly side: PreviewSide;
  readonly onSide: (side: PreviewSide) => void;
  /** A new version reloads the frame. */
  readonly version: string;
}

const NotShown = () => (
  <section className="preview" aria-label="Preview">
    <EmptyState icon={EyeOff} title="Not published">
      Only contributors who can edit pages can see drafts.
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
  if (name === 'published') return 'No unpublished changes.';
  return isVisible ? 'Includes unpublished changes.' : 'Not visible to visitors yet.';
};

/** Switches between draft and published version. */
const PreviewBar = ({ page, side, sides, onSide }: PreviewBarProps) => {
  const { state } = page;
  const { explain } = useStateTexts();
  return (
    <div className="preview-bar">
      {sides.length > 1 ? (
        <Segmented label="Preview version" segments={choices} value={side} onChange={onSide} />
      ) : null}
      <StateBadge state={state} />
      <span className="preview-hint quiet">{explain(state) ?? hintOf(page, side)}</span>
    </div>
  );
};

/**
 * No `allow-scripts`: the page must not reach the app. `allow-same-origin` is for its fonts, which an opaque origin
 * may not load.
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
