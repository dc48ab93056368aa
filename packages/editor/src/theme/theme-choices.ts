import { Monitor, Moon, Sun } from 'lucide-react';
import type { Theme } from './theme.ts';

export const themeChoices = [
  { id: 'light', name: 'Light', icon: Sun },
  { id: 'dark', name: 'Dark', icon: Moon },
  { id: 'system', name: 'System', icon: Monitor },
] as const satisfies readonly { id: Theme; name: string; icon: unknown }[];
