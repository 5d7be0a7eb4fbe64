import { useMemo } from 'react'
import type { Editor } from '#client/editor/store/editor-store'
import { useCountTemplateUse, useVisualTemplates } from '#client/queries/visual-templates'
import { Button } from '#client/ui/button'
import { Cluster } from '#client/ui/layout'
import { LoadFailure } from '#client/ui/load-failure'
import { Bone, Skeleton } from '#client/ui/skeleton'
import { Tile } from '../parts/tile.tsx'
import { putTemplate } from '../templates/put-template.ts'
import { entriesOf, type TemplateEntry } from '../templates/template-entry.ts'
import { TemplatePreview } from '../templates/template-preview.tsx'
import styles from './start-panel.module.css'
import { startingTemplates } from './starting-templates.ts'
import { startTexts } from './texts.ts'

/** Templates as pictures; one click puts one on the canvas. */
export function StartTemplates({
  editor,
  onName,
  onAll,
}: {
  editor: Editor
  onName: (name: string) => void
  onAll: () => void
}) {
  const { data, error, isFetching, refetch } = useVisualTemplates()
  const templates = useMemo(() => data && startingTemplates(entriesOf(data)), [data])
  const counting = useCountTemplateUse()

  async function use(entry: TemplateEntry) {
    if (!(await putTemplate(editor, entry))) return
    onName(entry.name)
    if (entry.kind !== 'built-in') counting.mutate(entry.id)
  }

  return (
    <>
      <Cluster gap={12} justify="space-between" wrap={false} className={styles.head}>
        <h3>{startTexts.templates}</h3>
        <Button size="sm" variant="quiet" aria-haspopup="dialog" onClick={onAll}>
          {startTexts.allTemplates}
        </Button>
      </Cluster>
      {templates ? (
        <ul className={styles.tiles}>
          {templates.map((entry) => (
            <li key={entry.id}>
              <button type="button" aria-label={startTexts.use(entry.name)} onClick={() => void use(entry)}>
                <Tile shape="tall">
                  <TemplatePreview entry={entry} />
                </Tile>
                <span>{entry.name}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : error ? (
        <LoadFailure level={3} title={startTexts.failed} query={{ error, isFetching, refetch }} />
      ) : (
        <Skeleton label={startTexts.loading} className={styles.tiles}>
          {[0, 1, 2, 3, 4, 5].map((tile) => (
            <Bone key={tile} height="180px" />
          ))}
        </Skeleton>
      )}
    </>
  )
}
