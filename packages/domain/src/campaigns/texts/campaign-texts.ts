import { translationIn } from '../../languages/index.ts';

/** What every campaign says by itself, in the language of its recipient. */
export interface CampaignTexts {
  readonly whyThisEmail: string;
  readonly unsubscribe: string;
  readonly viewProduct: string;
  readonly soldOut: string;
  readonly from: string;
}

const english: CampaignTexts = {
  whyThisEmail: 'You get this email because you signed up for news of {site}.',
  unsubscribe: 'Unsubscribe',
  viewProduct: 'View product',
  soldOut: 'Sold out',
  from: 'from {price}',
};

const translations: ReadonlyMap<string, CampaignTexts> = new Map([
  [
    'de',
    {
      whyThisEmail: 'Sie erhalten diese E-Mail, weil Sie Neuigkeiten von {site} abonniert haben.',
      unsubscribe: 'Abbestellen',
      viewProduct: 'Zum Artikel',
      soldOut: 'Ausverkauft',
      from: 'ab {price}',
    },
  ],
  [
    'fr',
    {
      whyThisEmail: 'Vous recevez cet e-mail car vous vous êtes inscrit aux nouvelles de {site}.',
      unsubscribe: 'Se désinscrire',
      viewProduct: 'Voir l’article',
      soldOut: 'Épuisé',
      from: 'à partir de {price}',
    },
  ],
  [
    'es',
    {
      whyThisEmail: 'Recibe este correo porque se suscribió a las novedades de {site}.',
      unsubscribe: 'Cancelar la suscripción',
      viewProduct: 'Ver el producto',
      soldOut: 'Agotado',
      from: 'desde {price}',
    },
  ],
]);

/** English where there is no translation. */
export const campaignTextsIn = (language: string): CampaignTexts =>
  translationIn(translations, language) ?? english;
