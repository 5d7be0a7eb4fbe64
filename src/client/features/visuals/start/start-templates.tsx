import type { Editor } from '#client/editor/editor-store'
import { useCountTemplateUse, useVisualTemplates } from '#client/queries/visual-templates'
import { Button } from '#client/ui/button'
import { LoadFailure } from '#client/ui/load-failure'
import { Bone, Skeleton } from '#client/ui/skeleton'
import { DocumentPreview } from '../templates/document-preview.tsx'
import { putTemplate } from '../templates/put-template.ts'
import { entriesOf, type TemplateEntry } from '../templates/template-entry.ts'
import styles from './start-panel.module.css'
import { startingTemplates } from './starting-templates.ts'
import { startTexts } from './texts.ts'

/** Templates as pictures, a click from the canvas. */
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
  const counting = useCountTemplateUse()

  async function use(entry: TemplateEntry) {
    if (!(await putTemplate(editor, entry))) return
    onName(entry.name)
    if (entry.kind !== 'built-in') counting.mutate(entry.id)
  }

  return (
    <>
      <div className={styles.head}>
        <h3>{startTexts.templates}</h3>
        <Button size="sm" variant="quiet" aria-haspopup="dialog" onClick={onAll}>
          {startTexts.allTemplates}
        </Button>
      </div>
      {data ? (
        <ul className={styles.tiles}>
          {startingTemplates(entriesOf(data)).map((entry) => (
            <li key={entry.id}>
              <button type="button" aria-label={startTexts.use(entry.name)} onClick={() => void use(entry)}>
                <span className={styles.tile}>
                  <Picture entry={entry} />
                </span>
                <span>{entry.name}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : error ? (
        <LoadFailure
          level={3}
          title={startTexts.failed}
          error={error}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
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

function Picture({ entry: { thumbnailUrl, width, height, document } }: { entry: TemplateEntry }) {
  if (thumbnailUrl)
    return <img src={thumbnailUrl} alt="" loading="lazy" decoding="async" width={width} height={height} />
  const drawn = document()
  return drawn ? <DocumentPreview document={drawn} /> : null
}
