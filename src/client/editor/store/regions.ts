/** What takes the pointer and the keys of the canvas. */
export const canvasSurface = '[data-canvas]'

/**
 * The parts of the editor that F6 goes between. Tab alone would not do: on the canvas it walks through the layers, and
 * who tabs across it to the properties of a layer would arrive with another one selected.
 */
const regionSelector = '[data-editor-region]'
const controls = 'button, input, select, textarea, a[href], [tabindex]'

/** @returns whether there was another part to go to */
export function focusRegion(step: 1 | -1): boolean {
  const places = [...document.querySelectorAll<HTMLElement>(regionSelector)].filter((region) => placeIn(region))
  const here = places.findIndex((region) => region.contains(document.activeElement))
  const next = places[(here + step + places.length) % places.length] ?? places[0]
  const place = next && placeIn(next)
  place?.focus()
  return place !== undefined
}

/** The part itself, or the first in it that Tab would come to. */
function placeIn(region: HTMLElement): HTMLElement | undefined {
  return [region, ...region.querySelectorAll<HTMLElement>(controls)].find(
    (element) => element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility(),
  )
}
