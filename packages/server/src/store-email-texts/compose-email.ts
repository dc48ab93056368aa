import { builtInEmailText, type EmailText, type StoreEmailKind } from '@sitewright/domain/store-emails';
import { renderEmailTemplate } from '@sitewright/render/store-emails';

/** What a template may print. */
export type EmailData = Readonly<Record<string, unknown>>;

/** Conditions leave empty lines where they print nothing. */
const tidy = (text: string): string =>
  text
    .replaceAll(/[^\S\n]+\n/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

/** Undefined where a template fails or prints nothing. */
const render = ({ subject, text }: EmailText, data: EmailData): EmailText | undefined => {
  const results = [renderEmailTemplate(subject, data), renderEmailTemplate(text, data)];
  const [title = '', body = ''] = results.map(({ output }) => tidy(output));
  return title === '' || body === '' || results.some(({ errors }) => errors.length > 0)
    ? undefined
    : { subject: title, text: body };
};

export interface EmailToCompose {
  readonly kind: StoreEmailKind;
  readonly language: string;
  readonly data: EmailData;
  /** The owner's text; the built-in one counts where it fails. */
  readonly own?: EmailText | undefined;
}

export const composeEmail = ({ kind, language, data, own }: EmailToCompose): EmailText => {
  const composed = (own && render(own, data)) ?? render(builtInEmailText(kind, language), data);
  if (!composed) throw new Error(`The built-in text of the email "${kind}" cannot be rendered.`);
  return composed;
};
