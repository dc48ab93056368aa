import { canvasAddress, fitDevice, useRoom, type Device } from '../frames/index.ts';
import type { PageEntry } from './page-entry.ts';

interface PagePreviewProps {
  readonly page: PageEntry;
  readonly device: Device;
}

/** A page that nobody sees yet is shown as its draft. */
const addressOf = ({ fullUrl, isPublished, status, revision }: PageEntry): string =>
  isPublished && status === 'published' ? fullUrl : `${canvasAddress(fullUrl)}#${revision}`;

/**
 * The page as visitors get it. Without `allow-scripts` nothing on it runs, so it cannot reach the owner's app;
 * `allow-same-origin` is for its fonts, which a page without an origin may not load.
 */
export const PagePreview = ({ page, device }: PagePreviewProps) => {
  const { ref, room } = useRoom();
  const { scale, width, height } = fitDevice(device, room);
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
