import type { CheckoutReplies } from './reply-texts.ts';

export const frenchReplies: CheckoutReplies = {
  'checkout-empty': 'Votre panier est vide.',
  'checkout-closed': 'Cette boutique ne prend pas de commandes pour le moment.',
  'checkout-incomplete': 'Il manque quelque chose. Veuillez vérifier les champs signalés.',
  'checkout-changed': 'Votre commande a changé. Veuillez la vérifier et payer de nouveau.',
  'stock-gone': 'Un article de votre panier vient d’être vendu. Veuillez vérifier votre panier.',
  'payment-refused':
    'Le paiement n’a pas été accepté. Vous n’avez pas été débité. Veuillez choisir un autre moyen de paiement.',
  'payment-pending': 'Votre paiement est encore en cours. Veuillez ne pas payer de nouveau.',
  'gift-card-mode':
    'Cette carte cadeau ne peut pas être utilisée avec ce moyen de paiement. Veuillez en choisir un autre ou retirer la carte cadeau.',
  'payment-check': 'Plusieurs paiements ont échoué. Veuillez patienter une minute, puis réessayer.',
  'payment-method-gone': 'Ce moyen de paiement n’est pas disponible. Veuillez en choisir un autre.',
  'payment-too-small':
    'Ce moyen de paiement n’est possible qu’à partir de {limit}. Vous n’avez pas été débité. Veuillez en choisir un autre.',
  'payment-too-large':
    'Ce moyen de paiement n’est possible que jusqu’à {limit}. Vous n’avez pas été débité. Veuillez en choisir un autre.',
  'payment-link-invalid': 'Ce lien de paiement n’est pas valide. Demandez-en un nouveau à la boutique.',
  'subscription-unpaid':
    'Un abonnement commence par un paiement, afin que votre moyen de paiement puisse être conservé. Retirez une remise ou ajoutez un autre article.',
  'payment-link-expired': 'Ce lien de paiement a expiré. Demandez-en un nouveau à la boutique.',
  'payment-returned': 'Votre paiement n’a pu servir à aucune commande. Il vous est remboursé en totalité.',
  'email-missing': 'Veuillez saisir votre adresse e-mail.',
  'email-invalid': 'Veuillez saisir une adresse e-mail, par exemple vous@example.com.',
  'vat-number-invalid': 'Vérifiez ce numéro de TVA. Il ressemble à {example}.',
  'waiver-missing':
    'Veuillez donner votre accord pour que nous puissions fournir vos téléchargements immédiatement.',
  'shipping-option-missing': 'Veuillez choisir le mode de livraison.',
  'not-shipped-there': 'Nous ne livrons pas à cette adresse.',
  declined:
    'Le paiement a été refusé. Vous n’avez pas été débité. Veuillez choisir un autre moyen de paiement.',
  'insufficient-funds': 'Le solde du compte est insuffisant. Vous n’avez pas été débité.',
  'authentication-failed': 'Le paiement n’a pas été confirmé. Vous n’avez pas été débité.',
  'authentication-required':
    'Votre banque vous demande de confirmer ce paiement. Vous n’avez pas été débité. Veuillez payer à nouveau.',
  'card-expired': 'Cette carte a expiré. Vous n’avez pas été débité. Veuillez utiliser une autre carte.',
  'card-details-wrong':
    'Les données de la carte sont incorrectes. Vous n’avez pas été débité. Veuillez les vérifier.',
  'card-limited':
    'Plusieurs paiements avec cette carte ont échoué. Vous n’avez pas été débité. Veuillez utiliser une autre carte ou réessayer dans une heure.',
  'gateway-error': 'Le service de paiement n’a pas pu traiter le paiement. Vous n’avez pas été débité.',
  subscriptionNotPayable:
    'Les abonnements demandent un moyen de paiement qui peut être débité de nouveau, et cette boutique n’en propose pas encore.',
  notYetOpen: 'Cette boutique ne prend pas encore de paiements.',
  pausedUntil: 'Cette boutique ne prend pas de commandes pour le moment. Elle rouvre le {date}.',
  cardMethod: 'Carte et autres',
  cardDescription: 'Paiement sécurisé avec Stripe.',
  reopens: 'Les commandes reprennent le {date}.',
  testMethod: 'Paiement de test',
  testDescription: 'Rien n’est débité. Choisissez l’issue du paiement.',
  'outcome-success': 'Réussi',
  'outcome-decline': 'Refusé',
  'outcome-insufficient-funds': 'Solde insuffisant',
  'outcome-authentication': 'Demande une confirmation (3-D Secure)',
  'outcome-processing-error': 'Erreur du service de paiement',
  'outcome-timeout-after-charge': 'Débité, mais la réponse se perd',
  'outcome-webhook-late': 'Débité et confirmé plus tard',
  'outcome-webhook-twice': 'Réussi et signalé deux fois',
  'outcome-webhook-first': 'Réussi et signalé avant la réponse',
};
