import { EyeOff } from 'lucide-react';
import { EmptyState } from '../controls/index.ts';
import { canvasAddress, fitDevice, useRoom, type Device } from '../frames/index.ts';
import { useSession } from '../session/index.ts';
import type { PageEntry } from './page-entry.ts';

interface PagePreviewProps {
  readonly page: PageEntry;
  readonly device: Device;
}

const isLive = ({ isPublished, status }: PageEntry): boolean => isPublished && status === 'published';

/** A page that nobody sees yet is shown as its draft. */
const addressOf = (page: PageEntry): string =>
  isLive(page) ? page.fullUrl : `${canvasAddress(page.fullUrl)}#${page.revision}`;

const NotShown = () => (
  <section className="preview" aria-label="Preview">
    <EmptyState icon={EyeOff} title="Not published">
      Drafts are open to those who edit pages.
    </EmptyState>
  </section>
);

/**
 * The page as visitors get it. Without `allow-scripts` nothing on it runs, so it cannot reach the owner's app;
 * `allow-same-origin` is for its fonts, which a page without an origin may not load.
 */
export const PagePreview = ({ page, device }: PagePreviewProps) => {
  const { ref, room } = useRoom();
  const { scale, width, height } = fitDevice(device, room);
  const canSeeDrafts = useSession().permissions.includes('content');
  if (!canSeeDrafts && !isLive(page)) return <NotShown />;
  return (
    <section className="preview" aria-label="Preview">
      <div className="preview-room" ref={ref}>
        {room.width === 0 ? null : (
          <div className="preview-sheet" style={{ width: width * scale, height: room.height }}>
            <iframe
              key={addressOf(page)}
              src={addressOf(page)}
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
