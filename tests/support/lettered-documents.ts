import { makeDoc, makeDocx, makeOdf, makePpt, makePptx, pptStyle } from './document-files.ts'
import { makeXls, makeXlsx, type XlsFont } from './workbook-files.ts'

/** One sentence in every office format, with differently formatted parts. */

export type Form = 'plain' | 'raised' | 'struck' | 'hidden' | 'note'

export interface Part {
  text: string
  form: Form
}

/** The sentence as a file; undefined where the format can't express one of its forms. */
type Writer = (parts: readonly Part[]) => Uint8Array | undefined

type Marks = Record<Exclude<Form, 'plain'>, (text: string) => string>

/** Each part in the format's own markup. */
function write(parts: readonly Part[], plain: (text: string) => string, marks: Marks): string {
  return parts.map(({ text, form }) => (form === 'plain' ? plain(text) : marks[form](text))).join('')
}

const wordRun = (text: string, look = '') => `<w:r><w:rPr>${look}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`
const slideRun = (text: string, look = '') => `<a:r><a:rPr ${look}/><a:t>${text}</a:t></a:r>`
const sheetRun = (text: string, look = '') => `<r><rPr>${look}</rPr><t xml:space="preserve">${text}</t></r>`
const span = (text: string, style: string) => `<text:span text:style-name="${style}">${text}</text:span>`
const odfStyle = (name: string, properties: string) =>
  `<style:style style:name="${name}" style:family="text"><style:text-properties ${properties}/></style:style>`
const odfStyles =
  odfStyle('raised', 'style:text-position="super 58%"') +
  odfStyle('struck', 'style:text-line-through-style="solid"') +
  odfStyle('hidden', 'text:display="none"')
const odfMarks: Marks = {
  raised: (text) => span(text, 'raised'),
  struck: (text) => span(text, 'struck'),
  hidden: (text) => span(text, 'hidden'),
  note: (text) =>
    `<text:note><text:note-citation>${text}</text:note-citation><text:note-body><text:p/></text:note-body></text:note>`,
}
const odfText = (parts: readonly Part[]) => write(parts, (text) => text.replaceAll(' ', '<text:s/>'), odfMarks)

/** Character properties of [MS-DOC] 2.6.1. */
const docLooks: Record<Form, number[]> = {
  plain: [],
  raised: [0x48, 0x2a, 1],
  note: [0x48, 0x2a, 1],
  struck: [0x37, 0x08, 1],
  hidden: [0x3c, 0x08, 1],
}
const xlsFonts: Record<Form, XlsFont> = {
  plain: {},
  raised: { position: 1 },
  note: { position: 1 },
  struck: { struck: true },
  hidden: {},
}

export const letteredDocuments: Record<string, Writer> = {
  docx: (parts) =>
    makeDocx(
      `<w:p>${write(parts, wordRun, {
        raised: (text) => wordRun(text, '<w:vertAlign w:val="superscript"/>'),
        struck: (text) => wordRun(text, '<w:strike/>'),
        hidden: (text) => wordRun(text, '<w:vanish/>'),
        note: () => '<w:r><w:footnoteReference w:id="2"/></w:r>',
      })}</w:p>`,
    ),
  pptx: (parts) =>
    makePptx([
      {
        xml: `<p:sp><p:txBody><a:p>${write(parts, slideRun, {
          raised: (text) => slideRun(text, 'baseline="30000"'),
          struck: (text) => slideRun(text, 'strike="sngStrike"'),
          hidden: (text) => slideRun(text, 'sz="100"'),
          note: (text) => slideRun(text, 'baseline="30000"'),
        })}</a:p></p:txBody></p:sp>`,
      },
    ]),
  xlsx: (parts) =>
    makeXlsx(
      `<row><c t="inlineStr"><is>${write(parts, sheetRun, {
        raised: (text) => sheetRun(text, '<vertAlign val="superscript"/>'),
        struck: (text) => sheetRun(text, '<strike/>'),
        hidden: (text) => sheetRun(text, '<sz val="1"/>'),
        note: (text) => sheetRun(text, '<vertAlign val="superscript"/>'),
      })}</is></c></row>`,
    ),
  odt: (parts) => makeOdf('text', `<text:p>${odfText(parts)}</text:p>`, { styles: odfStyles }),
  ods: (parts) =>
    parts.some(({ form }) => form === 'note')
      ? undefined
      : makeOdf(
          'spreadsheet',
          `<table:table><table:table-row><table:table-cell><text:p>${odfText(parts)}</text:p></table:table-cell></table:table-row></table:table>`,
          { styles: odfStyles },
        ),
  odp: (parts) =>
    makeOdf(
      'presentation',
      `<draw:page><draw:frame><draw:text-box><text:p>${odfText(parts)}</text:p></draw:text-box></draw:frame></draw:page>`,
      {
        styles: odfStyles,
      },
    ),
  rtf: (parts) =>
    Buffer.from(
      `{\\rtf1\\ansi ${write(parts, (text) => text.replaceAll('$', "\\'24"), {
        raised: (text) => `{\\super ${text}}`,
        struck: (text) => `{\\strike ${text}}`,
        hidden: (text) => `{\\v ${text}}`,
        note: () => '{\\super\\chftn}',
      })}\\par}`,
      'latin1',
    ),
  doc: (parts) => {
    let from = 0
    const looks = parts.map(({ text, form }) => {
      const look = { from, to: from + text.length, properties: docLooks[form] }
      from = look.to
      return look
    })
    return makeDoc(`${parts.map(({ text }) => text).join('')}\r`, { looks })
  },
  xls: (parts) => {
    if (parts.some(({ form }) => form === 'hidden')) return undefined
    let at = 0
    const runs = parts.map(({ text }, number): [number, number] => {
      const start = at
      at += text.length
      return [start, number + 1]
    })
    return makeXls([[{ text: parts.map(({ text }) => text).join(''), runs }]], {
      fonts: parts.map(({ form }) => xlsFonts[form]),
    })
  },
  ppt: (parts) => {
    if (parts.some(({ form }) => form === 'hidden' || form === 'struck')) return undefined
    const style = pptStyle(parts.map(({ text, form }) => [text.length, form === 'plain' ? 0 : 30]))
    return makePpt([{ outline: [], boxes: [{ text: parts.map(({ text }) => text).join(''), style }] }])
  },
}
