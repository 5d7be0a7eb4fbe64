import { hex4, utf16Hex } from './pdf-file.ts'

/** A ToUnicode map in PostScript: the characters of a font's two-byte codes, at most 100 per block. */
export function unicodeMap(characters: readonly (readonly [code: number, text: string])[]): string {
  const rows = characters.map(([code, text]) => `<${hex4(code)}> <${utf16Hex(text)}>`)
  const blocks: string[] = []
  for (let start = 0; start < rows.length; start += 100) {
    const block = rows.slice(start, start + 100)
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`)
  }
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def /CMapType 2 def',
    '1 begincodespacerange <0000> <ffff> endcodespacerange',
    ...blocks,
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n')
}
