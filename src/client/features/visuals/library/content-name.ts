/**
 * A name that files of the same bytes share and no others, by which a picture is known to be in the library already.
 * Undefined on connections that are not secure, where browsers compute no digests.
 */
export async function contentName(file: Blob): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()))
  const hex = Array.from(digest.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return `content-${hex}`
}
