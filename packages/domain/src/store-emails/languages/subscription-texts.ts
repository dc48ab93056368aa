import type { SubscriptionEmailKind } from '../email-kinds.ts';
import type { EmailText } from '../email-texts.ts';

type Texts = Readonly<Record<SubscriptionEmailKind, EmailText>>;

const englishGreeting = 'Hello{.if customer.firstName} {customer.firstName}{.end},\n\n';

export const englishSubscriptions: Texts = {
  'subscription-started': {
    subject: '{site.title}: Your subscription of {subscription.product}',
    text: `${englishGreeting}Thank you for subscribing to {subscription.product}. You are charged {subscription.price} {subscription.period}, plus delivery and tax where they apply.

{.if subscription.nextDate}The next charge is on {subscription.nextDate}. {.end}You can pause, change or cancel the subscription at any time.`,
  },
  'renewal-notice': {
    subject: '{site.title}: Your subscription renews on {subscription.nextDate}',
    text: `${englishGreeting}Your subscription of {subscription.product} renews on {subscription.nextDate}. {subscription.amount} will be charged{.if subscription.method} to {subscription.method}{.end}.

If you want to change, skip or cancel it, please do so before that day.`,
  },
  'renewal-failed': {
    subject:
      '{site.title}: {.if failure.isOfStore}Your subscription is delayed{.or}Payment for your subscription failed{.end}',
    text: `${englishGreeting}{.if failure.isOfStore}We cannot deliver {subscription.product} at the moment. You have not been charged.{.or}We could not charge {subscription.amount} for your subscription of {subscription.product}. {failure.text}{.end}

{.if failure.retryDate}We try again on {failure.retryDate}.{.or}{.if failure.isOfStore}This delivery is left out. The next one is planned for {subscription.nextDate}.{.end}{.end}{.if failure.isOfStore}{.or} You can change the payment method or pay now.{.end}`,
  },
  'renewal-confirmation': {
    subject: '{site.title}: Please confirm the payment for your subscription',
    text: `${englishGreeting}Your bank asks you to confirm the payment of {subscription.amount} for your subscription of {subscription.product}. You have not been charged yet.

{.if failure.retryDate}Please confirm it before {failure.retryDate}.{.end}`,
  },
  'subscription-ended': {
    subject: '{site.title}: Your subscription of {subscription.product} has ended',
    text: `${englishGreeting}{.if subscription.isCompleted}All payments of your subscription of {subscription.product} have been made. Nothing more will be charged.{.or}{.if subscription.isByFailure}Your subscription of {subscription.product} was cancelled because the payment failed several times.{.or}{.if subscription.isProductGone}{subscription.product} is no longer available. Your subscription has ended.{.or}Your subscription of {subscription.product} was cancelled.{.end}{.end} Nothing more will be charged.{.end}`,
  },
  'renewal-price': {
    subject: '{site.title}: The price of your subscription changes',
    text: `${englishGreeting}From {price.from} your subscription of {subscription.product} costs {price.new} instead of {price.old} {subscription.period}.

If you do not agree, you can cancel the subscription before that day.`,
  },
};

const germanGreeting = 'Hallo{.if customer.firstName} {customer.firstName}{.end},\n\n';

export const germanSubscriptions: Texts = {
  'subscription-started': {
    subject: '{site.title}: Ihr Abonnement von {subscription.product}',
    text: `${germanGreeting}Vielen Dank für Ihr Abonnement von {subscription.product}. Wir buchen {subscription.period} {subscription.price} ab, gegebenenfalls zuzüglich Lieferung und Steuer.

{.if subscription.nextDate}Die nächste Abbuchung ist am {subscription.nextDate}. {.end}Sie können das Abonnement jederzeit pausieren, ändern oder kündigen.`,
  },
  'renewal-notice': {
    subject: '{site.title}: Ihr Abonnement verlängert sich am {subscription.nextDate}',
    text: `${germanGreeting}Ihr Abonnement von {subscription.product} verlängert sich am {subscription.nextDate}. Dann werden {subscription.amount}{.if subscription.method} von {subscription.method}{.end} abgebucht.

Wenn Sie es ändern, aussetzen oder kündigen möchten, tun Sie das bitte vor diesem Tag.`,
  },
  'renewal-failed': {
    subject:
      '{site.title}: {.if failure.isOfStore}Ihr Abonnement verzögert sich{.or}Zahlung für Ihr Abonnement fehlgeschlagen{.end}',
    text: `${germanGreeting}{.if failure.isOfStore}Wir können {subscription.product} zurzeit nicht liefern. Es wurde nichts abgebucht.{.or}Wir konnten {subscription.amount} für Ihr Abonnement von {subscription.product} nicht abbuchen. {failure.text}{.end}

{.if failure.retryDate}Wir versuchen es am {failure.retryDate} noch einmal.{.or}{.if failure.isOfStore}Diese Lieferung entfällt. Die nächste ist für den {subscription.nextDate} geplant.{.end}{.end}{.if failure.isOfStore}{.or} Sie können die Zahlungsart ändern oder jetzt bezahlen.{.end}`,
  },
  'renewal-confirmation': {
    subject: '{site.title}: Bitte bestätigen Sie die Zahlung für Ihr Abonnement',
    text: `${germanGreeting}Ihre Bank bittet Sie, die Zahlung von {subscription.amount} für Ihr Abonnement von {subscription.product} zu bestätigen. Es wurde noch nichts abgebucht.

{.if failure.retryDate}Bitte bestätigen Sie sie vor dem {failure.retryDate}.{.end}`,
  },
  'subscription-ended': {
    subject: '{site.title}: Ihr Abonnement von {subscription.product} ist beendet',
    text: `${germanGreeting}{.if subscription.isCompleted}Alle Zahlungen Ihres Abonnements von {subscription.product} sind geleistet. Es wird nichts mehr abgebucht.{.or}{.if subscription.isByFailure}Ihr Abonnement von {subscription.product} wurde beendet, weil die Zahlung mehrmals fehlgeschlagen ist.{.or}{.if subscription.isProductGone}{subscription.product} ist nicht mehr erhältlich. Ihr Abonnement ist beendet.{.or}Ihr Abonnement von {subscription.product} wurde gekündigt.{.end}{.end} Es wird nichts mehr abgebucht.{.end}`,
  },
  'renewal-price': {
    subject: '{site.title}: Der Preis Ihres Abonnements ändert sich',
    text: `${germanGreeting}Ab dem {price.from} kostet Ihr Abonnement von {subscription.product} {subscription.period} {price.new} statt {price.old}.

Wenn Sie nicht einverstanden sind, können Sie das Abonnement vor diesem Tag kündigen.`,
  },
};

const frenchGreeting = 'Bonjour{.if customer.firstName} {customer.firstName}{.end},\n\n';

export const frenchSubscriptions: Texts = {
  'subscription-started': {
    subject: '{site.title} : votre abonnement à {subscription.product}',
    text: `${frenchGreeting}Merci de vous être abonné à {subscription.product}. {subscription.price} vous sont débités {subscription.period}, plus la livraison et les taxes éventuelles.

{.if subscription.nextDate}Le prochain débit aura lieu le {subscription.nextDate}. {.end}Vous pouvez suspendre, modifier ou résilier l’abonnement à tout moment.`,
  },
  'renewal-notice': {
    subject: '{site.title} : votre abonnement se renouvelle le {subscription.nextDate}',
    text: `${frenchGreeting}Votre abonnement à {subscription.product} se renouvelle le {subscription.nextDate}. {subscription.amount} seront débités{.if subscription.method} ({subscription.method}){.end}.

Si vous souhaitez le modifier, sauter cette échéance ou le résilier, faites-le avant cette date.`,
  },
  'renewal-failed': {
    subject:
      '{site.title} : {.if failure.isOfStore}votre abonnement est retardé{.or}le paiement de votre abonnement a échoué{.end}',
    text: `${frenchGreeting}{.if failure.isOfStore}Nous ne pouvons pas livrer {subscription.product} pour le moment. Vous n’avez pas été débité.{.or}Nous n’avons pas pu débiter {subscription.amount} pour votre abonnement à {subscription.product}. {failure.text}{.end}

{.if failure.retryDate}Nous réessaierons le {failure.retryDate}.{.or}{.if failure.isOfStore}Cette livraison est annulée. La prochaine est prévue le {subscription.nextDate}.{.end}{.end}{.if failure.isOfStore}{.or} Vous pouvez changer de moyen de paiement ou payer maintenant.{.end}`,
  },
  'renewal-confirmation': {
    subject: '{site.title} : veuillez confirmer le paiement de votre abonnement',
    text: `${frenchGreeting}Votre banque vous demande de confirmer le paiement de {subscription.amount} pour votre abonnement à {subscription.product}. Vous n’avez pas encore été débité.

{.if failure.retryDate}Veuillez le confirmer avant le {failure.retryDate}.{.end}`,
  },
  'subscription-ended': {
    subject: '{site.title} : votre abonnement à {subscription.product} est terminé',
    text: `${frenchGreeting}{.if subscription.isCompleted}Tous les paiements de votre abonnement à {subscription.product} ont été effectués. Plus rien ne sera débité.{.or}{.if subscription.isByFailure}Votre abonnement à {subscription.product} a été résilié car le paiement a échoué plusieurs fois.{.or}{.if subscription.isProductGone}{subscription.product} n’est plus disponible. Votre abonnement est terminé.{.or}Votre abonnement à {subscription.product} a été résilié.{.end}{.end} Plus rien ne sera débité.{.end}`,
  },
  'renewal-price': {
    subject: '{site.title} : le prix de votre abonnement change',
    text: `${frenchGreeting}À partir du {price.from}, votre abonnement à {subscription.product} coûtera {price.new} au lieu de {price.old} {subscription.period}.

Si vous n’êtes pas d’accord, vous pouvez résilier l’abonnement avant cette date.`,
  },
};

const spanishGreeting = 'Hola{.if customer.firstName}, {customer.firstName}{.end}:\n\n';

export const spanishSubscriptions: Texts = {
  'subscription-started': {
    subject: '{site.title}: Su suscripción a {subscription.product}',
    text: `${spanishGreeting}Gracias por suscribirse a {subscription.product}. Le cobraremos {subscription.price} {subscription.period}, más el envío y los impuestos que correspondan.

{.if subscription.nextDate}El próximo cobro será el {subscription.nextDate}. {.end}Puede pausar, cambiar o cancelar la suscripción en cualquier momento.`,
  },
  'renewal-notice': {
    subject: '{site.title}: Su suscripción se renueva el {subscription.nextDate}',
    text: `${spanishGreeting}Su suscripción a {subscription.product} se renueva el {subscription.nextDate}. Se cobrarán {subscription.amount}{.if subscription.method} ({subscription.method}){.end}.

Si quiere cambiarla, omitir este cobro o cancelarla, hágalo antes de ese día.`,
  },
  'renewal-failed': {
    subject:
      '{site.title}: {.if failure.isOfStore}Su suscripción se retrasa{.or}El pago de su suscripción ha fallado{.end}',
    text: `${spanishGreeting}{.if failure.isOfStore}No podemos entregar {subscription.product} en este momento. No se le ha cobrado nada.{.or}No hemos podido cobrar {subscription.amount} por su suscripción a {subscription.product}. {failure.text}{.end}

{.if failure.retryDate}Lo intentaremos de nuevo el {failure.retryDate}.{.or}{.if failure.isOfStore}Esta entrega se omite. La próxima está prevista para el {subscription.nextDate}.{.end}{.end}{.if failure.isOfStore}{.or} Puede cambiar la forma de pago o pagar ahora.{.end}`,
  },
  'renewal-confirmation': {
    subject: '{site.title}: Confirme el pago de su suscripción',
    text: `${spanishGreeting}Su banco le pide que confirme el pago de {subscription.amount} por su suscripción a {subscription.product}. Todavía no se le ha cobrado nada.

{.if failure.retryDate}Confírmelo antes del {failure.retryDate}.{.end}`,
  },
  'subscription-ended': {
    subject: '{site.title}: Su suscripción a {subscription.product} ha terminado',
    text: `${spanishGreeting}{.if subscription.isCompleted}Se han hecho todos los pagos de su suscripción a {subscription.product}. No se cobrará nada más.{.or}{.if subscription.isByFailure}Su suscripción a {subscription.product} se ha cancelado porque el pago ha fallado varias veces.{.or}{.if subscription.isProductGone}{subscription.product} ya no está disponible. Su suscripción ha terminado.{.or}Su suscripción a {subscription.product} se ha cancelado.{.end}{.end} No se cobrará nada más.{.end}`,
  },
  'renewal-price': {
    subject: '{site.title}: Cambia el precio de su suscripción',
    text: `${spanishGreeting}A partir del {price.from}, su suscripción a {subscription.product} costará {price.new} en lugar de {price.old} {subscription.period}.

Si no está de acuerdo, puede cancelar la suscripción antes de ese día.`,
  },
};
