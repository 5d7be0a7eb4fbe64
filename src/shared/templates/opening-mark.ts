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

/** A quotation that ends with its mark, with an opening mark added if the page has no ornament as one. */
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

/** The opening mark that matches the closing one; undefined without one. */
function openingFor(quotation: string): string | undefined {
  return openings[quotation.at(-1) ?? '']
}

/** Distance of a mark from the top of capital letters, times its font size: „ is on the baseline, « in the middle. */
const drops: Readonly<Record<string, number>> = { '„': 0.6, '«': 0.22, '»': 0.22 }

function dropOf(mark: string): number {
  return drops[mark] ?? 0
}
