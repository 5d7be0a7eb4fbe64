import { icons } from '#shared/scene/icons'
import type { Layer, Scene } from '#shared/scene/scene'

/**
 * What anyone would write first: every layer drawn anew by plain Canvas2D calls, with nothing that an editor needs
 * beside it. Texts are broken at spaces once and remembered, and so are the icons' paths.
 */
export function bareRedraw(ctx: CanvasRenderingContext2D, scene: Scene, zoom: number): void {
  ctx.setTransform(1, 0, 0, 1, 0, 0)
  ctx.clearRect(0, 0, ctx.canvas.width, ctx.canvas.height)
  ctx.setTransform(zoom, 0, 0, zoom, 40, 40)
  ctx.fillStyle = scene.settings.backgroundColor
  ctx.fillRect(0, 0, scene.settings.width, scene.settings.height)
  for (const layer of scene.layers) {
    ctx.save()
    ctx.translate(layer.x + layer.width / 2, layer.y + layer.height / 2)
    ctx.rotate((layer.rotation * Math.PI) / 180)
    ctx.translate(-layer.width / 2, -layer.height / 2)
    drawBare(ctx, layer)
    ctx.restore()
  }
}

const linesOf = new WeakMap<Layer, string[]>()
const pathsOf = new Map<string, Path2D[]>()

function drawBare(ctx: CanvasRenderingContext2D, layer: Layer): void {
  if (layer.type === 'text') drawText(ctx, layer)
  else if (layer.type === 'icon') drawIcon(ctx, layer)
  else if (layer.type === 'shape') drawShape(ctx, layer)
}

function drawIcon(ctx: CanvasRenderingContext2D, { data, width, height }: Layer & { type: 'icon' }): void {
  ctx.scale(width / 24, height / 24)
  ctx.strokeStyle = data.color
  ctx.lineWidth = 2
  for (const path of iconPaths(data.iconName)) ctx.stroke(path)
}

function drawShape(ctx: CanvasRenderingContext2D, { data, width, height }: Layer & { type: 'shape' }): void {
  if (typeof data.fill === 'string') ctx.fillStyle = data.fill
  ctx.beginPath()
  if (data.shapeType === 'rectangle') ctx.rect(0, 0, width, height)
  else if (data.shapeType === 'circle') ctx.ellipse(width / 2, height / 2, width / 2, height / 2, 0, 0, 7)
  else {
    ctx.moveTo(width / 2, 0)
    ctx.lineTo(width, height)
    ctx.lineTo(0, height)
  }
  ctx.fill()
}

function drawText(ctx: CanvasRenderingContext2D, layer: Layer & { type: 'text' }): void {
  const { data } = layer
  ctx.font = `${data.fontWeight} ${data.fontSize}px "${data.fontFamily}"`
  ctx.fillStyle = data.color
  const lines = linesOf.get(layer) ?? breakAtSpaces(ctx, data.text, layer.width)
  linesOf.set(layer, lines)
  for (const [index, line] of lines.entries()) ctx.fillText(line, 0, data.fontSize * (1 + index * data.lineHeight))
}

function breakAtSpaces(ctx: CanvasRenderingContext2D, text: string, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (lines.length > 0 && ctx.measureText(longer).width <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

function iconPaths(name: string): Path2D[] {
  const known = pathsOf.get(name)
  if (known) return known
  const nodes = icons.find((icon) => icon.name === name)?.nodes ?? []
  const paths = nodes.map(([kind, attributes]) => {
    if (kind === 'path') return new Path2D(attributes.d)
    const path = new Path2D()
    if (kind === 'circle') path.arc(Number(attributes.cx), Number(attributes.cy), Number(attributes.r), 0, 7)
    if (kind === 'rect')
      path.rect(
        ...(['x', 'y', 'width', 'height'].map((key) => Number(attributes[key] ?? 0)) as [
          number,
          number,
          number,
          number,
        ]),
      )
    if (kind === 'line') {
      path.moveTo(Number(attributes.x1), Number(attributes.y1))
      path.lineTo(Number(attributes.x2), Number(attributes.y2))
    }
    return path
  })
  pathsOf.set(name, paths)
  return paths
}
