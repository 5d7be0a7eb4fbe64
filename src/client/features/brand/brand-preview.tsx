import { useMemo } from 'react'
import { browserMeasure } from '#client/editor/text-size'
import { documentOf } from '#shared/designs/design'
import { headline } from '#shared/designs/headline'
import { textHeight } from '#shared/drawing/layout-text'
import type { BrandKit } from '#shared/rules/brand'
import { fillTemplate } from '#shared/templates/fill-template'
import { withLook } from '#shared/templates/looks'
import { DocumentPreview } from '../visuals/templates/document-preview.tsx'
import styles from './brand-preview.module.css'
import { brandTexts } from './texts.ts'

/** A template as it comes out with what is set now, saved or not. */
export function BrandPreview({ brand }: { brand: BrandKit }) {
  const document = useMemo(() => {
    const canvas = browserMeasure()
    const measure = canvas ? textHeightIn(canvas) : () => 0
    const { headline: title, source, date } = brandTexts.preview
    return fillTemplate(withLook(documentOf(headline), 'brand', brand, measure), { title, source, date }, measure)
  }, [brand])
  return (
    <div className={styles.preview} role="img" aria-label={brandTexts.preview.name}>
      <DocumentPreview document={document} />
    </div>
  )
}

const textHeightIn =
  (canvas: NonNullable<ReturnType<typeof browserMeasure>>): Parameters<typeof withLook>[3] =>
  (data, width) =>
    textHeight(canvas, data, width)
