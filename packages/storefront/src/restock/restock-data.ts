import type { CaptchaType } from '@sitewright/domain/forms';

/** What the formatter tells the script of a form; see `scriptData` in `render/restock/working-form.ts`. */
export interface RestockData {
  readonly success: string;
  readonly failed: string;
  readonly blank: string;
  readonly invalid: string;
  /** Of a widget. */
  readonly unsolved: string;
  readonly language: string;
  /** Absent where no outside service checks visitors. */
  readonly captcha?: { readonly type: CaptchaType; readonly siteKey: string; readonly action: string };
}

export const readRestockData = ({ dataset }: HTMLElement): RestockData =>
  JSON.parse(dataset['restock'] ?? '{}') as RestockData;
