import type { CaptchaSettings, SiteField, SiteFormTexts } from '@sitewright/domain/forms';

/** What the renderer tells the script; see `dataOf` in the renderer of forms. */
export interface FormData {
  readonly formId: string;
  readonly fields: readonly SiteField[];
  readonly texts: SiteFormTexts;
  readonly page: {
    readonly id: string;
    readonly title: string;
    readonly path: string;
    readonly isItem: boolean;
  };
  readonly isNewsletter: boolean;
  /** Absent if the form needs no check. */
  readonly captcha?: CaptchaSettings & {
    readonly action: string;
    readonly theme?: string;
    readonly alignment?: string;
  };
}

export const readFormData = (place: HTMLElement): FormData =>
  JSON.parse(place.dataset['form'] ?? '{}') as FormData;
