import { type Camera, worldToScreen } from '#shared/scene/camera'
import type { SnapLine } from '#shared/scene/snapping'
import { sameItems } from './same-items.ts'

/**
 * Snap lines as DOM elements: they change with each step of a gesture, and the browser moves and scales elements
 * without repainting. Their style is in the canvas's style sheet.
 */
export interface SnapLineMarks {
  draw(lines: readonly SnapLine[], camera: Camera): void
}

/** How far a line extends beyond the boxes it joins, in CSS pixels. */
const reach = 8

export function createSnapLineMarks(host: HTMLElement): SnapLineMarks {
  const strokes = elementsOf(host, 'div')
  const badges = elementsOf(host, 'span')
  let shown: readonly unknown[] = []

  return {
    draw(lines, camera) {
      const key = [lines, camera]
      if (sameItems(key, shown)) return
      shown = key
      strokes.place(lines.map((line) => ({ transform: strokeOf(line, camera) })))
      const gaps = lines.filter(({ distance }) => distance !== undefined)
      badges.place(
        gaps.map((line) => ({ transform: badgeOf(line, camera), text: String(Math.round(line.distance ?? 0)) })),
      )
    },
  }
}

interface Placed {
  readonly transform: string
  readonly text?: string
}

/** Elements of one kind, created on first use; unused ones are scaled to zero. */
function elementsOf(host: HTMLElement, tag: 'div' | 'span') {
  const known: { element: HTMLElement; transform: string; text: string }[] = []

  function make() {
    const element = document.createElement(tag)
    host.append(element)
    const made = { element, transform: '', text: '' }
    known.push(made)
    return made
  }
  function show(each: (typeof known)[number], { transform, text = '' }: Placed): void {
    if (each.transform !== transform) each.element.style.transform = transform
    if (each.text !== text) each.element.textContent = text
    Object.assign(each, { transform, text })
  }
  return {
    place(wanted: readonly Placed[]) {
      for (const [index, placed] of wanted.entries()) show(known[index] ?? make(), placed)
      for (const each of known.slice(wanted.length)) show(each, { transform: 'scale(0)', text: each.text })
    },
  }
}

/** The transform of a one-pixel element. A gap's line ends where the boxes begin. */
function strokeOf({ axis, at, from, to, distance }: SnapLine, { zoom, x, y }: Camera): string {
  const beyond = distance === undefined ? reach : 0
  const across = Math.round(at * zoom + (axis === 'x' ? x : y) - 0.5)
  const start = Math.round(from * zoom + (axis === 'x' ? y : x) - beyond)
  const length = Math.round((to - from) * zoom + beyond * 2)
  return axis === 'x'
    ? `translate(${across}px,${start}px) scaleY(${length})`
    : `translate(${start}px,${across}px) scaleX(${length})`
}

/** In the middle of its line. */
function badgeOf({ axis, at, from, to }: SnapLine, camera: Camera): string {
  const along = (from + to) / 2
  const middle = worldToScreen(camera, axis === 'x' ? { x: at, y: along } : { x: along, y: at })
  return `translate(${Math.round(middle.x)}px,${Math.round(middle.y)}px) translate(-50%,-50%)`
}
