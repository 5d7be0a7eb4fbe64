import { describe, expect, test } from 'vitest'
import { chart, page, rectangle, text } from '#shared/designs/build'
import { documentOf } from '#shared/designs/design'
import { contrastRatio, parseColour } from '#shared/scene/colour'
import type { Box, Layer, Scene } from '#shared/scene/scene'
import { builtInTemplates, designs } from './built-in'
import { type Palette, palettes } from './palette'
import { recolour } from './recolour'

/** People's own colours are rarely well chosen: two of these palettes have hardly any contrast, one has none. */
const trying = {
  ...palettes,
  pastel: { background: '#f8d7e3', text: '#9a5b73', accent: '#f3b6c9' },
  alike: { background: '#777777', text: '#777777', accent: '#777777' },
  loud: { background: '#ffee00', text: '#ff0000', accent: '#0000ff' },
} satisfies Record<string, Palette>

describe('A template in other colours', () => {
  test('has texts that can be read, in every palette', () => {
    // the formats of a design have the same colours
    const documents = designs.map((design) => [design.key, documentOf(design)] as const)
    const faint = documents.flatMap(([key, document]) =>
      Object.entries(trying).flatMap(([name, palette]) =>
        recolour(document, palette).pages.flatMap((each) =>
          faintTexts(each).map((fault) => `${key}, ${name}: ${fault}`),
        ),
      ),
    )
    expect(faint).toEqual([])
  })

  test('has texts that can be read and keeps all but its colours, in every format', () => {
    const plain = (value: unknown) =>
      JSON.stringify(value, (_key, part) => (typeof part === 'string' && parseColour(part) ? '' : part))
    const faulty = builtInTemplates.filter(({ document }) => {
      const after = recolour(document, trying.loud)
      return plain(after) !== plain(document) || after.pages.some((each) => faintTexts(each).length > 0)
    })
    expect(faulty.map(({ key }) => key)).toEqual([])
  })

  test('stands on the palette’s background, its panel in the accent', () => {
    const before = { pages: [page('page', [1000, 500], '#ffffff', [rectangle('Panel', [0, 0, 400, 500], '#112233')])] }
    const [after] = recolour(before, palettes.night).pages
    expect(after?.settings.backgroundColor).toBe(palettes.night.background)
    expect(after?.layers[0]).toMatchObject({ data: { fill: palettes.night.accent } })
  })

  test('has words in the accent where they had the colour of a mark', () => {
    const look = { fontSize: 40 }
    const before = {
      pages: [
        page('page', [1000, 500], '#ffffff', [
          rectangle('Marker', [40, 40, 80, 10], '#c7361b'),
          text('Figure', [40, 60, 400, 80], '40', { ...look, color: '#c7361b' }),
          text('Words', [40, 200, 800, 160], 'ships', { ...look, color: '#222222' }),
        ]),
      ],
    }
    const [after] = recolour(before, palettes.garden).pages
    expect(after?.layers.map((layer) => (layer.type === 'text' ? layer.data.color : ''))).toEqual([
      '',
      palettes.garden.accent,
      palettes.garden.text,
    ])
  })

  test('has charts in which one item stands out, and words that can be read', () => {
    const items = [{ label: 'Ships', value: 40, display: '40' }]
    const look = { color: '#c9bfae', highlightColor: '#c2410c', labelColor: '#1e1c19', highlight: 0 }
    const drafts = [chart('Bars', [40, 40, 400, 300], items, look)]
    const before = { pages: [page('page', [1000, 500], '#ffffff', drafts)] }
    const { accent, text: said, background } = palettes.night
    const [after] = recolour(before, palettes.night).pages
    expect(after?.layers[0]).toMatchObject({ data: { highlightColor: accent, labelColor: said } })
    expect(after?.layers[0]).not.toMatchObject({ data: { color: background } })
  })

  test('leaves what stands on a gradient as it is', () => {
    const colors = [
      { color: '#000000', stop: 0 },
      { color: '#ff0000', stop: 1 },
    ]
    const gradient = rectangle('Ground', [0, 0, 1000, 500], '#000000')
    const before = {
      pages: [
        page('page', [1000, 500], '#ffffff', [
          gradient,
          text('Words', [40, 40, 400, 80], 'Words', { color: '#ffffff' }),
        ]),
      ],
    }
    const withGradient = {
      pages: before.pages.map((each) => ({
        ...each,
        layers: each.layers.map(
          (layer): Layer =>
            layer.type === 'shape'
              ? { ...layer, data: { ...layer.data, fill: { type: 'linear', angle: 0, colors } } }
              : layer,
        ),
      })),
    }
    expect(recolour(withGradient, palettes.paper).pages[0]?.layers).toEqual(withGradient.pages[0]?.layers)
  })
})

/** As in the editor's contrast check: a text's ground is the topmost plain shape around it, or the page. */
function faintTexts(of: Scene): string[] {
  return of.layers.flatMap((layer, index) => {
    if (layer.type !== 'text') return []
    const around = of.layers.slice(0, index).filter((other) => other.type !== 'text' && contains(other, layer))
    const top = around.at(-1)
    const fill = top?.type === 'shape' ? top.data.fill : undefined
    if (top && (typeof fill !== 'string' || parseColour(fill)?.alpha !== 1)) return []
    const ground = typeof fill === 'string' ? fill : of.settings.backgroundColor
    const ratio = contrastRatio(layer.data.color, ground) ?? 0
    return ratio < 4.5 ? `${layer.name}: ${ratio.toFixed(2)} on ${ground}` : []
  })
}

function contains(outer: Box, inner: Box): boolean {
  const right = inner.x + inner.width <= outer.x + outer.width
  return inner.x >= outer.x && inner.y >= outer.y && right && inner.y + inner.height <= outer.y + outer.height
}
