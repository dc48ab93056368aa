import { createTextSealer, type TextSealer } from '../../sealed-texts/index.ts';

/** Encrypts the secret of an outside service with the secret of the installation. */
export const captchaSealer = (installationSecret: string): TextSealer =>
  createTextSealer(installationSecret, 'sitewright captcha secret');
