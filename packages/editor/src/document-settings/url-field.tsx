import { offerUrl, urlIdFrom } from '@sitewright/domain/pages';
import { Button, TextField } from '../controls/index.ts';

interface UrlFieldProps {
  readonly title: string;
  readonly value: string;
  readonly hint?: string | undefined;
  readonly error: string | undefined;
  /** Whether it is valid and free. */
  readonly isUrl: (urlId: string) => boolean;
  readonly onChange: (urlId: string) => void;
}

/** The URL slug of a page or item, typed or derived from its title. Suggests a valid form of an invalid one. */
export const UrlField = ({ title, isUrl, onChange, ...field }: UrlFieldProps) => {
  const offered = field.error === undefined ? undefined : offerUrl(field.value, isUrl);
  return (
    <div className="url-field">
      <TextField label="URL" spellCheck="false" onChange={onChange} {...field} />
      <Button onPress={() => onChange(urlIdFrom(title))}>Generate from title</Button>
      {offered === undefined ? null : (
        <Button kind="quiet" onPress={() => onChange(offered)}>
          {`Use ${offered}`}
        </Button>
      )}
    </div>
  );
};
