import type { Scene } from '#shared/scene/scene'
import type { TextMeasure } from '../surface/canvas-2d.ts'
import { pageTags } from './page-tags.ts'
import type { PdfImage, PdfPage, PdfPart } from './pdf-page.ts'
import { linesOf } from './pdf-text.ts'

/**
 * A page that is exactly the canvas's pixels, with invisible text over it for selecting, copying and screen readers.
 * The picture gets alt text if nothing else describes it.
 */
export function pixelPage(scene: Scene, image: PdfImage, measure: TextMeasure): PdfPage {
  const { width, height } = scene.settings
  const tags = pageTags(scene, measure)
  const texts = scene.layers
    .flatMap((layer): PdfPart[] => {
      const tag = tags.get(layer.id)
      const steps = linesOf(measure, layer).map((text) => ({ kind: 'unseen', text }) as const)
      return tag && steps.length > 0 ? [{ tag, steps }] : []
    })
    .toSorted((one, other) => (one.tag?.rank ?? 0) - (other.tag?.rank ?? 0))
  const picture: PdfPart = {
    steps: [{ kind: 'picture', image, at: { x: 0, y: 0, width, height } }],
    ...(scene.settings.altText && { tag: { role: 'Figure', alt: scene.settings.altText, rank: -1 } }),
  }
  return { width, height, parts: [picture, ...texts], pixels: [] }
}
