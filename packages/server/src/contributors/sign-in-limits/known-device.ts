import { createHmac } from 'node:crypto';
import { hostCookieName, readCookie, writeCookie } from '../../http/index.ts';
import { newId } from '../../ids/index.ts';
import { isSameSignature } from '../../signatures/index.ts';

const DEVICE_COOKIE = 'device';
const DAYS = 365;
const DAY_MS = 86_400_000;
/** Accounts per browser; the oldest is dropped. */
const MAX_ACCOUNTS = 5;

/** A browser that was signed in to an account before. */
interface KnownDevice {
  readonly id: string;
  readonly expiresAt: number;
  readonly signature: string;
}

export interface DeviceRequest {
  readonly cookieHeader: string | undefined;
  readonly isSecure: boolean;
  readonly now: Date;
}

const sign = (secret: string, email: string, { id, expiresAt }: Omit<KnownDevice, 'signature'>): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['device', email, id, expiresAt]))
    .digest('base64url');

const readDevices = ({ cookieHeader, isSecure, now }: DeviceRequest): KnownDevice[] =>
  (readCookie(cookieHeader, hostCookieName(DEVICE_COOKIE, isSecure)) ?? '')
    .split('~')
    .slice(-MAX_ACCOUNTS)
    .flatMap((part) => {
      const [, id = '', time = '', signature = ''] =
        /^([0-9a-f]{24})\.(\d{1,15})\.([\w-]{43})$/.exec(part) ?? [];
      return Number(time) > now.getTime() ? [{ id, expiresAt: Number(time), signature }] : [];
    });

const isFor = (secret: string, email: string, device: KnownDevice): boolean =>
  isSameSignature(sign(secret, email, device), device.signature);

/** The browser's id if it is known for this account; one known for another account does not count. */
export const findKnownDevice = (secret: string, email: string, request: DeviceRequest): string | undefined =>
  readDevices(request).find((device) => isFor(secret, email, device))?.id;

/** The cookie after sign-in: adds the account to those the browser is known for. */
export const deviceCookie = (secret: string, email: string, request: DeviceRequest): string => {
  const devices = readDevices(request);
  const known = devices.find((device) => isFor(secret, email, device));
  const renewed = { id: known?.id ?? newId(), expiresAt: request.now.getTime() + DAYS * DAY_MS };
  const kept = [
    ...devices.filter((device) => device !== known),
    { ...renewed, signature: sign(secret, email, renewed) },
  ];
  const value = kept
    .slice(-MAX_ACCOUNTS)
    .map(({ id, expiresAt, signature }) => `${id}.${expiresAt}.${signature}`)
    .join('~');
  const { isSecure } = request;
  return writeCookie(hostCookieName(DEVICE_COOKIE, isSecure), value, {
    isSecure,
    maxAgeSeconds: (DAYS * DAY_MS) / 1000,
  });
};
