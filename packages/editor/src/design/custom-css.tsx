import { useRef } from 'react';
import { CodeField } from '../controls/index.ts';
import { usePendingField } from '../documents/index.ts';
import type { CssFault } from './use-styled-frame.ts';
import type { SiteStyles } from './use-site-styles.ts';

const NAMES = 'custom css less code own rules';

/** Whether a search matches the field. */
export const matchesSearch = (search: string): boolean => NAMES.includes(search.trim().toLowerCase());

const PAUSE_MS = 600;

const describeFault = ({ line, message }: CssFault): string =>
  line === undefined ? message : `Line ${line}: ${message}`;

interface CustomCssProps {
  readonly styles: SiteStyles;
  readonly faults: readonly CssFault[];
}

/** Custom CSS, applied after the template's styles and previewed while typing. */
export const CustomCss = ({ styles, faults }: CustomCssProps) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const commit = () => {
    clearTimeout(timer.current);
    styles.commitCss();
  };
  usePendingField(commit);
  return (
    <CodeField
      label="Custom CSS"
      mode="less"
      value={styles.customCss}
      diagnostics={faults}
      error={faults.length === 0 ? undefined : faults.map(describeFault).join('\n')}
      hint="CSS or LESS, applied after the template styles. Press Escape, then Tab to leave the field."
      onChange={(text) => {
        styles.previewCss(text);
        clearTimeout(timer.current);
        timer.current = setTimeout(commit, PAUSE_MS);
      }}
      onLeave={commit}
    />
  );
};
