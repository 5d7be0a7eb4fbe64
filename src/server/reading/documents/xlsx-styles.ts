import { SSF } from '@e965/xlsx'
import { isPageColour, plainFont, readFontElement, type SheetFont } from './xlsx-fonts.ts'
import { attributeOf, walkXml } from './xml.ts'

/** How a cell is shown, by the number of its style. */
export interface CellStyle {
  /** Number format as Excel writes it. */
  format: string
  font: SheetFont
  /** Has no background colour of its own. */
  isUnfilled: boolean
}

const plainStyle: CellStyle = { format: 'General', font: plainFont(), isUnfilled: true }

/** The styles of a workbook, in the order that cells number them. */
export class CellStyles {
  readonly #styles: CellStyle[] = []

  constructor(part: Iterable<Uint8Array> | undefined) {
    if (part) this.#read(part)
  }

  get(number: string | undefined): CellStyle {
    return this.#styles[Number(number ?? 0)] ?? plainStyle
  }

  #read(part: Iterable<Uint8Array>): void {
    const formats = new Map(Object.entries(SSF.get_table() as Record<string, string>))
    const fonts: SheetFont[] = []
    const fills: { isUnfilled: boolean }[] = []
    let list = ''
    walkXml(part, {
      open: (name, attributes) => {
        if (/^(?:fonts|fills|borders|cellStyleXfs|cellXfs|cellStyles|dxfs)$/.test(name)) list = name
        else if (name === 'numFmt' && list !== 'dxfs') {
          formats.set(attributes.numFmtId ?? '', attributeOf(attributes, 'formatCode') ?? '')
        } else if (list === 'fonts') {
          if (name === 'font') fonts.push(plainFont())
          const font = fonts.at(-1)
          if (font) readFontElement(font, name, attributes)
        } else if (list === 'fills') {
          readFillElement(fills, name, attributes)
        } else if (list === 'cellXfs' && name === 'xf') {
          this.#styles.push({
            format: formats.get(attributes.numFmtId ?? '0') ?? 'General',
            font: fonts[Number(attributes.fontId ?? 0)] ?? plainStyle.font,
            isUnfilled: fills[Number(attributes.fillId ?? 0)]?.isUnfilled ?? true,
          })
        }
      },
    })
  }
}

function readFillElement(fills: { isUnfilled: boolean }[], name: string, attributes: Record<string, string>): void {
  if (name === 'fill') fills.push({ isUnfilled: true })
  const fill = fills.at(-1)
  if (!fill) return
  if (name === 'patternFill') fill.isUnfilled = /^(?:none)?$/.test(attributes.patternType ?? '')
  else if (name === 'gradientFill') fill.isUnfilled = false
  // a cell filled with white is as pale as one that is not filled
  else if (name === 'fgColor' && isPageColour(attributes)) fill.isUnfilled = true
}
