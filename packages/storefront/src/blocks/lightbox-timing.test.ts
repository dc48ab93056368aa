import { describe, expect, it } from 'vitest';
import { lightboxStyles } from './lightbox-styles.ts';
import { LIGHTBOX_ANIMATION_MS, LIGHTBOX_RESIZE_MS } from './lightbox-timing.ts';

describe('the lightbox', () => {
  it('[GAL-03] shows itself and each picture within 0.3 s, and waits 100 ms after a change of size', () => {
    expect(LIGHTBOX_ANIMATION_MS).toBe(300);
    expect(LIGHTBOX_RESIZE_MS).toBe(100);
    expect(lightboxStyles.match(/animation:show 300ms/g)).toHaveLength(2);
  });

  it('[GAL-03] stands still for people who want less motion', () => {
    expect(lightboxStyles).toContain(
      '@media(prefers-reduced-motion:reduce){dialog[open],img{animation:none}}',
    );
  });
});
