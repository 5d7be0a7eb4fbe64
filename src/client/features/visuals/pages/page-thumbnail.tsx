import { useEffect, useRef } from 'react'
import { pictureCanvas } from '#client/editor/canvas/picture-canvas'
import { watchDrawings } from '#client/editor/loading/drawing-loader'
import type { CanvasImages } from '#client/editor/loading/images'
import { drawScene } from '#shared/drawing/canvas/draw-scene'
import type { Scene } from '#shared/scene/scene'

/** CSS pixels; the style sheet shows it no larger. */
const box = { width: 96, height: 64 }
const pauseMs = 120

/** A page, small. Redrawn shortly after a change, and when pictures or fonts have loaded. */
export function PageThumbnail({ scene, images }: { scene: Scene; images: CanvasImages }) {
  const place = useRef<HTMLCanvasElement>(null)
  const { width, height } = scene.settings
  const scale = Math.min(box.width / width, box.height / height)

  useEffect(() => {
    let timer = setTimeout(draw, pauseMs)
    function draw() {
      if (place.current) drawInto(place.current, scene, scale, images)
    }
    function drawSoon() {
      clearTimeout(timer)
      timer = setTimeout(draw, pauseMs)
    }
    const stops = [images.subscribe(drawSoon), watchDrawings(drawSoon)]
    document.fonts.addEventListener('loadingdone', drawSoon)
    return () => {
      clearTimeout(timer)
      for (const stop of stops) stop()
      document.fonts.removeEventListener('loadingdone', drawSoon)
    }
  }, [scene, scale, images])

  return <canvas ref={place} />
}

function drawInto(canvas: HTMLCanvasElement, scene: Scene, scale: number, images: CanvasImages): void {
  const pixelScale = scale * window.devicePixelRatio
  const { width, height } = scene.settings
  canvas.width = Math.max(1, Math.round(width * pixelScale))
  canvas.height = Math.max(1, Math.round(height * pixelScale))
  const context = canvas.getContext('2d')
  if (!context) return
  context.scale(pixelScale, pixelScale)
  drawScene(context, scene, {
    pixelScale,
    image: images.image,
    createPath: (d) => new Path2D(d),
    createCanvas: pictureCanvas,
  })
}
