import { noLink, readLink, writeLink } from '@sitewright/domain/links';
import { useState } from 'react';
import { TextField } from '../../controls/index.ts';
import type { AddressSetting } from '../settings/setting.ts';
import { textAt } from '../settings/value-path.ts';
import { fieldOf, type FieldProps } from './field-props.ts';

interface Typed {
  readonly text: string;
  readonly fault: string | undefined;
}

/** Validates a typed URL; email and phone links are stored unchanged. */
const checkAddress = (text: string): { readonly href: string } | { readonly fault: string } => {
  const { kind } = readLink(text);
  if (kind === 'email' || kind === 'phone') return { href: text };
  const written = writeLink('web', { ...noLink, web: text });
  return 'href' in written ? written : { fault: written.wrong[0]?.message ?? '' };
};

/** Validates on blur: a partial URL is no error yet. */
export const AddressSettingField = (props: FieldProps<AddressSetting>) => {
  const { texts, change } = fieldOf(props);
  const { field, placeholder } = props.setting;
  const [typed, setTyped] = useState<Typed>();
  const isRequired = props.form.fieldInfo(field)?.isRequired ?? false;
  const leave = (): void => {
    if (!typed) return;
    const text = typed.text.trim();
    const checked = text === '' ? { href: '' } : checkAddress(text);
    if ('fault' in checked) return setTyped({ ...typed, fault: checked.fault });
    setTyped(undefined);
    change(checked.href === '' && !isRequired ? undefined : checked.href);
  };
  return (
    <TextField
      {...texts}
      error={typed?.fault ?? texts.error}
      type="url"
      placeholder={placeholder ?? 'https://'}
      value={typed?.text ?? textAt(props.form.value, field)}
      onChange={(text) => setTyped({ text, fault: undefined })}
      onBlur={leave}
      onKeyDown={(event) => (event.key === 'Enter' ? leave() : undefined)}
    />
  );
};
