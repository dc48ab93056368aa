import { Monitor, Smartphone, Tablet } from 'lucide-react';

export const deviceChoices = [
  { id: 'desktop', name: 'Desktop', icon: Monitor },
  { id: 'tablet', name: 'Tablet', icon: Tablet },
  { id: 'phone', name: 'Phone', icon: Smartphone },
] as const;

export type Device = (typeof deviceChoices)[number]['id'];

const deviceWidths = { desktop: 1280, tablet: 768, phone: 390 } as const satisfies Record<Device, number>;

/** On a phone a desktop page would be unreadably small. */
export const deviceOfScreen = (): Device =>
  window.matchMedia('(width < 640px)').matches ? 'phone' : 'desktop';

export interface FrameSize {
  readonly scale: number;
  readonly width: number;
  readonly height: number;
}

/** Scales a page of a device's width down to the available size, never up. A desktop page fills a wider area. */
export const fitDevice = (device: Device, available: { width: number; height: number }): FrameSize => {
  const width = device === 'desktop' ? Math.max(deviceWidths.desktop, available.width) : deviceWidths[device];
  const scale = Math.min(1, available.width / width);
  return { scale, width, height: Math.round(available.height / scale) };
};
