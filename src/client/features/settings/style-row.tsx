import { Pencil, Trash2 } from 'lucide-react'
import { formatLanguage } from '#client/lib/formatting'
import type { PublicConfig } from '#client/queries/config'
import type { UserStyle } from '#client/queries/styles'
import { Button } from '#client/ui/button'
import { Byline } from '#client/ui/byline'
import { Cluster } from '#client/ui/layout'
import { ListRow } from '#client/ui/list-row'
import { Text } from '#client/ui/text'
import { labelOf } from './choice-selects.tsx'
import { previewExamples } from './preview-examples.ts'
import styles from './style-list.module.css'
import { styleTexts } from './texts.ts'

/** One style in the list: its settings and examples. */
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
  const facts = [labelOf(models, style.defaultModel), formatLanguage(style.defaultLanguage)]
  if (style.defaultWebSearch) facts.push(styleTexts.own.webSearch)
  const actions = (
    <Cluster wrap={false}>
      <Button
        id={editId}
        variant="quiet"
        size="sm"
        icon={Pencil}
        aria-label={styleTexts.own.editLabel(style.name)}
        onClick={onEdit}
      >
        {styleTexts.own.edit}
      </Button>
      <Button
        variant="quiet"
        size="sm"
        icon={Trash2}
        aria-label={styleTexts.own.deleteLabel(style.name)}
        onClick={onDelete}
      >
        {styleTexts.own.delete}
      </Button>
    </Cluster>
  )
  return (
    <ListRow className={styles.row} actions={actions}>
      <h3>{style.name}</h3>
      <Byline>{facts.join(' · ')}</Byline>
      {previews.length === 0 && (
        <Text size={14} tone="dimmer">
          {styleTexts.own.noExamples}
        </Text>
      )}
      {previews.map((preview, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same example may stand there twice
        <blockquote key={index} dir="auto">
          {preview}
        </blockquote>
      ))}
      {more > 0 && (
        <Text size={14} tone="dimmer">
          {styleTexts.own.moreExamples(more)}
        </Text>
      )}
    </ListRow>
  )
}
