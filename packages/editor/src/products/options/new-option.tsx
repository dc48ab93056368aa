import { useState, type FormEvent } from 'react';
import { Button, TextField } from '../../controls/index.ts';
import type { OptionEdits } from './use-option-edits.ts';

interface NewOptionProps {
  readonly edits: OptionEdits;
  readonly onClose: () => void;
}

/** Values are separated by commas or lines. */
export const readValues = (text: string): string[] =>
  text
    .split(/[,;\n]/)
    .map((value) => value.trim())
    .filter((value) => value !== '');

/** A new option needs its first values: every variant has a value for each option. */
export const NewOption = ({ edits, onClose }: NewOptionProps) => {
  const [name, setName] = useState('');
  const [values, setValues] = useState('');
  const [fault, setFault] = useState<string>();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const refused = edits.addOption({ name, values: readValues(values) });
    if (refused === undefined) onClose();
    else setFault(refused);
  };
  const onKeyDown = ({ key }: { readonly key: string }): void => {
    if (key === 'Escape') onClose();
  };
  const isNameFault = fault !== undefined && (name.trim() === '' || fault.includes('option'));
  return (
    <form className="product-editor-new-option" noValidate aria-label="New option" onSubmit={submit}>
      <TextField
        {...{ onKeyDown }}
        label="Option name"
        placeholder="Size"
        takesFocus
        value={name}
        error={isNameFault ? fault : undefined}
        onChange={(text) => {
          setName(text);
          setFault(undefined);
        }}
      />
      <TextField
        {...{ onKeyDown }}
        label="Values"
        placeholder="Small, medium, large"
        hint="Separate values with commas."
        value={values}
        error={isNameFault ? undefined : fault}
        onChange={(text) => {
          setValues(text);
          setFault(undefined);
        }}
      />
      <div className="row">
        <Button kind="primary" type="submit">
          Add option
        </Button>
        <Button onPress={onClose}>Cancel</Button>
      </div>
    </form>
  );
};
