import type { SceneDocument } from '#shared/scene/scene'
import { circle, onePage, rectangle, sign, text } from './build.ts'
import { type Format, formatSizes, type TemplateDesign } from './design.ts'
import { book, foot, footTop, large, margins } from './typography.ts'

const sky = '#d9e6f5'
const ink = '#0f2340'
const white = '#ffffff'
const red = '#c8371f'

/** A question wants an answer: the empty field below it waits for one, in any language. */
export const question: TemplateDesign = {
  key: 'question',
  name: 'Question',
  description: 'What you ask your readers, above an empty field for their answer.',
  category: 'opinion',
  needs: ({ question }) => Boolean(question),
  formats: {
    portrait: asked('question', 'portrait', { fontSize: 100, field: 210 }),
    landscape: asked('question-wide', 'landscape', { fontSize: 66, field: 120 }),
    square: asked('question-square', 'square', { fontSize: 84, field: 176 }),
  },
}

function asked(id: string, format: Format, { fontSize, field }: { fontSize: number; field: number }): SceneDocument {
  const [width] = formatSizes[format]
  const margin = margins[format]
  const inner = width - 2 * margin
  const top = footTop(format) - (format === 'landscape' ? 32 : 64) - field
  const button = field * 0.62
  const inset = (field - button) / 2
  const right = margin + inner - inset - button
  return onePage(id, formatSizes[format], sky, [
    text(
      'Question',
      [margin, margin, inner, top - margin - 48],
      'What do you ask your readers?',
      large(book.heading, fontSize, { fontWeight: 700, lineHeight: 1.18, color: ink, verticalAlign: 'middle' }),
      { field: 'question' },
    ),
    rectangle('Field for the answer', [margin, top, inner, field], white, { cornerRadius: field / 2 }),
    rectangle('Caret', [margin + field / 2, top + inset, 8, button], red),
    circle('Button', [right, top + inset, button, button], red),
    sign('arrow', 'Send', [right + button * 0.1, top + inset + button * 0.1, button * 0.8, button * 0.8], white),
    ...foot(format, { families: book, source: ink, date: ink }),
  ])
}
