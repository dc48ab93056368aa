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
  'payment-method-gone': 'Ce moyen de paiement n’est pas disponible. Veuillez en choisir un autre.',
  'email-missing': 'Veuillez saisir votre adresse e-mail.',
  'email-invalid': 'Veuillez saisir une adresse e-mail, par exemple vous@example.com.',
  'shipping-option-missing': 'Veuillez choisir le mode de livraison.',
  'not-shipped-there': 'Nous ne livrons pas à cette adresse.',
  declined:
    'Le paiement a été refusé. Vous n’avez pas été débité. Veuillez choisir un autre moyen de paiement.',
  'insufficient-funds': 'Le solde du compte est insuffisant. Vous n’avez pas été débité.',
  'authentication-failed': 'Le paiement n’a pas été confirmé. Vous n’avez pas été débité.',
  'gateway-error': 'Le service de paiement n’a pas pu traiter le paiement. Vous n’avez pas été débité.',
  notYetOpen: 'Cette boutique ne prend pas encore de paiements.',
  pausedUntil: 'Cette boutique ne prend pas de commandes pour le moment. Elle rouvre le {date}.',
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
