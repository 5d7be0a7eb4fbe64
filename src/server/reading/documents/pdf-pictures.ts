/** Marks of transparency in a picture's dictionary (ISO 32000-1, 8.9.5). */
const signs = ['/SMask', '/Mask', '/ImageMask']

/**
 * Whether a file may contain a transparent picture, by searching its bytes: picture dictionaries are never compressed,
 * so nothing has to be decoded.
 */
export function hasTransparentPictures(bytes: Uint8Array): boolean {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  return signs.some((sign) => {
    for (let at = buffer.indexOf(sign); at >= 0; at = buffer.indexOf(sign, at + 1)) {
      const behind = buffer.toString('latin1', at + sign.length, at + sign.length + 12)
      if (!/^\s*(?:\/None|false)\b/.test(behind)) return true
    }
    return false
  })
}
