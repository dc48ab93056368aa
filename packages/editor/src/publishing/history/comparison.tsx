import { useState } from 'react';
import { Tabs } from '../../controls/index.ts';
import { fitDevice, useAvailableSize, type Device } from '../../frames/index.ts';
import { useScrollTogether, type FrameRef } from './use-sync-scroll.ts';

export interface Side {
  readonly name: string;
  readonly address: string;
}

interface SideFrameProps {
  readonly side: Side;
  readonly device: Device;
  readonly frameRef: FrameRef;
}

/**
 * The canvas version of a page, whose CSP runs no scripts. Sandboxed as well: with an expired session the server
 * sends the live page with its scripts.
 */
const SideFrame = ({ side: { name, address }, device, frameRef }: SideFrameProps) => {
  const { ref, size } = useAvailableSize();
  const { scale, width, height } = fitDevice(device, size);
  return (
    <div className="history-room" ref={ref}>
      {size.width === 0 ? null : (
        <iframe
          key={address}
          ref={frameRef}
          src={address}
          title={name}
          sandbox="allow-same-origin"
          style={{ width, height, transform: `scale(${scale})` }}
        />
      )}
    </div>
  );
};

interface ComparisonProps {
  readonly then: Side;
  readonly now: Side;
}

/** On narrow screens the two versions are tabs. */
const NARROW = 760;
const PHONE = 560;

/** Two versions of a page, scrolled together. */
export const Comparison = ({ then, now }: ComparisonProps) => {
  const { ref, size } = useAvailableSize();
  const [shown, setShown] = useState<'then' | 'now'>('then');
  const scrolling = useScrollTogether();
  const sides = [
    { id: 'then', side: then, frameRef: scrolling.first },
    { id: 'now', side: now, frameRef: scrolling.second },
  ] as const;
  return (
    <div className="history-compare" ref={ref}>
      {size.width < NARROW ? (
        <Tabs
          label="Versions"
          value={shown}
          onChange={setShown}
          tabs={sides.map(({ id, side, frameRef }) => ({
            id,
            name: id === 'then' ? 'Selected version' : 'Current version',
            panel: (
              <SideFrame side={side} device={size.width < PHONE ? 'phone' : 'tablet'} frameRef={frameRef} />
            ),
          }))}
        />
      ) : (
        sides.map(({ id, side, frameRef }) => (
          <section key={id} className="history-side" aria-label={side.name}>
            <h3>{side.name}</h3>
            <SideFrame side={side} device="desktop" frameRef={frameRef} />
          </section>
        ))
      )}
    </div>
  );
};
