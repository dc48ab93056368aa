import { textMessages } from '@sitewright/domain/text';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useToast } from '../../controls/index.ts';
import { boundsInApp, rectInApp } from '../frame-coordinates.ts';
import type { TextLinkOptions, TextSession } from '../text-session.ts';
import { SlashList } from './slash-list.tsx';
import { TextLink } from './text-link.tsx';
import { TextToolbar } from './text-toolbar.tsx';
import { useTextState } from './use-text-state.ts';

const GAP = 8;

type Reach = Pick<DOMRect, 'top' | 'bottom'>;

/** Above the text, else below it; on a text that fills the window, at its top. */
const topOf = (text: Reach, bounds: Reach, height: number): number => {
  const [above, below] = [text.top - height - GAP, text.bottom + GAP];
  if (above >= bounds.top) return Math.min(above, bounds.bottom - height - GAP);
  return below + height <= bounds.bottom ? Math.max(below, bounds.top + GAP) : bounds.top + GAP;
};

/** Keeps the toolbar next to the text, within the visible page. */
const useToolbarPosition = ({ editor }: TextSession) => {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { dom } = editor.view;
    const frame = dom.ownerDocument.defaultView;
    const place = (): void => {
      const { current } = bar;
      if (!current) return;
      const box = rectInApp(dom, dom.getBoundingClientRect());
      const bounds = boundsInApp(dom);
      const top = topOf(box, bounds, current.offsetHeight);
      const left = Math.min(box.left, bounds.right - current.offsetWidth - GAP);
      const x = Math.max(GAP, bounds.left, left);
      current.style.translate = `${Math.round(x)}px ${Math.round(top)}px`;
    };
    place();
    const watcher = new ResizeObserver(place);
    watcher.observe(dom);
    for (const view of [window, frame]) {
      view?.addEventListener('scroll', place, { capture: true, passive: true });
      view?.addEventListener('resize', place);
    }
    return () => {
      watcher.disconnect();
      for (const view of [window, frame]) {
        view?.removeEventListener('scroll', place, { capture: true });
        view?.removeEventListener('resize', place);
      }
    };
  }, [editor]);
  return bar;
};

const useNotices = (session: TextSession): void => {
  const toast = useToast();
  const notice = useTextState(session, ({ tools }) => tools().notice);
  useEffect(() => {
    if (notice) toast(textMessages[notice.code], 'bad');
  }, [notice, toast]);
};

/** Alt+F10 focuses the toolbar, as in other editors; Escape returns to the text. */
const useToolbarKeys = (session: TextSession, bar: { readonly current: HTMLElement | null }): void => {
  useEffect(() => {
    const { dom } = session.editor.view;
    const go = (event: KeyboardEvent): void => {
      if (event.key !== 'F10' || !event.altKey) return;
      event.preventDefault();
      // The browser reports selection changes with a delay, and an unfocused text would miss them.
      requestAnimationFrame(() => {
        window.focus();
        bar.current?.querySelector<HTMLElement>('button')?.focus();
      });
    };
    const goBack = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') session.focus();
    };
    const { current } = bar;
    dom.addEventListener('keydown', go);
    current?.addEventListener('keydown', goBack);
    return () => {
      dom.removeEventListener('keydown', go);
      current?.removeEventListener('keydown', goBack);
    };
  }, [session, bar]);
};

interface TextToolsProps {
  readonly session: TextSession;
  readonly links?: TextLinkOptions | undefined;
}

/** Toolbar, slash menu and link editor of an active text. */
export const TextTools = ({ session, links }: TextToolsProps) => {
  useNotices(session);
  const bar = useToolbarPosition(session);
  useToolbarKeys(session, bar);
  return (
    <>
      <div ref={bar} className="text-tools-float">
        <TextToolbar session={session} />
      </div>
      <SlashList session={session} />
      <TextLink {...{ session, links }} />
    </>
  );
};
