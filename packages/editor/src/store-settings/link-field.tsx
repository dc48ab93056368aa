import { ChevronRight, Link2 } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { Controller, type Control } from 'react-hook-form';
import { LinkDialog } from '../links/index.ts';
import type { StoreValues } from './store-values.ts';

interface LinkFieldProps {
  readonly control: Control<StoreValues>;
  readonly name: 'continueShoppingLinkUrl';
  readonly label: string;
  readonly hint: string;
}

interface LinkButtonProps extends Pick<LinkFieldProps, 'label' | 'hint'> {
  readonly href: string;
  readonly error: string | undefined;
  readonly onChange: (href: string) => void;
}

const LinkButton = ({ label, hint, href, error, onChange }: LinkButtonProps) => {
  const [isOpen, setOpen] = useState(false);
  const [labelId, valueId, hintId] = [useId(), useId(), useId()];
  return (
    <div className="field">
      <span className="field-label" id={labelId}>
        {label}
      </span>
      <AriaButton
        className="field-box store-link"
        aria-labelledby={`${labelId} ${valueId}`}
        aria-describedby={hintId}
        onPress={() => setOpen(true)}
      >
        <Link2 size={16} aria-hidden />
        <span id={valueId} className="truncate">
          {href === '/' ? 'Home page' : href}
        </span>
        <ChevronRight size={16} aria-hidden />
      </AriaButton>
      {error === undefined ? null : <span className="field-error">{error}</span>}
      <span id={hintId} className="field-hint">
        {hint}
      </span>
      {isOpen ? (
        <Suspense>
          <LinkDialog
            value={{ href, newWindow: false }}
            kinds={['page', 'web']}
            hasNewWindow={false}
            onSave={(link) => {
              setOpen(false);
              onChange(link.href);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </div>
  );
};

/** A link to a page of the site or another address, chosen in the link dialog. */
export const LinkField = ({ control, name, label, hint }: LinkFieldProps) => (
  <Controller
    control={control}
    name={name}
    render={({ field: { value, onChange }, fieldState }) => (
      <LinkButton {...{ label, hint, onChange }} href={value} error={fieldState.error?.message} />
    )}
  />
);
