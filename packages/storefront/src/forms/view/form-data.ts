import type { AnsweredForm, CaptchaSettings, SiteFormTexts } from '@sitewright/domain/forms';

/** What the renderer tells the script of a form. */
export interface FormInfo extends AnsweredForm {
  readonly texts: SiteFormTexts;
  readonly isNewsletter?: boolean;
}

/** A form that is sent to the server; see `dataOf` in `render/blocks/forms/form-markup.ts`. */
export interface SubmittedFormInfo extends FormInfo {
  readonly formId: string;
  readonly page: {
    readonly id: string;
    readonly title: string;
    readonly path: string;
    readonly isItem: boolean;
  };
  /** Absent if the form needs no check. */
  readonly captcha?: CaptchaSettings & {
    readonly action: string;
    readonly theme?: string;
    readonly alignment?: string;
  };
}

export const readFormData = <Info extends FormInfo>({ dataset }: HTMLElement): Info =>
  JSON.parse(dataset['form'] ?? '{}') as Info;
