import { Pencil, Trash2 } from 'lucide-react'
import type { PublicConfig } from '#client/lib/use-config'
import { Button } from '#client/ui/button'
import { languages } from '#shared/rules/languages'
import { labelOf } from './choice-selects.tsx'
import { previewExamples } from './preview-examples.ts'
import type { UserStyle } from './style-values.ts'
import { styleTexts } from './texts.ts'

const words = styleTexts.own

/** One style in the list: what it sets, and how it sounds. */
export function StyleRow({
  style,
  models,
  editId,
  onEdit,
  onDelete,
}: {
  style: UserStyle
  models: PublicConfig['models']
  editId: string
  onEdit: () => void
  onDelete: () => void
}) {
  const { previews, more } = previewExamples(style.examplePosts)
  const facts = [labelOf(models, style.defaultModel), languages[style.defaultLanguage].label]
  if (style.defaultWebSearch) facts.push(words.webSearch)
  return (
    <li className="style-row">
      <div className="what">
        <h3>{style.name}</h3>
        <p className="byline">{facts.join(' · ')}</p>
        {previews.length === 0 && <p className="t14 dimmer">{words.noExamples}</p>}
        {previews.map((preview, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same example may stand there twice
          <blockquote key={index} dir="auto">
            {preview}
          </blockquote>
        ))}
        {more > 0 && <p className="t14 dimmer">{words.moreExamples(more)}</p>}
      </div>
      <div className="row">
        <Button
          id={editId}
          variant="quiet"
          size="sm"
          icon={Pencil}
          aria-label={words.editLabel(style.name)}
          onClick={onEdit}
        >
          {words.edit}
        </Button>
        <Button variant="quiet" size="sm" icon={Trash2} aria-label={words.deleteLabel(style.name)} onClick={onDelete}>
          {words.delete}
        </Button>
      </div>
    </li>
  )
}
