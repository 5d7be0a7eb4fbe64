import { TriangleAlert } from 'lucide-react'
import { missingLettersIn } from '#client/editor/loading/letter-loader'
import { Stack } from '#client/ui/layout'
import { parseColour } from '#shared/scene/colour'
import type { Layer, Scene } from '#shared/scene/scene'
import { usedAssets } from '#shared/scene/used-assets'
import type { ExportChoice } from './export-choice.ts'
import styles from './export-warnings.module.css'
import { exportTexts } from './texts.ts'
import type { Making } from './use-export-files.ts'
import type { Prepared } from './use-prepared.ts'

/** Warnings about unexpected results, before the file is saved. */
export function ExportWarnings({
  pages,
  choice,
  prepared,
  making,
}: {
  pages: readonly Scene[]
  choice: ExportChoice
  prepared: Prepared | undefined
  making: Making
}) {
  const warnings = [...warningsOf(pages, choice, prepared), ...pixelNotes(making)]
  if (warnings.length === 0) return null
  return (
    <Stack as="ul" gap={4} className={styles.warnings}>
      {warnings.map((warning) => (
        <li key={warning}>
          <TriangleAlert className="icon s" aria-hidden="true" />
          <span>{warning}</span>
        </li>
      ))}
    </Stack>
  )
}

function warningsOf(pages: readonly Scene[], { format }: ExportChoice, prepared: Prepared | undefined): string[] {
  const warnings: string[] = []
  const missing = usedAssets({ pages }).filter((src) => prepared?.missingPictures.has(src))
  if (missing.length > 0) warnings.push(exportTexts.missingPictures(missing.length))
  if (prepared && prepared.missingFonts.length > 0)
    warnings.push(exportTexts.missingFonts(prepared.missingFonts.join(', ')))
  const letters = prepared ? missingLettersIn(pages) : []
  if (letters.length > 0) warnings.push(exportTexts.missingLetters(letters.join(' ')))
  const empty = pages
    .flatMap((page) => page.layers)
    .filter((layer) => layer.visible && layer.type === 'image' && layer.data.src === '')
  if (empty.length > 0) warnings.push(exportTexts.emptyFrames(empty.length))
  const samples = pages.flatMap((page) => page.layers).flatMap(sampleOf)
  if (samples.length > 0) warnings.push(exportTexts.samples(samples.length, samples[0] ?? ''))
  if (pages.some(isClear)) {
    if (format === 'jpeg') warnings.push(exportTexts.onWhite)
    if (format === 'pdf') warnings.push(exportTexts.pdfOnWhite)
  }
  return warnings
}

/** The parts of a vector PDF that had to be drawn as pixels, and why. */
function pixelNotes(making: Making): string[] {
  if (making.status !== 'ready') return []
  const causes = [...new Set(making.pixels)]
  return causes.map((cause) => exportTexts.asPixels[cause](making.pixels.filter((each) => each === cause).length))
}

/** Sample words of a template or a new chart that nobody has replaced, and a QR code without content. */
function sampleOf(layer: Layer): string | [] {
  if (!layer.visible) return []
  if (layer.type === 'text') return layer.data.isSample ? layer.data.text : []
  if (layer.type === 'qr') return layer.data.text.trim() === '' ? layer.name : []
  return layer.type === 'chart' && layer.data.isSample ? (layer.data.items[0]?.label ?? []) : []
}

function isClear({ settings }: Scene): boolean {
  const colour = parseColour(settings.backgroundColor)
  return colour !== undefined && colour.alpha < 1
}
