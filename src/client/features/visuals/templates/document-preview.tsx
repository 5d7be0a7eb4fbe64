import { useEffect, useRef } from 'react'
import { loadFonts } from '#client/editor/loading/font-loader'
import { createImages } from '#client/editor/loading/images'
import type { SceneDocument } from '#shared/scene/scene'
import { usedAssets } from '#shared/scene/used-assets'
import { drawPage } from '../export/draw-page.ts'

/** Device pixels: enough for the largest tile on a high-density screen. */
const previewSide = 640

/** The first page, small, drawn here: for templates without a picture from the server. */
export function DocumentPreview({ document }: { document: SceneDocument }) {
  const place = useRef<HTMLCanvasElement>(null)

  useEffect(() => {
    let isGone = false
    void drawInto(document, () => (isGone ? null : place.current))
    return () => {
      isGone = true
    }
  }, [document])

  return <canvas ref={place} />
}

async function drawInto(document: SceneDocument, canvasNow: () => HTMLCanvasElement | null): Promise<void> {
  const [page] = document.pages
  if (!page) return
  const images = createImages()
  await Promise.all([loadFonts(document), images.ready(usedAssets({ pages: [page] }))])
  const canvas = canvasNow()
  if (!canvas) return
  const { width, height } = page.settings
  const drawn = drawPage(page, { scale: Math.min(1, previewSide / Math.max(width, height)), image: images.image })
  canvas.width = drawn.width
  canvas.height = drawn.height
  canvas.getContext('2d')?.drawImage(drawn, 0, 0)
}
