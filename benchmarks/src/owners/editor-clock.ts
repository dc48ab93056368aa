import type { Page } from 'playwright-core';

/** What the page under measurement is given before anything of it runs. */
interface EditorClock {
  /** Waits for the next event of a kind. */
  start(kind: 'keydown' | 'click', blockId: string): void;
  /** From that event until the block in the frame has another look and that is drawn. */
  read(): Promise<number>;
  /** The longest that the page could not answer since it was last asked. */
  longestTask(): number;
}

declare global {
  interface Window {
    editorClock: EditorClock;
    usableAt?: number;
  }
}

const install = (): void => {
  const PATIENCE_MS = 10_000;
  let longest = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  }).observe({ entryTypes: ['longtask'] });

  const pageOf = (): Document | null | undefined =>
    document.querySelector<HTMLIFrameElement>('.canvas-stage iframe')?.contentDocument;

  /** Drawing follows the callbacks of a frame; a message posted in one comes after it. */
  const afterPaint = (done: () => void): void => {
    const channel = new MessageChannel();
    channel.port1.addEventListener('message', done, { once: true });
    channel.port1.start();
    channel.port2.postMessage(undefined);
  };

  const time = (kind: 'keydown' | 'click', blockId: string): Promise<number> =>
    new Promise((resolve, reject) => {
      const frame = pageOf()?.defaultView;
      const block = pageOf()?.querySelector<HTMLElement>(`[data-edit-block="${blockId}"]`);
      if (!frame || !block) return reject(new Error('There is no such block.'));
      const late = setTimeout(() => reject(new Error(`Nothing became of the ${kind}.`)), PATIENCE_MS);
      const hear = (event: Event): void => {
        for (const view of [window, frame]) view.removeEventListener(kind, hear, true);
        const isInFrame = event.target === frame || block.ownerDocument.contains(event.target as Node | null);
        const origin = (isInFrame ? frame : window).performance.timeOrigin;
        const began = origin + event.timeStamp;
        const before = block.outerHTML;
        const look = (): void => {
          if (block.outerHTML === before) requestAnimationFrame(look);
          else
            afterPaint(() => {
              clearTimeout(late);
              resolve(performance.timeOrigin + performance.now() - began);
            });
        };
        requestAnimationFrame(look);
      };
      for (const view of [window, frame]) view.addEventListener(kind, hear, true);
      return undefined;
    });

  let last: Promise<number> = Promise.reject(new Error('Nothing was started.'));
  last.catch(() => undefined);
  window.editorClock = {
    start: (kind, blockId) => {
      last = time(kind, blockId);
      last.catch(() => undefined);
    },
    read: () => last,
    longestTask: () => {
      const found = longest;
      longest = 0;
      return found;
    },
  };

  /** The outline has its rows as soon as the editor knows the page in the frame: from then on it answers. */
  const watch = (): void => {
    const isUsable =
      document.querySelector('[role="treegrid"] [role="row"]') !== null &&
      (pageOf()?.querySelector('[data-edit-block]') ?? null) !== null;
    if (isUsable) afterPaint(() => (window.usableAt = performance.now()));
    else requestAnimationFrame(watch);
  };
  if (window.top === window) requestAnimationFrame(watch);
};

export const installClock = async (page: Page): Promise<void> => {
  await page.addInitScript(install);
};
