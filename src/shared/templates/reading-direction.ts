import { type Facts, wordsFor } from '#shared/designs/facts'
import type { Layer, Scene, TextLayer } from '#shared/scene/scene'
import { directionOf } from '#shared/scene/text-direction'

/**
 * Mirrors pages for right-to-left words: left and right swap, and arrows point the other way. Call it before filling,
 * which aligns the filled words. Pure; for other scripts the pages are unchanged.
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
