import { useCallback } from 'react';
import { canvasAddress, fitDevice, useAvailableSize, type Device } from '../frames/index.ts';
import './design-frame.css';

const linkUnder = (target: EventTarget | null): HTMLAnchorElement | null => {
  const element = target as Element | null;
  return typeof element?.closest === 'function' ? element.closest<HTMLAnchorElement>('a[href]') : null;
};

interface DesignFrameProps {
  readonly at: string;
  readonly title: string;
  readonly device: Device;
  readonly onPage: (page: Document) => void;
  /** A link to another page of the site was followed. */
  readonly onGo: (path: string) => void;
}

/** Preview of the page; its CSP blocks scripts. */
export const DesignFrame = ({ at, title, device, onPage, onGo }: DesignFrameProps) => {
  const { ref, size } = useAvailableSize();
  const { scale, width, height } = fitDevice(device, size);
  const listen = useCallback(
    (page: Document) => {
      page.addEventListener('click', (event) => {
        const link = linkUnder(event.target);
        if (!link) return;
        event.preventDefault();
        if (link.origin === window.location.origin) onGo(link.pathname);
      });
      // Forwards keys to the app.
      page.addEventListener('keydown', (event) =>
        document.dispatchEvent(new KeyboardEvent('keydown', event)),
      );
    },
    [onGo],
  );
  return (
    <section className="design-viewport" aria-label="Page">
      <div className="design-measure" ref={ref}>
        {size.width === 0 ? null : (
          <div className="design-stage" style={{ width: width * scale, height: size.height }}>
            {/* Safari hears nothing of a sandboxed frame; the page's own policy keeps every script from running. */}
            {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
            <iframe
              key={at}
              src={canvasAddress(at)}
              title={title}
              style={{ width, height, transform: `scale(${scale})` }}
              onLoad={({ currentTarget: { contentDocument: page } }) => {
                if (!page) return;
                listen(page);
                onPage(page);
              }}
            />
          </div>
        )}
      </div>
    </section>
  );
};
