import { documentOf, type Format, layoutsOf, type TemplateDesign } from '#shared/designs/design'
import type { Facts } from '#shared/designs/facts'
import type { SceneDocument } from '#shared/scene/scene'
import { formatsFor } from '#shared/templates/choose-template'
import { showsAllContent } from '#shared/templates/shows-all-content'
import { translateName } from '../parts/design-texts.ts'
import type { Choice, ChoiceFormat } from './made-from-post.ts'

type Fill = (template: SceneDocument) => Promise<SceneDocument>

/** A design in the formats that the words fit; undefined where there is none. */
export async function tryDesign(design: TemplateDesign, facts: Facts, fill: Fill): Promise<Choice | undefined> {
  const formats: ChoiceFormat[] = []
  for (const format of formatsFor(design)) {
    const set = await setInFormat(design, format, facts, fill)
    const pageId = set.filled.pages[0]?.id
    if (pageId && set.hasRoom) formats.push({ format, pageId })
  }
  const [first, ...others] = formats
  const { name } = translateName(design)
  return first && { key: design.key, name, formats: [first, ...others], hasPicture: hasPicture(design) }
}

/** In the first layout of the format that the words fit, else in the default layout with as many as fit. */
export async function setInFormat(
  design: TemplateDesign,
  format: Format,
  facts: Facts,
  fill: Fill,
): Promise<{ filled: SceneDocument; hasRoom: boolean }> {
  const [own, ...others] = layoutsOf(design, format)
  const inOwn = await fill(own)
  if (showsAllContent({ template: own, filled: inOwn }, facts, design.needs)) return { filled: inOwn, hasRoom: true }
  for (const template of others) {
    const filled = await fill(template)
    if (showsAllContent({ template, filled }, facts, design.needs)) return { filled, hasRoom: true }
  }
  return { filled: inOwn, hasRoom: false }
}

/** One after the other, yielding to user input between them. Skips designs whose fonts fail to load. */
export async function tryDesigns(designs: readonly TemplateDesign[], facts: Facts, fill: Fill): Promise<Choice[]> {
  const choices: Choice[] = []
  for (const design of designs) {
    await new Promise<void>((resolve) => setTimeout(resolve))
    const choice = await tryDesign(design, facts, fill).catch(() => undefined)
    if (choice) choices.push(choice)
  }
  return choices
}

function hasPicture(design: TemplateDesign): boolean {
  return documentOf(design).pages.some((page) => page.layers.some((layer) => layer.field === 'image'))
}
