import iconv from 'iconv-lite'

/** Code pages by the number of a font's character set, as RTF 1.9 lists them. */
const byCharset: Record<number, number> = {
  77: 10000,
  128: 932,
  129: 949,
  134: 936,
  136: 950,
  161: 1253,
  162: 1254,
  163: 1258,
  177: 1255,
  178: 1256,
  186: 1257,
  204: 1251,
  222: 874,
  238: 1250,
  255: 437,
}
/** The character set of pictograph fonts. */
export const symbolCharset = 2

/** The code page of a font's character set; undefined for the document's own. */
export function codePageOf(charset: number): number | undefined {
  return byCharset[charset]
}

/** Those that are not called after their number. */
const named: Record<number, string> = { 1200: 'utf-16le', 10000: 'macroman', 28591: 'latin1', 65001: 'utf-8' }

/** iconv-lite's name of a code page; undefined for an unknown one. */
export function encodingOf(codePage: number): string | undefined {
  const name = named[codePage] ?? `cp${codePage}`
  return iconv.encodingExists(name) ? name : undefined
}
