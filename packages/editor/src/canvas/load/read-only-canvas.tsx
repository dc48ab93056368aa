import { useState, type ReactNode } from 'react';
import { Notice, Screen, Segmented } from '../../controls/index.ts';
import {
  deviceChoices,
  deviceOfScreen,
  fitDevice,
  useAvailableSize,
  type Device,
} from '../../frames/index.ts';

interface ReadOnlyCanvasProps {
  readonly at: string;
  readonly lead: ReactNode;
}

/**
 * The page for roles without edit permission. It is the public page, so the sandbox keeps its scripts from running
 * beside the app.
 */
export const ReadOnlyCanvas = ({ at, lead }: ReadOnlyCanvasProps) => {
  const { ref, size } = useAvailableSize();
  const [device, setDevice] = useState<Device>(deviceOfScreen);
  const { scale, width, height } = fitDevice(device, size);
  const devices = (
    <div className="canvas-devices">
      <Segmented label="Width of the page" segments={deviceChoices} value={device} onChange={setDevice} />
    </div>
  );
  return (
    <Screen title="Page" layout="fill" lead={lead} actions={devices}>
      <div className="canvas">
        <section className="canvas-viewport" aria-label="Page">
          <div className="canvas-measure" ref={ref}>
            {size.width === 0 ? null : (
              <div className="canvas-stage" style={{ width: width * scale, height: size.height }}>
                <iframe
                  key={at}
                  src={at}
                  title="The page"
                  sandbox="allow-same-origin"
                  style={{ width, height, transform: `scale(${scale})` }}
                />
              </div>
            )}
          </div>
        </section>
        <div className="canvas-notice">
          <Notice tone="warning">Your role can view this page, but not edit it.</Notice>
        </div>
      </div>
    </Screen>
  );
};
