/** A random id of 128 bits. `crypto.randomUUID` is missing where a page is served over plain http in a local network. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
