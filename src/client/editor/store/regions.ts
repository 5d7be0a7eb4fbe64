/** The element that receives the pointer and keys of the canvas. */
export const canvasSurface = '[data-canvas]'

/**
 * The regions of the editor that F6 cycles through. Tab alone is not enough: on the canvas it walks through the layers,
 * so tabbing from there to a layer's properties would select another layer on the way.
 */
const regionSelector = '[data-editor-region]'
const controls = 'button, input, select, textarea, a[href], [tabindex]'

/** @returns whether there was another region to go to */
export function focusRegion(step: 1 | -1): boolean {
  const places = [...document.querySelectorAll<HTMLElement>(regionSelector)].filter((region) => placeIn(region))
  const here = places.findIndex((region) => region.contains(document.activeElement))
  const next = places[(here + step + places.length) % places.length] ?? places[0]
  const place = next && placeIn(next)
  place?.focus()
  return place !== undefined
}

/** The region itself, or its first focusable element. */
function placeIn(region: HTMLElement): HTMLElement | undefined {
  return [region, ...region.querySelectorAll<HTMLElement>(controls)].find(
    (element) => element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility(),
  )
}
