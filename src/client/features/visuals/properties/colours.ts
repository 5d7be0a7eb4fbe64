import { parseColour, toHex } from '#shared/scene/colour'
import { layerBounds } from '#shared/scene/geometry'
import { kindOf } from '#shared/scene/layer-kinds'
import type { Box, Gradient, Layer, Scene, SceneDocument } from '#shared/scene/scene'

/** Colours as the panels show them. */

/** The opacity of a colour, 0 to 1; 1 if the text is no colour. */
export function alphaOf(colour: string): number {
  return parseColour(colour)?.alpha ?? 1
}

/** The colour with that opacity: `#rrggbb`, with two more digits where it is below 1. */
export function withAlpha(colour: string, alpha: number): string {
  if (alpha >= 1) return toHex(colour)
  return (
    toHex(colour) +
    Math.round(Math.max(0, alpha) * 255)
      .toString(16)
      .padStart(2, '0')
  )
}

/** For display: hex in capitals, anything else unchanged. */
export function toLabel(colour: string): string {
  return colour.startsWith('#') ? colour.toUpperCase() : colour
}

/** A typed colour, also hex digits without `#`; undefined if it is none. */
export function readColour(text: string): string | undefined {
  const trimmed = text.trim()
  const candidate = /^[\da-f]{3,8}$/i.test(trimmed) ? `#${trimmed}` : trimmed
  return parseColour(candidate) ? candidate.toLowerCase() : undefined
}

export function isGradient(fill: string | Gradient): fill is Gradient {
  return typeof fill !== 'string'
}

/** The colours of a document, the most used first. */
export function coloursOf(document: SceneDocument, atMost: number): string[] {
  const uses = new Map<string, number>()
  const found = document.pages.flatMap((page) => [
    page.settings.backgroundColor,
    ...page.layers.flatMap((layer) => kindOf(layer).coloursOf(layer)),
  ])
  for (const colour of found) {
    if (parseColour(colour)?.alpha !== 1) continue
    const hex = toHex(colour)
    uses.set(hex, (uses.get(hex) ?? 0) + 1)
  }
  return [...uses]
    .sort(([, a], [, b]) => b - a)
    .slice(0, atMost)
    .map(([colour]) => colour)
}

/**
 * The single colour behind a layer; undefined where there is none: on pictures, gradients, transparent or rotated
 * layers, and across the edge of another layer.
 */
export function groundOf(scene: Scene, layer: Layer): string | undefined {
  const box = layerBounds(layer)
  const below = scene.layers.slice(0, scene.layers.indexOf(layer)).filter((each) => each.visible)
  for (const each of below.toReversed()) {
    const other = layerBounds(each)
    if (!overlap(box, other)) continue
    return covers(other, box) ? plainColourOf(each) : undefined
  }
  return scene.settings.backgroundColor
}

function plainColourOf(layer: Layer): string | undefined {
  if (layer.opacity < 1 || layer.rotation % 90 !== 0) return undefined
  const colour = kindOf(layer).coverColour(layer)
  return colour !== undefined && parseColour(colour)?.alpha === 1 ? colour : undefined
}

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

function covers(outer: Box, inner: Box): boolean {
  const reachesRight = outer.x + outer.width >= inner.x + inner.width
  const reachesDown = outer.y + outer.height >= inner.y + inner.height
  return outer.x <= inner.x && outer.y <= inner.y && reachesRight && reachesDown
}
