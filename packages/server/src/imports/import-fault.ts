/** Why a folder cannot become a site; names the file. */
export class ImportFault extends Error {
  constructor(file: string, reason: string) {
    super(`${file}: ${reason}`);
  }
}
