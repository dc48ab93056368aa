import { translationIn } from '../languages/index.ts';
import type { FollowUpKind } from './follow-ups.ts';

interface FollowUpTexts {
  readonly buttons: Readonly<Record<FollowUpKind, string>>;
  /** `{site}` is the name of the site. */
  readonly whyThisEmail: string;
  readonly unsubscribe: string;
}

const english: FollowUpTexts = {
  buttons: { welcome: 'Visit our site', 'thank-you': 'Visit our site', 'review-request': 'View the product' },
  whyThisEmail: 'You get this email because you agreed to receive news from {site}.',
  unsubscribe: 'Unsubscribe',
};

const german: FollowUpTexts = {
  buttons: {
    welcome: 'Zur Website',
    'thank-you': 'Zur Website',
    'review-request': 'Produkt ansehen',
  },
  whyThisEmail: 'Sie erhalten diese E-Mail, weil Sie Neuigkeiten von {site} zugestimmt haben.',
  unsubscribe: 'Abmelden',
};

const french: FollowUpTexts = {
  buttons: {
    welcome: 'Visiter notre site',
    'thank-you': 'Visiter notre site',
    'review-request': 'Voir le produit',
  },
  whyThisEmail: 'Vous recevez cet e-mail car vous avez accepté de recevoir des nouvelles de {site}.',
  unsubscribe: 'Se désabonner',
};

const spanish: FollowUpTexts = {
  buttons: {
    welcome: 'Visitar nuestro sitio',
    'thank-you': 'Visitar nuestro sitio',
    'review-request': 'Ver el producto',
  },
  whyThisEmail: 'Recibe este correo porque aceptó recibir novedades de {site}.',
  unsubscribe: 'Darse de baja',
};

const translations: ReadonlyMap<string, FollowUpTexts> = new Map([
  ['en', english],
  ['de', german],
  ['fr', french],
  ['es', spanish],
]);

export const followUpTextsIn = (language: string): FollowUpTexts =>
  translationIn(translations, language) ?? english;
