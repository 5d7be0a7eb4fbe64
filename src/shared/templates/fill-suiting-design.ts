import { type Format, layoutsOf } from '#shared/designs/design'
import type { Facts } from '#shared/designs/facts'
import type { BrandKit } from '#shared/rules/brand'
import type { SceneDocument } from '#shared/scene/scene'
import { formatsFor, suitingDesigns } from './choose-template.ts'
import { fillTemplate } from './fill-template.ts'
import type { Measure } from './fit-text.ts'
import { looksFor, withLook } from './looks.ts'
import { showsAllContent } from './shows-all-content.ts'
import { type Signature, signTemplate } from './sign-template.ts'

/** What a visual is to show, and what its author chose of how. */
export interface Wish {
  facts: Facts
  brand: BrandKit
  signature: Signature | null
  /** The key of a design; default: the first that shows all the facts have for it. */
  design?: string | undefined
  format?: Format | undefined
}

export interface FilledDesign {
  design: string
  format: Format
  document: SceneDocument
}

/**
 * A design with these facts, in its author's look and signed: the first layout in which they find room, else the first
 * one with as many as fit. Undefined where the design that was asked for has not enough to say, or no such format.
 */
export function fillSuitingDesign(wish: Wish, measure: Measure): FilledDesign | undefined {
  const designs = suitingDesigns(wish.facts).filter(({ key }) => wish.design === undefined || key === wish.design)
  let next: FilledDesign | undefined
  for (const design of designs) {
    for (const format of formatsFor(design).filter((each) => wish.format === undefined || each === wish.format)) {
      for (const template of layoutsOf(design, format)) {
        const document = fillTemplate(dressed(template, wish, measure), wish.facts, measure)
        const filled = { design: design.key, format, document }
        if (showsAllContent({ template, filled: document }, wish.facts, design.needs)) return filled
        next ??= filled
      }
    }
  }
  return next
}

function dressed(template: SceneDocument, { brand, signature }: Wish, measure: Measure): SceneDocument {
  const document = withLook(template, looksFor(brand)[0], brand, measure)
  return signature ? signTemplate(document, signature, measure) : document
}
