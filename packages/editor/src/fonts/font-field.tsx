import { familyOf, isGenericFamily } from '@sitewright/domain/fonts';
import { ChevronRight } from 'lucide-react';
import { lazy, Suspense, useId, useState, type ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { Dialog, DialogBody, Skeleton } from '../controls/index.ts';
import './font-field.css';

/** Loaded on demand: the font list is not needed before. */
const FontBrowser = lazy(async () => ({ default: (await import('./font-browser.tsx')).FontBrowser }));

interface FontFieldProps {
  readonly label: string;
  /** CSS value. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Values of the site's font tokens. */
  readonly styleGuide: readonly string[];
  readonly aside?: ReactNode;
}

const nameOf = (value: string): string => {
  const family = familyOf(value);
  if (family === '' || family === 'inherit') return 'Inherited';
  return isGenericFamily(family) ? 'System font' : family;
};

/** A font field; its name opens the browser. */
export const FontField = ({ label, value, onChange, styleGuide, aside }: FontFieldProps) => {
  const labelId = useId();
  const valueId = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="field">
      <div className="field-head">
        <span className="field-label" id={labelId}>
          {label}
        </span>
        {aside}
      </div>
      <Button
        className="field-box font-field-box"
        aria-labelledby={`${labelId} ${valueId}`}
        onPress={() => setOpen(true)}
      >
        <span id={valueId} className="truncate">
          {nameOf(value)}
        </span>
        <ChevronRight size={16} aria-hidden />
      </Button>
      <Dialog title={`Font for ${label}`} isOpen={isOpen} onClose={() => setOpen(false)} size="wide">
        <DialogBody>
          <Suspense fallback={<Skeleton rows={6} shape="list" />}>
            <FontBrowser
              value={value}
              styleGuide={styleGuide}
              onChoose={(chosen) => {
                setOpen(false);
                onChange(chosen);
              }}
            />
          </Suspense>
        </DialogBody>
      </Dialog>
    </div>
  );
};
