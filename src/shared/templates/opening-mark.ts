import type { Layer, TextLayer } from '#shared/scene/scene'

/** A mark that opens the quotation as an ornament is of the kind that closes it, and is seen at the same height. */
export function withOpeningMark(layers: readonly Layer[]): readonly Layer[] {
  const quote = layers.find((layer): layer is TextLayer => layer.type === 'text' && layer.field === 'quote')
  const opening = quote && openingFor(quote.data.text)
  if (!opening) return layers
  return layers.map((layer) =>
    isOrnament(layer) && layer.data.text !== opening
      ? { ...layer, y: layer.y - dropOf(opening) * layer.data.fontSize, data: { ...layer.data, text: opening } }
      : layer,
  )
}

/** What was said, which ends with its mark, with the mark that opens it where the page has no ornament that does. */
export function opened(quotation: string, layers: readonly Layer[]): string {
  const opening = openingFor(quotation)
  if (!opening || layers.some(isOrnament)) return quotation
  const [space = ''] = /[\u00a0\u202f](?=.$)/u.exec(quotation) ?? []
  return `${opening}${space}${quotation}`
}

function isOrnament(layer: Layer): layer is TextLayer {
  return layer.type === 'text' && !layer.field && layer.data.text === '“'
}

const openings: Readonly<Record<string, string>> = { '”': '“', '“': '„', '»': '«', '«': '»' }

/** The mark that opens what ends with this one; nothing where it ends with none. */
function openingFor(quotation: string): string | undefined {
  return openings[quotation.at(-1) ?? '']
}

/** How far below the top of capital letters a mark stands, times its font's size: „ stands on the line, « in its middle. */
const drops: Readonly<Record<string, number>> = { '„': 0.6, '«': 0.22, '»': 0.22 }

function dropOf(mark: string): number {
  return drops[mark] ?? 0
}
