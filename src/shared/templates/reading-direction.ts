import { type Facts, wordsFor } from '#shared/designs/facts'
import type { Layer, Scene, TextLayer } from '#shared/scene/scene'
import { directionOf } from '#shared/scene/text-direction'

/**
 * Pages for words that run from right to left are seen from right to left as well: what stood at the left stands at the
 * right, and arrows point the other way. Do it before filling, which aligns what is filled in. Pure; for words in other
 * scripts the pages come back as they are.
 */
export function inReadingDirection(pages: readonly Scene[], facts: Facts): readonly Scene[] {
  return runsToTheLeft(facts) ? pages.map((page) => mirrored(page, facts)) : pages
}

/** As most of the letters do that are there to be filled in. */
function runsToTheLeft(facts: Facts): boolean {
  const texts = Object.values(facts).filter((value) => typeof value === 'string')
  const lengthOf = (direction: 'ltr' | 'rtl') =>
    texts.filter((text) => directionOf(text) === direction).reduce((sum, { length }) => sum + length, 0)
  return lengthOf('rtl') > lengthOf('ltr')
}

function mirrored(page: Scene, facts: Facts): Scene {
  return {
    ...page,
    layers: page.layers.map((layer): Layer => {
      const moved = { ...layer, x: page.settings.width - layer.x - layer.width, rotation: 0 - layer.rotation }
      if (moved.type === 'text') return atItsEdge(moved, facts)
      return moved.type === 'icon' && /arrow/iu.test(moved.data.iconName)
        ? { ...moved, scaleX: moved.scaleX === 1 ? -1 : 1 }
        : moved
    }),
  }
}

/** What runs to the left is aligned so when it is filled in; names and digits follow it. */
function atItsEdge(layer: TextLayer, facts: Facts): TextLayer {
  const { text, textAlign } = layer.data
  const said = layer.field ? wordsFor(facts, layer.field) : text
  if (directionOf(said) === 'rtl' || textAlign === 'center') return layer
  return { ...layer, data: { ...layer.data, textAlign: textAlign === 'left' ? 'right' : 'left' } }
}
