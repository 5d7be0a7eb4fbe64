import { useEffect, useState } from 'react'
import { loadFonts } from '#client/editor/loading/font-loader'
import { browserMeasure } from '#client/editor/store/text-size'
import { documentOf } from '#shared/designs/design'
import { headline } from '#shared/designs/headline'
import { textHeight } from '#shared/drawing/text/layout-text'
import type { BrandKit } from '#shared/rules/brand'
import type { SceneDocument } from '#shared/scene/scene'
import { fillTemplate } from '#shared/templates/fill-template'
import type { Measure } from '#shared/templates/fit-text'
import { withLook } from '#shared/templates/looks'
import { DocumentPreview } from '../visuals/templates/document-preview.tsx'
import styles from './brand-preview.module.css'
import { brandTexts } from './texts.ts'

/** A template in the current settings, saved or not. */
export function BrandPreview({ brand }: { brand: BrandKit }) {
  const [document, setDocument] = useState<SceneDocument>()
  useEffect(() => {
    let isGone = false
    void fillWith(brand).then((filled) => isGone || setDocument(filled))
    return () => {
      isGone = true
    }
  }, [brand])
  return (
    <div className={styles.preview} role="img" aria-label={brandTexts.preview.name}>
      {document && <DocumentPreview document={document} />}
    </div>
  )
}

/** Drawn once its fonts are loaded: measured in a fallback font, words that do not fit might seem to. */
async function fillWith(brand: BrandKit): Promise<SceneDocument> {
  const { headline: title, source, date } = brandTexts.preview
  const fill = (measure: Measure) =>
    fillTemplate(withLook(documentOf(headline), 'brand', brand, measure), { title, source, date }, measure)
  await loadFonts(fill(() => 0))
  const canvas = browserMeasure()
  return fill(canvas ? (data, width) => textHeight(canvas, data, width) : () => 0)
}
