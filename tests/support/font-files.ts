import { readFileSync } from 'node:fs'
import opentype from 'opentype.js'
import type { OwnFont } from '#client/queries/fonts'
import { readSfnt, writeSfnt } from '#server/adapters/fonts/sfnt'
import { allFontFiles } from '#shared/fonts/font-files'
import type { Browser } from './browser-session.ts'
import { fontPath } from './drawing.ts'

/** Font files for tests: drawn here, or from the product's packages. */

const plain = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,'

export interface BlockFont {
  family?: string
  weight?: number
  isItalic?: boolean
  letters?: string
  /** Of the OS/2 table. */
  fsType?: number
}

/** An OpenType font in which each letter is a block, 600 wide and 700 high of 1000, with PostScript outlines. */
export function blockFont({ family = 'Blocks', weight = 400, isItalic = false, ...more }: BlockFont = {}): Buffer {
  const { letters = plain, fsType = 0 } = more
  const glyphOf = (name: string, unicode: number | undefined, hasBlock: boolean) => {
    const path = new opentype.Path()
    if (hasBlock) {
      path.moveTo(0, 0)
      for (const [x, y] of [
        [600, 0],
        [600, 700],
        [0, 700],
      ] as const) {
        path.lineTo(x, y)
      }
      path.close()
    }
    return new opentype.Glyph({ name, ...(unicode !== undefined && { unicode }), advanceWidth: 700, path })
  }
  const font = new opentype.Font({
    familyName: family,
    styleName: `${weight}${isItalic ? ' Italic' : ''}`,
    unitsPerEm: 1000,
    ascender: 800,
    descender: -200,
    glyphs: [
      glyphOf('.notdef', undefined, true),
      glyphOf('space', 32, false),
      ...Array.from(letters, (letter) => glyphOf(`u${letter.codePointAt(0)}`, letter.codePointAt(0), true)),
    ],
  })
  Object.assign(font.tables.os2 ?? {}, { usWeightClass: weight, fsSelection: isItalic ? 0x01 : 0x40, fsType })
  return Buffer.from(font.toArrayBuffer())
}

/** Inter from its package: WOFF2 or WOFF with TrueType outlines. */
export function includedFont(form: 'woff2' | 'woff'): Buffer {
  const file = allFontFiles().find((each) => each.file === 'inter-latin-400-normal.woff2')
  if (!file) throw new Error('Inter is not installed')
  return readFileSync(fontPath({ ...file, file: file.file.replace(/woff2$/, form) }))
}

/** The same font with other tables. */
export async function withTables(font: Buffer, changed: Readonly<Record<string, Buffer>>): Promise<Buffer> {
  const { flavour, tables } = await readSfnt(font)
  return writeSfnt({ flavour, tables: new Map([...tables, ...Object.entries(changed)]) })
}

export function sendFont(person: Browser, bytes: Uint8Array, type = 'application/octet-stream'): Promise<Response> {
  return person.send('POST', '/api/fonts', bytes, { 'content-type': type })
}

export async function uploadFont(person: Browser, bytes: Uint8Array): Promise<OwnFont> {
  const response = await sendFont(person, bytes)
  if (response.status !== 201) throw new Error(`Not uploaded: ${await response.text()}`)
  return (await response.json()) as OwnFont
}
