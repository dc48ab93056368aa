/**
 * `full`: no room for more. `refused`: the store does not accept our credentials or the request.
 * `unavailable`: it cannot be reached or does not answer properly; later it may.
 */
export type FileStoreFaultCode = 'full' | 'refused' | 'unavailable';

export class FileStoreFault extends Error {
  override readonly name = 'FileStoreFault';
  readonly code: FileStoreFaultCode;

  constructor(code: FileStoreFaultCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
