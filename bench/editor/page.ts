import Konva from 'konva'
import { createRenderer } from '#client/editor/canvas/renderer'
import { createPointerTool } from '#client/editor/gestures/pointer-tool'
import { createEditor, type Editor } from '#client/editor/store/editor-store'
import { createScene } from '#shared/scene/create'
import type { Layer, Scene } from '#shared/scene/scene'
import { bareRedraw } from './bare-redraw.ts'
import { sampleScene } from './sample-scene.ts'

/**
 * What bench/editor.mjs plays in a browser: each painter shows the same scene on a canvas of its own and takes one
 * step of a drag in each animation frame. The bench reads the main thread's time from outside.
 */

const view = { width: 1280, height: 710 }
const zoom = 1
const camera = { zoom, x: 40, y: 40 }

interface Painter {
  /** One move of the pointer, drawn. */
  move(step: number): void
  end(): void
}

const painters = { idle, own, konva }
type PainterName = keyof typeof painters

/** What an animation frame costs in which nothing is drawn. */
function idle(): Painter {
  return { move() {}, end: clearPage }
}

function own(count: number): Painter {
  const scene = sampleScene(count)
  const { editor, renderer } = openEditor(scene)
  const tool = createPointerTool(editor, { openMenu() {}, openLayer() {} })
  const layer = scene.layers[grabbed(scene.layers)] as Layer
  editor.select([layer.id])
  const start = { x: 40 + layer.x + layer.width / 2, y: 40 + layer.y + layer.height / 2 }
  const input = (x: number, y: number, time: number) => ({
    id: 1,
    isTouch: true, // a finger drags what is selected, whatever lies above it
    button: 0,
    at: { x, y },
    client: { x, y },
    modifiers: { shift: false, alt: false, ctrl: false },
    time,
  })
  tool.down(input(start.x, start.y, 0))
  return {
    move(step) {
      tool.move(input(start.x + step, start.y + step / 2, step))
      renderer.draw(editor.getState())
    },
    end() {
      tool.up(input(start.x, start.y, 1000))
      clearPage()
    },
  }
}

function openEditor(scene: Scene): { editor: Editor; renderer: ReturnType<typeof createRenderer> } {
  const editor = createEditor({ pages: [scene] })
  editor.setViewport(view)
  editor.setCamera(camera)
  const theme = { line: '#0b5d56' }
  const surfaces = {
    content: newLayer(),
    below: newLayer(),
    dragged: newLayer('transform'),
    above: newLayer(),
    page: newLayer(),
    snapLines: newSnapLines(),
    marks: newLayer('transform'),
  }
  const renderer = createRenderer(surfaces, { image: () => undefined, pixelRatio: () => 1, theme: () => theme })
  return { editor, renderer }
}

/** With the dragged layer moved to a layer of its own, as konva advises; that breaks its order. */
function konva(count: number): Painter {
  const { stage, still, nodes } = openStage(sampleScene(count))
  const dragging = new Konva.Layer({ listening: false }) // a drag of konva's own draws nothing to be hit either
  stage.add(dragging)
  const node = nodes[grabbed(nodes)] as Konva.Shape
  node.moveTo(dragging)
  still.draw()
  const start = node.position()
  return {
    move(step) {
      node.position({ x: start.x + step, y: start.y + step / 2 })
      dragging.draw()
    },
    end() {
      stage.destroy()
      clearPage()
    },
  }
}

function openStage(scene: Scene): { stage: Konva.Stage; still: Konva.Layer; nodes: Konva.Shape[] } {
  Konva.autoDrawEnabled = false // or each change is drawn once more in the next frame
  const stage = new Konva.Stage({ container: newBox(), ...view })
  const still = new Konva.Layer({ listening: false })
  const nodes = scene.layers.map(konvaNode)
  still.add(...nodes)
  stage.add(still) // which draws it
  return { stage, still, nodes }
}

function konvaNode(layer: Layer): Konva.Shape {
  const { width, height, rotation } = layer
  const place = { x: 40 + layer.x + width / 2, y: 40 + layer.y + height / 2, rotation, perfectDrawEnabled: false }
  if (layer.type === 'text') {
    const { text, fontSize, fontFamily, lineHeight, color } = layer.data
    return new Konva.Text({
      ...place,
      text,
      fontSize,
      fontFamily,
      lineHeight,
      fill: color,
      width,
      offset: { x: width / 2, y: height / 2 },
    })
  }
  if (layer.type === 'icon') {
    const data = layer.data.nodes.map(([kind, { d }]) => (kind === 'path' ? d : '')).join(' ')
    return new Konva.Path({
      ...place,
      data,
      stroke: layer.data.color,
      strokeWidth: 2,
      scale: { x: width / 24, y: height / 24 },
      offset: { x: 12, y: 12 },
    })
  }
  const fill = layer.type === 'shape' && typeof layer.data.fill === 'string' ? layer.data.fill : '#000'
  const kind = layer.type === 'shape' ? layer.data.shapeType : 'rectangle'
  if (kind === 'circle') return new Konva.Ellipse({ ...place, fill, radiusX: width / 2, radiusY: height / 2 })
  if (kind === 'triangle') {
    return new Konva.Line({
      ...place,
      fill,
      closed: true,
      points: [0, -height / 2, width / 2, height / 2, -width / 2, height / 2],
    })
  }
  return new Konva.Rect({ ...place, fill, width, height, offset: { x: width / 2, y: height / 2 } })
}

/** A layer in the middle of the pile. */
function grabbed(layers: readonly unknown[]): number {
  return Math.floor(layers.length / 2 / 10) * 10 + 5
}

const firstDraws = {
  bare(scene: Scene) {
    const ctx = newCanvas().getContext('2d')
    if (ctx) bareRedraw(ctx, scene, zoom)
  },
  own(scene: Scene) {
    const { editor, renderer } = openEditor(scene)
    renderer.draw(editor.getState())
  },
  konva: openStage,
}
type FirstDraw = keyof typeof firstDraws

let current: Painter | undefined
let kept: unknown

/** What the bench calls. */
const bench = {
  start(name: PainterName, count: number): void {
    current = painters[name](count)
    current.move(4)
  },
  /** Moves once in each frame. @returns ms of scripting, without what the browser then does to show it */
  async moves(count: number): Promise<number> {
    let scriptMs = 0
    for (let step = 0; step < count; step += 1) {
      await nextFrame()
      const startedAt = performance.now()
      current?.move(5 + (step % 90))
      scriptMs += performance.now() - startedAt
    }
    await nextFrame()
    return scriptMs
  },
  end(): void {
    current?.end()
    current = undefined
  },
  /** Ms of scripting and drawing until a scene that was never drawn stands on a new canvas, read back. */
  firstDraw(name: FirstDraw, count: number): number {
    const scene = structuredClone(sampleScene(count))
    const startedAt = performance.now()
    firstDraws[name](scene)
    const shown = document.querySelector('canvas')
    const pixel = document.createElement('canvas').getContext('2d')
    if (shown) pixel?.drawImage(shown, 0, 0)
    pixel?.getImageData(0, 0, 1, 1)
    const tookMs = performance.now() - startedAt
    clearPage()
    return tookMs
  },
  keepScene(count: number): void {
    kept = count === 0 ? createScene('none') : sampleScene(count)
  },
  /** Opens and draws what keepScene made. */
  keepEditor(): void {
    const { editor, renderer } = openEditor(kept as Scene)
    renderer.draw(editor.getState())
    kept = [kept, editor, renderer]
  },
}

export type Bench = typeof bench
Object.assign(globalThis, { bench })

function newCanvas(): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, view)
  document.body.append(canvas)
  return canvas
}

/** Lies on those before it, as in the editor, which gives it its size when something is drawn on it. */
function newLayer(willChange = ''): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  Object.assign(canvas.style, { position: 'absolute', left: '0', top: '0', willChange })
  document.body.append(canvas)
  return canvas
}

function newSnapLines(): HTMLElement {
  const host = newBox()
  const style = document.createElement('style')
  style.textContent = `
    .lines > * { position: absolute; left: 0; top: 0; will-change: transform }
    .lines > div { width: 1px; height: 1px; transform-origin: 0 0; background: #ff5ca8 }
    .lines > span { padding: 1px 6px; border-radius: 3px; background: #b4166b; color: #fff; font: 600 12px/16px sans-serif }`
  host.className = 'lines'
  document.body.append(style)
  return host
}

function newBox(): HTMLDivElement {
  const box = document.createElement('div')
  document.body.append(box)
  return box
}

function clearPage(): void {
  document.body.replaceChildren()
}

function nextFrame(): Promise<number> {
  return new Promise((resolve) => requestAnimationFrame(resolve))
}
