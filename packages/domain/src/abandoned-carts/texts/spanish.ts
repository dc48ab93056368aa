import type { AbandonedCartTexts } from './abandoned-cart-texts.ts';

export const spanish: AbandonedCartTexts = {
  backToCart: 'Volver al carrito',
  subtotal: 'Subtotal',
  whyThisEmail: 'Recibes este correo una sola vez porque introdujiste tu dirección en la caja de {site}.',
  unsubscribe: 'No recibir más correos sobre el carrito',
  boughtTitle: 'Ya has comprado estos artículos',
  boughtText: 'Este carrito se ha convertido en un pedido. Lo encuentras en el correo de confirmación.',
  expiredTitle: 'Este carrito ya no está guardado',
  expiredText: 'Los carritos se borran pasado un tiempo. Puedes llenar uno nuevo cuando quieras.',
  wrongTitle: 'Este enlace no está completo',
  wrongText: 'Copia el enlace entero del correo, o ábrelo desde allí.',
  emptyTitle: 'No queda nada de este carrito',
  emptyText: 'Los artículos se quitaron o ya no están disponibles.',
  viewCart: 'Ver el carrito',
  continueShopping: 'Seguir comprando',
  unsubscribeTitle: '¿No recibir más correos sobre el carrito?',
  unsubscribeText:
    '{site} ya no enviará correos sobre carritos ni publicidad a tu dirección. Los correos sobre tus pedidos seguirán llegando.',
  unsubscribedTitle: 'Te has dado de baja',
  unsubscribedText: '{site} ya no te enviará correos sobre carritos ni publicidad.',
};
