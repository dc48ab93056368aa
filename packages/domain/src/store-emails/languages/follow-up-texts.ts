import type { FollowUpKind } from '../../follow-ups/index.ts';
import type { EmailText } from '../email-texts.ts';

type Texts = Readonly<Record<FollowUpKind, EmailText>>;

const hello = (word: string): string => `${word}{.if customer.firstName} {customer.firstName}{.end},\n\n`;

/** There are no reviews on product pages yet: the request asks for a reply. */
export const englishFollowUps: Texts = {
  welcome: {
    subject: 'Welcome to {site.title}',
    text: `${hello('Hello')}thank you for joining “{list.name}”. We write when there is something to tell, and every email has a link to unsubscribe.`,
  },
  'thank-you': {
    subject: '{site.title}: Thank you for your first order',
    text: `${hello('Hello')}thank you for your first order with us. If something is not as it should be, just reply to this email.`,
  },
  'review-request': {
    subject: '{site.title}: How do you like your order #{order.number}?',
    text: `${hello('Hello')}you have had your order for a while:

{.repeated section items}{title}{.alternates with}, {.end}

How do you like it? Please reply to this email and tell us. We read every answer.`,
  },
};

export const germanFollowUps: Texts = {
  welcome: {
    subject: 'Willkommen bei {site.title}',
    text: `${hello('Guten Tag')}danke für Ihre Anmeldung zu „{list.name}“. Wir schreiben, wenn es etwas zu erzählen gibt, und jede E-Mail enthält einen Link zum Abmelden.`,
  },
  'thank-you': {
    subject: '{site.title}: Danke für Ihre erste Bestellung',
    text: `${hello('Guten Tag')}danke für Ihre erste Bestellung bei uns. Wenn etwas nicht stimmt, antworten Sie einfach auf diese E-Mail.`,
  },
  'review-request': {
    subject: '{site.title}: Wie gefällt Ihnen Ihre Bestellung #{order.number}?',
    text: `${hello('Guten Tag')}Sie haben Ihre Bestellung nun seit einiger Zeit:

{.repeated section items}{title}{.alternates with}, {.end}

Wie gefällt sie Ihnen? Antworten Sie bitte auf diese E-Mail und erzählen Sie es uns. Wir lesen jede Antwort.`,
  },
};

export const frenchFollowUps: Texts = {
  welcome: {
    subject: 'Bienvenue chez {site.title}',
    text: `${hello('Bonjour')}merci de votre inscription à « {list.name} ». Nous écrivons quand il y a quelque chose à dire, et chaque e-mail contient un lien de désinscription.`,
  },
  'thank-you': {
    subject: '{site.title} : merci pour votre première commande',
    text: `${hello('Bonjour')}merci pour votre première commande chez nous. Si quelque chose ne va pas, répondez simplement à cet e-mail.`,
  },
  'review-request': {
    subject: '{site.title} : que pensez-vous de votre commande n° {order.number} ?',
    text: `${hello('Bonjour')}vous avez reçu votre commande il y a quelque temps :

{.repeated section items}{title}{.alternates with}, {.end}

Qu’en pensez-vous ? Répondez à cet e-mail pour nous le dire. Nous lisons chaque réponse.`,
  },
};

export const spanishFollowUps: Texts = {
  welcome: {
    subject: 'Bienvenido a {site.title}',
    text: `${hello('Hola')}gracias por suscribirse a «{list.name}». Escribimos cuando hay algo que contar, y cada correo tiene un enlace para darse de baja.`,
  },
  'thank-you': {
    subject: '{site.title}: Gracias por su primer pedido',
    text: `${hello('Hola')}gracias por su primer pedido. Si algo no está bien, responda a este correo.`,
  },
  'review-request': {
    subject: '{site.title}: ¿Qué le parece su pedido n.º {order.number}?',
    text: `${hello('Hola')}hace un tiempo que tiene su pedido:

{.repeated section items}{title}{.alternates with}, {.end}

¿Qué le parece? Responda a este correo y cuéntenoslo. Leemos todas las respuestas.`,
  },
};
