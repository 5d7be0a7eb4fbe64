import { asCanvas2D } from '#client/editor/canvas/as-canvas-2d'
import type { DrawingEnv } from '#shared/drawing/surface/canvas-2d'
import type { SvgImage } from '#shared/drawing/svg/layer-svg'
import { sceneToSvg } from '#shared/drawing/svg/svg'
import type { Scene } from '#shared/scene/scene'
import { usedAssets } from '#shared/scene/used-assets'
import { toDataUri } from './data-uri.ts'
import { exportSize } from './export-choice.ts'
import { loadSvgFonts } from './svg-fonts.ts'

/** One page as an SVG with embedded fonts and pictures. The scale sets its display size. */
export async function makeSvg(
  page: Scene,
  { scale, image }: { scale: number; image: DrawingEnv['image'] },
): Promise<Blob> {
  const ctx = document.createElement('canvas').getContext('2d')
  if (!ctx) throw new Error('This browser has no 2D canvas.')
  const [fonts, images] = await Promise.all([loadSvgFonts(page), loadSvgImages(page, image)])
  const svg = sceneToSvg(page, { fonts, images, measure: asCanvas2D(ctx) })
  return new Blob([sizedSvg(svg, exportSize(page.settings, scale))], { type: 'image/svg+xml' })
}

/** Only the outermost element's size changes; its view box scales the drawing. */
function sizedSvg(svg: string, { width, height }: { width: number; height: number }): string {
  return svg.replace(/ width="[^"]*" height="[^"]*"/, ` width="${width}" height="${height}"`)
}

/** Pictures that failed to load are left out, and drawn as missing like on the canvas. */
async function loadSvgImages(page: Scene, image: DrawingEnv['image']): Promise<Map<string, SvgImage>> {
  const images = new Map<string, SvgImage>()
  await Promise.all(
    usedAssets({ pages: [page] }).map(async (src) => {
      const loaded = image(src)
      if (!loaded || loaded === 'missing') return
      const { width, height } = loaded
      images.set(src, { dataUri: await toDataUri(src), width, height })
    }),
  )
  return images
}
