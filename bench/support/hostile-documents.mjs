import { deflateSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'

/** Documents that ask for far more than they hold, each within the ten megabytes an upload may have. */

/** A Word document whose text inflates to 300 MB of one letter. */
export function makeZipBomb() {
  const body = new Uint8Array(300 * 2 ** 20).fill(0x78)
  return zipSync({ '[Content_Types].xml': strToU8('<Types/>'), 'word/document.xml': body }, { level: 1 })
}

/** A workbook of twice as many rows as are read. */
export function makeHugeWorkbook() {
  const row = (number) =>
    `<row r="${number}">${Array.from({ length: 20 }, (_, at) => `<c r="${String.fromCharCode(65 + at)}${number}"><v>${number * at}.5</v></c>`).join('')}</row>`
  const rows = Array.from({ length: 40_000 }, (_, at) => row(at + 1)).join('')
  const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const relations = 'http://schemas.openxmlformats.org/package/2006/relationships'
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
  const parts = {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${relation}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relation}"><sheets><sheet name="One" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${relation}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
  }
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])), { level: 6 })
}

/** A PDF whose page is packed into itself so often that unpacking it byte by byte does not end in our time. */
export function makeEndlessPdf() {
  let content = deflateSync(Buffer.alloc(5_000_000, 'q '))
  for (let index = 0; index < 30; index += 1) content = deflateSync(content)
  const filters = '/FlateDecode '.repeat(31)
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents 4 0 R >>',
    `<< /Length ${content.length} /Filter [${filters}] >>\nstream\n${content.toString('latin1')}\nendstream`,
  ]
  let file = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const at = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(at).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 5\n0000000000 65535 f \n${places.join('')}`
  return Buffer.from(`${file}${table}trailer\n<< /Size 5 /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`, 'latin1')
}
