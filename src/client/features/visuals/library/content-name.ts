/**
 * A name that only files with the same bytes share, by which a picture already in the library is recognized. Undefined
 * on insecure connections, where browsers compute no digests.
 */
export async function contentName(file: Blob): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()))
  const hex = Array.from(digest.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return `content-${hex}`
}
