import { translationIn } from '../languages/index.ts';

/** Of the email with a payment link; `{site}`, `{name}`, `{amount}` and `{date}` are filled in. */
export interface PaymentLinkTexts {
  readonly subject: string;
  readonly greeting: string;
  readonly greetingWithoutName: string;
  readonly intro: string;
  readonly pay: string;
  readonly expires: string;
}

const english: PaymentLinkTexts = {
  subject: '{site}: Complete your purchase',
  greeting: 'Hello {name},',
  greetingWithoutName: 'Hello,',
  intro: 'We have prepared your order. You can check it and pay {amount} online.',
  pay: 'Check and pay',
  expires: 'The link is valid until {date}.',
};

const translations: ReadonlyMap<string, PaymentLinkTexts> = new Map([
  [
    'de',
    {
      subject: '{site}: Schließen Sie Ihre Bestellung ab',
      greeting: 'Guten Tag {name},',
      greetingWithoutName: 'Guten Tag,',
      intro: 'Wir haben Ihre Bestellung vorbereitet. Sie können sie prüfen und {amount} online bezahlen.',
      pay: 'Prüfen und bezahlen',
      expires: 'Der Link ist bis zum {date} gültig.',
    },
  ],
  [
    'fr',
    {
      subject: '{site} : finalisez votre achat',
      greeting: 'Bonjour {name},',
      greetingWithoutName: 'Bonjour,',
      intro: 'Nous avons préparé votre commande. Vous pouvez la vérifier et payer {amount} en ligne.',
      pay: 'Vérifier et payer',
      expires: 'Le lien est valable jusqu’au {date}.',
    },
  ],
  [
    'es',
    {
      subject: '{site}: complete su compra',
      greeting: 'Hola, {name}:',
      greetingWithoutName: 'Hola:',
      intro: 'Hemos preparado su pedido. Puede revisarlo y pagar {amount} en línea.',
      pay: 'Revisar y pagar',
      expires: 'El enlace es válido hasta el {date}.',
    },
  ],
]);

/** In the language of the store; English where there is no translation. */
export const paymentLinkTextsIn = (language: string): PaymentLinkTexts =>
  translationIn(translations, language) ?? english;
