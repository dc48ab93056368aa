import type { OrderEmailTexts } from '../email-texts.ts';
import { spanishFollowUps } from './follow-up-texts.ts';
import { spanishSubscriptions } from './subscription-texts.ts';

const greeting = 'Hola{.if customer.firstName}, {customer.firstName}{.end}:\n\n';

export const spanish: OrderEmailTexts = {
  texts: {
    confirmed: {
      subject: '{site.title}: pedido n.º {order.number} confirmado',
      text: `${greeting}Gracias por tu pedido. Hemos recibido tu pago.`,
    },
    'donation-received': {
      subject: '{site.title}: gracias por tu donación',
      text: `${greeting}Gracias por tu donación de {order.total}. La hemos recibido.

{donation.thanks}`,
    },
    awaiting: {
      subject: '{site.title}: pedido n.º {order.number} recibido',
      text: `${greeting}Gracias por tu pedido. Lo prepararemos en cuanto recibamos tu pago.

{payment.instructions}`,
    },
    'payment-failed': {
      subject: '{site.title}: pago fallido{.if order.number} del pedido n.º {order.number}{.end}',
      text: `${greeting}Tu pago de {order.total} ha fallado. {.if order.number}Tu pedido ha sido cancelado y no se ha cobrado nada.{.or}No se ha cobrado ni pedido nada.{.end}

{.if order.number}Si todavía quieres los artículos, haz un nuevo pedido.{.or}Tu carrito sigue ahí. Puedes intentarlo de nuevo con otro método de pago.{.end}`,
    },
    'payment-returned': {
      subject: '{site.title}: pago{.if order.number} del pedido n.º {order.number}{.end} devuelto',
      text: `${greeting}No hemos podido usar tu pago de {refund.amount}. {.if order.number}El pedido se modificó, se canceló o se pagó antes de que llegara.{.or}No se ha pedido nada con él.{.end}

Te devolvemos {refund.amount}. Puede tardar unos días en llegar.`,
    },
    downloads: {
      subject: '{site.title}: tus descargas del pedido n.º {order.number}',
      text: `${greeting}Gracias por tu pedido. Tus archivos están listos para descargar.`,
    },
    ready: {
      subject: '{site.title}: pedido n.º {order.number} listo para recoger',
      text: `${greeting}Tu pedido está listo. Ya puedes recogerlo.`,
    },
    fulfilled: {
      subject: '{site.title}: pedido n.º {order.number} {.if order.isPickup}entregado{.or}en camino{.end}',
      text: `${greeting}{.if order.isPickup}Tu pedido ha sido entregado. Esperamos que lo disfrutes.{.or}{.if shipment.isPart}Una parte de tu pedido está en camino. El resto llegará después.{.or}Tu pedido está en camino.{.end}{.end}`,
    },
    cancelled: {
      subject: '{site.title}: pedido n.º {order.number} cancelado',
      text: `${greeting}{.if order.isExpired}Tu pedido ha sido cancelado porque no hemos recibido tu pago a tiempo.{.or}Tu pedido ha sido cancelado.{.end}

{.if order.isPaid}Se te devuelve lo que pagaste. Puede tardar unos días en llegar.{.end}`,
    },
    refunded: {
      subject: '{site.title}: pedido n.º {order.number} reembolsado',
      text: `${greeting}Hemos reembolsado tu pedido.

Te devolvemos {refund.amount}. Puede tardar unos días en llegar.`,
    },
    'balance-due': {
      subject: '{site.title}: pedido n.º {order.number} modificado',
      text: `${greeting}Hemos modificado tu pedido. Quedan {balance.amount} por pagar.

{.if balance.message}{balance.message}

{.end}Puedes pagar en línea. El enlace es válido hasta el {balance.expires}.`,
    },
    'gift-card': {
      subject:
        '{site.title}: {.if giftCard.isForBuyer}tu tarjeta regalo{.or}{.if sender.name}{sender.name} te envía una tarjeta regalo{.or}una tarjeta regalo para ti{.end}{.end}',
      text: `{.if giftCard.isForBuyer}Hola:

Gracias por tu pedido. Aquí está la tarjeta regalo de {giftCard.amount}. Imprime este correo o comparte el código.{.or}Hola{.if recipient.name} {recipient.name}{.end}:

{.if sender.name}{sender.name} te ha enviado{.or}Has recibido{.end} una tarjeta regalo de {giftCard.amount} para {site.title}.{.end}`,
    },
    'payment-link': {
      subject: '{site.title}: completa tu compra',
      text: `${greeting}{.if link.message}{link.message}{.or}Hemos preparado tu pedido. Puedes revisarlo y pagar {link.amount} en línea.{.end}

El enlace es válido hasta el {link.expires}.`,
    },
    'abandoned-cart': {
      subject: '{site.title}: tu carrito te espera',
      text: `${greeting}Has dejado artículos en tu carrito. El botón de abajo lo recupera, en cualquier dispositivo.`,
    },
    restock: {
      subject: '{site.title}: {product.title} ha vuelto',
      text: `Hola:

{product.title}{.if product.options} ({product.options}){.end} vuelve a estar en stock. Puede que no haya muchas unidades: el botón de abajo te lleva hasta allí.`,
    },
    'return-requested': {
      subject: '{site.title}: devolución del pedido n.º {order.number} solicitada',
      text: `${greeting}Hemos recibido tu solicitud de devolver los artículos indicados abajo y responderemos pronto.`,
    },
    'return-accepted': {
      subject: '{site.title}: devolución del pedido n.º {order.number} aceptada',
      text: `${greeting}Puedes devolver los artículos indicados abajo.

{return.reply}`,
    },
    'return-declined': {
      subject: '{site.title}: devolución del pedido n.º {order.number} rechazada',
      text: `${greeting}No podemos aceptar la devolución de los artículos indicados abajo.

{return.reply}`,
    },
    'withdrawal-received': {
      subject: '{site.title}: desistimiento del pedido n.º {order.number} recibido',
      text: `${greeting}Confirmamos que hemos recibido tu desistimiento el {return.date}. Se refiere a los artículos indicados abajo.`,
    },
    ...spanishSubscriptions,
    ...spanishFollowUps,
  },
  testOrder: 'Este es un pedido de prueba. No se ha cobrado nada ni se enviará nada.',
  subtotal: 'Subtotal',
  discount: 'Descuento',
  shipping: 'Entrega',
  tax: 'Impuestos',
  taxIncluded: 'Impuestos incluidos',
  total: 'Total',
  giftCard: 'Tarjeta regalo terminada en {lastFour} (quedan {amount})',
  toPay: 'A pagar',
  amountPaid: 'Pagado',
  shipTo: 'Dirección de entrega',
  pickUpAt: 'Recogida en',
  withdrawal: 'Derecho de desistimiento',
  waived: 'El {date} aceptaste: «{text}»',
  tracking: 'Número de seguimiento',
  trackParcel: 'Seguir tu paquete',
  payBalance: 'Pagar ahora',
  checkAndPay: 'Revisar y pagar',
  viewOrder: 'Ver tu pedido',
  files: 'Archivos',
  download: 'Descargar tus archivos',
  tryAgain: 'Volver al pago',
  manageSubscription: 'Gestionar la suscripción',
  confirmPayment: 'Confirmar el pago',
  testSubscription: 'Esta es una suscripción de prueba. No se cobra ni se envía nada.',
  reply: '¿Preguntas? Responde a este correo.',
};
