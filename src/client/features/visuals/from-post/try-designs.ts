import { documentOf, type TemplateDesign } from '#shared/designs/design'
import type { Facts } from '#shared/designs/facts'
import type { SceneDocument } from '#shared/scene/scene'
import { formatsFor } from '#shared/templates/choose-template'
import { findsRoom } from '#shared/templates/finds-room'
import type { Choice, ChoiceFormat } from './made-from-post.ts'

type Fill = (template: SceneDocument) => Promise<SceneDocument>

/** A design in the formats in which the words find room; nothing where there is none. */
export async function tryDesign(design: TemplateDesign, facts: Facts, fill: Fill): Promise<Choice | undefined> {
  const formats: ChoiceFormat[] = []
  for (const format of formatsFor(design)) {
    const template = documentOf(design, format)
    const filled = await fill(template)
    const pageId = template.pages[0]?.id
    if (pageId && findsRoom({ template, filled }, facts, design.needs)) formats.push({ format, pageId })
  }
  const [first, ...others] = formats
  return first && { key: design.key, name: design.name, formats: [first, ...others], hasPicture: hasPicture(design) }
}

/** One after the other, with room between them for what someone does. One whose fonts can't be had is left out. */
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
