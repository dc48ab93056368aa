import { urlIdFrom } from '@sitewright/domain/pages';
import { Button, TextField } from '../controls/index.ts';

interface UrlFieldProps {
  readonly title: string;
  readonly value: string;
  readonly hint?: string | undefined;
  readonly error: string | undefined;
  readonly onChange: (urlId: string) => void;
}

/** The address of a page or item, typed or made of its title. */
export const UrlField = ({ title, onChange, ...field }: UrlFieldProps) => (
  <div className="url-field">
    <TextField label="URL" spellCheck="false" onChange={onChange} {...field} />
    <Button onPress={() => onChange(urlIdFrom(title))}>From the title</Button>
  </div>
);
