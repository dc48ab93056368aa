import type { OrderEmailTexts } from '../email-texts.ts';
import { frenchFollowUps } from './follow-up-texts.ts';
import { frenchSubscriptions } from './subscription-texts.ts';

const greeting = 'Bonjour{.if customer.firstName} {customer.firstName}{.end},\n\n';

export const french: OrderEmailTexts = {
  texts: {
    confirmed: {
      subject: '{site.title} : commande n° {order.number} confirmée',
      text: `${greeting}Merci pour votre commande. Votre paiement a bien été reçu.`,
    },
    'donation-received': {
      subject: '{site.title} : merci pour votre don',
      text: `${greeting}Merci pour votre don de {order.total}. Nous l’avons bien reçu.

{donation.thanks}`,
    },
    awaiting: {
      subject: '{site.title} : commande n° {order.number} reçue',
      text: `${greeting}Merci pour votre commande. Nous la préparons dès réception de votre paiement.

{payment.instructions}`,
    },
    'payment-failed': {
      subject: '{site.title} : échec du paiement{.if order.number} de la commande n° {order.number}{.end}',
      text: `${greeting}Votre paiement de {order.total} a échoué. {.if order.number}Votre commande a été annulée et rien n’a été débité.{.or}Rien n’a été débité ni commandé.{.end}

{.if order.number}Si vous souhaitez toujours ces articles, veuillez passer une nouvelle commande.{.or}Votre panier est toujours là. Vous pouvez réessayer avec un autre moyen de paiement.{.end}`,
    },
    'payment-returned': {
      subject: '{site.title} : paiement{.if order.number} de la commande n° {order.number}{.end} remboursé',
      text: `${greeting}Nous n’avons pas pu utiliser votre paiement de {refund.amount}. {.if order.number}La commande a été modifiée, annulée ou payée avant qu’il n’arrive.{.or}Il n’a donné lieu à aucune commande.{.end}

Nous vous remboursons {refund.amount}. Le versement peut prendre quelques jours.`,
    },
    downloads: {
      subject: '{site.title} : vos téléchargements de la commande n° {order.number}',
      text: `${greeting}Merci pour votre commande. Vos fichiers sont prêts à être téléchargés.`,
    },
    ready: {
      subject: '{site.title} : commande n° {order.number} prête à être retirée',
      text: `${greeting}Votre commande est prête. Vous pouvez venir la retirer.`,
    },
    fulfilled: {
      subject: '{site.title} : commande n° {order.number} {.if order.isPickup}remise{.or}expédiée{.end}',
      text: `${greeting}{.if order.isPickup}Votre commande vous a été remise. Nous espérons qu’elle vous plaira.{.or}{.if shipment.isPart}Une partie de votre commande est en route. Le reste suit.{.or}Votre commande est en route.{.end}{.end}`,
    },
    cancelled: {
      subject: '{site.title} : commande n° {order.number} annulée',
      text: `${greeting}{.if order.isExpired}Votre commande a été annulée car nous n’avons pas reçu votre paiement à temps.{.or}Votre commande a été annulée.{.end}

{.if order.isPaid}Votre paiement est remboursé. Le versement peut prendre quelques jours.{.end}`,
    },
    refunded: {
      subject: '{site.title} : commande n° {order.number} remboursée',
      text: `${greeting}Nous avons remboursé votre commande.

Nous vous remboursons {refund.amount}. Le versement peut prendre quelques jours.`,
    },
    'balance-due': {
      subject: '{site.title} : commande n° {order.number} modifiée',
      text: `${greeting}Nous avons modifié votre commande. Il reste {balance.amount} à payer.

{.if balance.message}{balance.message}

{.end}Vous pouvez payer en ligne. Le lien est valable jusqu’au {balance.expires}.`,
    },
    'gift-card': {
      subject:
        '{site.title} : {.if giftCard.isForBuyer}votre carte cadeau{.or}{.if sender.name}{sender.name} vous offre une carte cadeau{.or}une carte cadeau pour vous{.end}{.end}',
      text: `{.if giftCard.isForBuyer}Bonjour,

Merci pour votre commande. Voici la carte cadeau de {giftCard.amount}. Imprimez cet e-mail ou transmettez le code.{.or}Bonjour{.if recipient.name} {recipient.name}{.end},

{.if sender.name}{sender.name} vous offre{.or}Vous avez reçu{.end} une carte cadeau de {giftCard.amount} pour {site.title}.{.end}`,
    },
    'payment-link': {
      subject: '{site.title} : finalisez votre achat',
      text: `${greeting}{.if link.message}{link.message}{.or}Nous avons préparé votre commande. Vous pouvez la vérifier et payer {link.amount} en ligne.{.end}

Le lien est valable jusqu’au {link.expires}.`,
    },
    'abandoned-cart': {
      subject: '{site.title} : votre panier vous attend',
      text: `${greeting}Vous avez laissé des articles dans votre panier. Le bouton ci-dessous le fait revenir, sur n’importe quel appareil.`,
    },
    restock: {
      subject: '{site.title} : {product.title} est de retour',
      text: `Bonjour,

{product.title}{.if product.options} ({product.options}){.end} est de nouveau en stock. Les quantités peuvent être limitées : le bouton ci-dessous y mène.`,
    },
    'return-requested': {
      subject: '{site.title} : retour de la commande n° {order.number} demandé',
      text: `${greeting}Nous avons reçu votre demande de retour des articles ci-dessous et répondrons bientôt.`,
    },
    'return-accepted': {
      subject: '{site.title} : retour de la commande n° {order.number} accepté',
      text: `${greeting}Vous pouvez retourner les articles ci-dessous.

{return.reply}`,
    },
    'return-declined': {
      subject: '{site.title} : retour de la commande n° {order.number} refusé',
      text: `${greeting}Nous ne pouvons pas accepter le retour des articles ci-dessous.

{return.reply}`,
    },
    'withdrawal-received': {
      subject: '{site.title} : rétractation de la commande n° {order.number} reçue',
      text: `${greeting}Nous confirmons avoir reçu votre rétractation le {return.date}. Elle concerne les articles ci-dessous.`,
    },
    ...frenchSubscriptions,
    ...frenchFollowUps,
  },
  testOrder: 'Ceci est une commande de test. Rien n’a été débité et rien ne sera envoyé.',
  subtotal: 'Sous-total',
  discount: 'Remise',
  shipping: 'Livraison',
  tax: 'Taxes',
  taxIncluded: 'Taxes incluses',
  total: 'Total',
  giftCard: 'Carte cadeau finissant par {lastFour} (reste {amount})',
  toPay: 'À payer',
  amountPaid: 'Payé',
  shipTo: 'Adresse de livraison',
  pickUpAt: 'Retrait à',
  withdrawal: 'Droit de rétractation',
  waived: 'Le {date}, vous avez déclaré : « {text} »',
  tracking: 'Numéro de suivi',
  trackParcel: 'Suivre votre colis',
  payBalance: 'Payer maintenant',
  checkAndPay: 'Vérifier et payer',
  viewOrder: 'Voir votre commande',
  files: 'Fichiers',
  download: 'Télécharger vos fichiers',
  tryAgain: 'Revenir au paiement',
  manageSubscription: 'Gérer votre abonnement',
  confirmPayment: 'Confirmer le paiement',
  testSubscription: 'Ceci est un abonnement de test. Rien n’est débité et rien ne sera envoyé.',
  reply: 'Une question ? Répondez à cet e-mail.',
};
