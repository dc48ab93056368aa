import { lazy } from 'react';
import type { TextOptions, TextSession } from './text-session.ts';

/** Edits a text in place. The editor is loaded when the first text is opened. */
export const mountText = async (element: HTMLElement, options: TextOptions): Promise<TextSession> =>
  (await import('./mount-text.ts')).mountText(element, options);

/** Toolbar, slash menu and link editor of a session; render below a `Suspense`. */
export const TextTools = lazy(async () => ({ default: (await import('./tools/text-tools.tsx')).TextTools }));
