import type { CheckoutReplies } from './reply-texts.ts';

export const spanishReplies: CheckoutReplies = {
  'checkout-empty': 'Su carrito está vacío.',
  'checkout-closed': 'Esta tienda no acepta pedidos en este momento.',
  'checkout-incomplete': 'Falta algo. Revise los campos marcados.',
  'checkout-changed': 'Su pedido ha cambiado. Revíselo y vuelva a pagar.',
  'stock-gone': 'Algo de su carrito se acaba de vender. Revise su carrito.',
  'payment-refused': 'El pago no se ha aceptado. No se le ha cobrado nada. Pruebe otra forma de pago.',
  'payment-pending': 'Su pago aún se está procesando. No pague otra vez.',
  'gift-card-mode':
    'Esta tarjeta regalo no se puede usar con esta forma de pago. Elija otra o quite la tarjeta regalo.',
  'payment-check': 'Varios pagos han fallado. Espere un minuto e inténtelo de nuevo.',
  'payment-method-gone': 'Esta forma de pago no está disponible. Elija otra.',
  'payment-too-small':
    'Esta forma de pago solo admite importes desde {limit}. No se le ha cobrado nada. Elija otra.',
  'payment-too-large':
    'Esta forma de pago solo admite importes hasta {limit}. No se le ha cobrado nada. Elija otra.',
  'payment-link-invalid': 'Este enlace de pago no es válido. Pida uno nuevo a la tienda.',
  'subscription-unpaid':
    'Una suscripción empieza con un pago, para que se pueda guardar su forma de pago. Quite un descuento o añada otro artículo.',
  'payment-link-expired': 'Este enlace de pago ha caducado. Pida uno nuevo a la tienda.',
  'payment-returned': 'Su pago no se ha podido usar para ningún pedido. Se le devuelve íntegro.',
  'email-missing': 'Introduzca su correo electrónico.',
  'email-invalid': 'Introduzca un correo electrónico, por ejemplo usted@example.com.',
  'vat-number-invalid': 'Revisa este NIF-IVA. Debe ser como {example}.',
  'waiver-missing': 'Da tu consentimiento para que podamos facilitar tus descargas de inmediato.',
  'shipping-option-missing': 'Elija cómo se entrega su pedido.',
  'not-shipped-there': 'No enviamos a esta dirección.',
  declined: 'El pago ha sido rechazado. No se le ha cobrado nada. Pruebe otra forma de pago.',
  'insufficient-funds': 'No hay saldo suficiente en esta cuenta. No se le ha cobrado nada.',
  'authentication-failed': 'El pago no se ha confirmado. No se le ha cobrado nada.',
  'authentication-required':
    'Su banco le pide que confirme este pago. No se le ha cobrado nada. Pague de nuevo.',
  'card-expired': 'Esta tarjeta ha caducado. No se le ha cobrado nada. Use otra tarjeta.',
  'card-details-wrong': 'Los datos de la tarjeta no son correctos. No se le ha cobrado nada. Revíselos.',
  'card-limited':
    'Varios pagos con esta tarjeta han fallado. No se le ha cobrado nada. Use otra tarjeta o inténtelo de nuevo en una hora.',
  'gateway-error': 'El servicio de pago no ha podido procesar el pago. No se le ha cobrado nada.',
  subscriptionNotPayable:
    'Las suscripciones necesitan una forma de pago que se pueda cobrar de nuevo, y esta tienda todavía no ofrece ninguna.',
  notYetOpen: 'Esta tienda todavía no acepta pagos.',
  pausedUntil: 'Esta tienda no acepta pedidos en este momento. Vuelve a abrir el {date}.',
  cardMethod: 'Tarjeta y otros',
  cardDescription: 'Pago seguro con Stripe.',
  reopens: 'Se aceptan pedidos de nuevo a partir del {date}.',
  testMethod: 'Pago de prueba',
  testDescription: 'No se cobra nada. Elija el resultado del pago.',
  'outcome-success': 'Correcto',
  'outcome-decline': 'Rechazado',
  'outcome-insufficient-funds': 'Saldo insuficiente',
  'outcome-authentication': 'Pide una confirmación (3-D Secure)',
  'outcome-processing-error': 'Error del servicio de pago',
  'outcome-timeout-after-charge': 'Cobrado, pero la respuesta se pierde',
  'outcome-webhook-late': 'Cobrado y confirmado más tarde',
  'outcome-webhook-twice': 'Correcto y notificado dos veces',
  'outcome-webhook-first': 'Correcto y notificado antes de la respuesta',
};
