import { offerUrl, urlIdFrom } from '@sitewright/domain/pages';
import { Button, TextField } from '../controls/index.ts';

interface UrlFieldProps {
  readonly title: string;
  readonly value: string;
  readonly hint?: string | undefined;
  readonly error: string | undefined;
  /** Whether it can be taken. */
  readonly isUrl: (urlId: string) => boolean;
  readonly onChange: (urlId: string) => void;
}

/** The address of a page or item, typed or made of its title. One that cannot be taken is offered tidied. */
export const UrlField = ({ title, isUrl, onChange, ...field }: UrlFieldProps) => {
  const offered = field.error === undefined ? undefined : offerUrl(field.value, isUrl);
  return (
    <div className="url-field">
      <TextField label="URL" spellCheck="false" onChange={onChange} {...field} />
      <Button onPress={() => onChange(urlIdFrom(title))}>From the title</Button>
      {offered === undefined ? null : (
        <Button kind="quiet" onPress={() => onChange(offered)}>
          {`Use ${offered}`}
        </Button>
      )}
    </div>
  );
};
