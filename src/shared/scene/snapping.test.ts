import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createScene } from './create.ts'
import type { ResizeGesture } from './frame-scale.ts'
import { handleSides, type ResizeHandle } from './handles.ts'
import type { Box, Guide, Layer, Scene } from './scene.ts'
import { newShapeLayer } from './shape-layer.ts'
import { snapGaps } from './snap-gaps.ts'
import { type Axis, collectSnapTargets, nearestTarget } from './snap-targets.ts'
import { linesOf, moveBox, type SnapTargets, snapAngle, snapResize, snapToGrid, snapTranslate } from './snapping.ts'
import { resizeFrame } from './transform.ts'

const empty = createScene('page', { width: 1000, height: 800 })
const rectangle = newShapeLayer(empty, 'rectangle', 'rectangle')
const nothing: ReadonlySet<string> = new Set()

function layer(id: string, x: number, y: number, width: number, height: number): Layer {
  return { ...rectangle, id, x, y, width, height }
}

function box(x: number, y: number, width: number, height: number): Box {
  return { x, y, width, height }
}

function targetsOf(layers: readonly Layer[], guides: readonly Guide[] = []) {
  const scene: Scene = { ...empty, layers, settings: { ...empty.settings, guides } }
  return collectSnapTargets(scene, nothing)
}

/** Where a drag ends, and what it is in line with there. */
function dragged(start: Box, delta: { dx: number; dy: number }, targets: SnapTargets, threshold: number) {
  const rest = snapTranslate(start, delta, targets, threshold)
  return { ...rest, lines: linesOf(moveBox(start, rest.dx, rest.dy), targets) }
}

const place = fc.double({ min: -1_000, max: 2_000, noNaN: true })
const side = fc.double({ min: 1, max: 800, noNaN: true })
const boxes = fc.record({ x: place, y: place, width: side, height: side })
const scenes = fc.array(boxes, { maxLength: 30 }).map((all) => all.map((each) => ({ ...rectangle, ...each })))
const thresholds = fc.double({ min: 0, max: 80, noNaN: true })

describe('dragging', () => {
  test('never moves a box further than the threshold from where it was dragged', () => {
    fc.assert(
      fc.property(scenes, boxes, place, place, thresholds, (layers, start, dx, dy, threshold) => {
        const snap = snapTranslate(start, { dx, dy }, targetsOf(layers), threshold)
        expect(Math.abs(snap.dx - dx)).toBeLessThanOrEqual(threshold + 1e-9)
        expect(Math.abs(snap.dy - dy)).toBeLessThanOrEqual(threshold + 1e-9)
      }),
    )
  })

  test('a box that came to rest is not drawn on', () => {
    fc.assert(
      fc.property(scenes, boxes, place, (layers, start, dx) => {
        const { x, y } = targetsOf(layers)
        const targets = { ...targetsOf([]), x, y }
        const { dx: once } = snapTranslate(start, { dx, dy: 0 }, targets, 20)
        const { dx: twice } = snapTranslate(start, { dx: once, dy: 0 }, targets, 20)
        expect(twice).toBeCloseTo(once, 9)
      }),
    )
  })

  test('edges meet edges, with a line through both', () => {
    const targets = targetsOf([layer('still', 300, 100, 90, 50)])
    const snap = dragged(box(0, 433, 52, 31), { dx: 304, dy: 0 }, targets, 8)
    expect(snap).toEqual({ dx: 300, dy: 0, lines: [{ axis: 'x', at: 300, from: 100, to: 464, kind: 'edge' }] })
  })

  test('middles meet middles, and the line says so', () => {
    const targets = targetsOf([layer('still', 300, 100, 90, 50)])
    const { dx, lines } = dragged(box(0, 433, 44, 31), { dx: 320, dy: 0 }, targets, 4)
    expect(dx).toBe(323)
    expect(lines).toMatchObject([{ axis: 'x', at: 345, kind: 'centre' }])
  })

  test('the canvas draws to its edges and its middle', () => {
    const { dx, dy, lines } = dragged(box(0, 0, 100, 100), { dx: 453, dy: 697 }, targetsOf([]), 8)
    expect([dx, dy]).toEqual([450, 700])
    expect(lines).toContainEqual({ axis: 'x', at: 500, from: 0, to: 800, kind: 'canvas' })
    expect(lines).toContainEqual({ axis: 'y', at: 800, from: 0, to: 1000, kind: 'canvas' })
  })

  test('guides attract, hidden and moving layers do not', () => {
    const guide = { type: 'vertical', position: 222, color: '#ff0000' } as const
    const hidden = { ...layer('hidden', 640, 0, 10, 10), visible: false }
    const targets = targetsOf([hidden], [guide])
    expect(dragged(box(0, 33, 40, 40), { dx: 220, dy: 0 }, targets, 5)).toMatchObject({
      dx: 222,
      lines: [{ at: 222, kind: 'guide' }],
    })
    expect(dragged(box(0, 33, 40, 40), { dx: 643, dy: 0 }, targets, 5)).toMatchObject({ dx: 643, lines: [] })
    const own = { ...empty, layers: [layer('own', 640, 0, 10, 10)] }
    expect(collectSnapTargets(own, new Set(['own']))).toEqual(targetsOf([]))
  })

  test('the nearest target is found among thousands', () => {
    fc.assert(
      fc.property(scenes, place, (layers, position) => {
        const { x } = targetsOf(layers)
        const nearest = Math.min(...x.map((target) => Math.abs(target.at - position)))
        expect(Math.abs((nearestTarget(x, position)?.at ?? Infinity) - position)).toBe(nearest)
      }),
    )
  })
})

describe('equal gaps', () => {
  const spanOf = ({ x, y, width, height }: Box, axis: Axis): readonly [start: number, end: number] =>
    axis === 'x' ? [x, x + width] : [y, y + height]
  const crossing: Readonly<Record<Axis, Axis>> = { x: 'y', y: 'x' }
  /** Layers in the box's row or column, with their extent along it. */
  function rowOf(moving: Box, axis: Axis, layers: readonly Box[]) {
    const [start, end] = spanOf(moving, crossing[axis])
    const isInRow = (each: Box) => {
      const [from, to] = spanOf(each, crossing[axis])
      return from < end && to > start
    }
    return layers.filter(isInRow).map((each) => spanOf(each, axis))
  }
  test('the middle between the nearest on both sides is among them', () => {
    const neighbours = [layer('left', -5_000, -5_000, 10, 9_000), layer('right', 5_000, -5_000, 10, 9_000)]
    fc.assert(
      fc.property(scenes, boxes, (others, moving) => {
        const layers = [...others, ...neighbours]
        const [start, end] = spanOf(moving, 'x')
        const row = rowOf(moving, 'x', layers)
        const before = Math.max(...row.map(([, to]) => (to <= start ? to : -Infinity)))
        const after = Math.min(...row.map(([from]) => (from >= end ? from : Infinity)))
        const toMiddle = (before + after - (end - start)) / 2 - start
        const found = snapGaps(moving, targetsOf(layers), Infinity).x
        expect(Math.abs(found?.shift ?? Infinity)).toBeLessThanOrEqual(Math.abs(toMiddle) + 1e-6)
        const [one, other] = (found?.gaps ?? []).map((gap) => gap.end - gap.start)
        expect(one).toBeCloseTo(other ?? Number.NaN, 6)
      }),
    )
  })

  test('a box comes to rest in the middle between its neighbours, and both gaps are measured', () => {
    const targets = targetsOf([layer('left', 100, 103, 100, 61), layer('right', 443, 103, 100, 61)])
    const { dx, lines } = dragged(box(0, 109, 57, 29), { dx: 290, dy: 0 }, targets, 4)
    expect(dx).toBe(293)
    expect(lines.filter(({ kind }) => kind === 'gap')).toEqual([
      { axis: 'y', at: 123.5, from: 200, to: 293, kind: 'gap', distance: 93 },
      { axis: 'y', at: 123.5, from: 350, to: 443, kind: 'gap', distance: 93 },
    ])
  })

  test('a box keeps the distance that its neighbours keep from each other', () => {
    const row = [layer('first', 100, 103, 101, 61), layer('second', 237, 103, 101, 61)]
    const after = dragged(box(0, 109, 57, 29), { dx: 377, dy: 0 }, targetsOf(row), 4)
    expect(after.dx).toBe(374)
    const before = dragged(box(0, 109, 57, 29), { dx: 9, dy: 0 }, targetsOf(row), 4)
    expect(before.dx).toBe(7)
    expect(before.lines).toContainEqual({ axis: 'y', at: 123.5, from: 64, to: 100, kind: 'gap', distance: 36 })
  })

  test('columns have gaps as rows have, and layers beside the column do not count', () => {
    const column = [layer('top', 103, 50, 61, 101), layer('low', 103, 301, 61, 101), layer('beside', 700, 160, 61, 90)]
    const { dy, lines } = dragged(box(109, 0, 29, 57), { dx: 0, dy: 200 }, targetsOf(column), 4)
    expect(dy).toBe(197.5)
    expect(lines).toContainEqual({ axis: 'x', at: 123.5, from: 151, to: 197.5, kind: 'gap', distance: 46.5 })
  })
})

describe('resizing', () => {
  const frame = { x: 100, y: 100, width: 200, height: 100, rotation: 0 }
  const pull = (handle: ResizeHandle, dx: number, dy: number, more: Partial<ResizeGesture> = {}): ResizeGesture => {
    return { kind: 'resize', handle, dx, dy, keepRatio: false, fromCentre: false, ...more }
  }

  test('the pulled edge meets its target, the other side does not move', () => {
    const targets = targetsOf([layer('still', 403, 600, 50, 50)])
    const { gesture, lines } = snapResize(frame, pull('e', 100, 37), targets, 8)
    expect(resizeFrame(frame, gesture)).toEqual({ ...frame, width: 303 })
    expect(lines).toEqual([{ axis: 'x', at: 403, from: 100, to: 650, kind: 'edge' }])
  })

  test('with a kept ratio the nearer edge meets its target and the ratio holds', () => {
    const targets = targetsOf([layer('still', 403, 600, 50, 50)])
    const { gesture, lines } = snapResize(frame, pull('se', 100, 50, { keepRatio: true }), targets, 8)
    const { width, height } = resizeFrame(frame, gesture)
    expect(width).toBeCloseTo(303, 9)
    expect(height).toBeCloseTo(151.5, 9)
    expect(lines).toMatchObject([{ axis: 'x', at: 403 }])
  })

  test('a turned frame has no straight edges to snap', () => {
    const gesture = pull('e', 100, 0)
    const turned = { ...frame, rotation: 10 }
    expect(snapResize(turned, gesture, targetsOf([]), 500)).toEqual({ gesture, lines: [] })
  })

  test('every line that is shown runs along an edge of the frame', () => {
    const gestures = fc.record({
      kind: fc.constant('resize' as const),
      handle: fc.constantFrom(...(Object.keys(handleSides) as ResizeHandle[])),
      dx: place,
      dy: place,
      keepRatio: fc.boolean(),
      fromCentre: fc.boolean(),
    })
    fc.assert(
      fc.property(scenes, boxes, gestures, thresholds, (layers, start, wanted, threshold) => {
        const straight = { ...start, rotation: 0 }
        const { gesture, lines } = snapResize(straight, wanted, targetsOf(layers), threshold)
        const { x, y, width, height } = resizeFrame(straight, gesture)
        for (const { axis, at } of lines) {
          const edges = axis === 'x' ? [x, x + width] : [y, y + height]
          expect(Math.min(...edges.map((edge) => Math.abs(edge - at)))).toBeLessThan(1e-5)
        }
      }),
    )
  })
})

test('the grid and the steps of an angle draw to the nearest', () => {
  expect(snapToGrid(31, 20)).toBe(40)
  expect(snapToGrid(-9, 20)).toBeCloseTo(0)
  expect(snapToGrid(31.5, 0)).toBe(31.5)
  expect(snapAngle(52, 15)).toBe(45)
  expect(snapAngle(-8, 15)).toBe(-15)
})
