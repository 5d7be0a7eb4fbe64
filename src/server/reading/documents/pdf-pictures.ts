/** What the dictionary of a picture says when it lets shine through what is under it (ISO 32000-1, 8.9.5). */
const signs = ['/SMask', '/Mask', '/ImageMask']

/**
 * Whether any picture of a file may be transparent, asked of its bytes: pictures are never decoded, and their
 * dictionaries are never packed.
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
