import { ChartNoAxesColumn, X } from 'lucide-react'
import { useId, useState } from 'react'
import { errorMessage } from '#client/lib/api'
import { readDraft } from '#client/lib/drafts'
import { formatDate } from '#client/lib/formatting'
import { useSearchParams } from '#client/lib/use-search-params'
import { type Figures, usePostFigures, useRemoveFigures } from '#client/queries/posts/figures'
import { Button } from '#client/ui/button'
import { IconButton } from '#client/ui/icon-button'
import { Stack } from '#client/ui/layout'
import { LoadFailure } from '#client/ui/load-failure'
import { Text } from '#client/ui/text'
import { toast } from '#client/ui/toast'
import { describeFigures } from './describe-figures.ts'
import { FiguresForm, figuresDraft } from './figures-form.tsx'
import styles from './post-figures-section.module.css'
import { figureTexts as texts } from './texts.ts'

/** The figures of a published post, latest first, and a form to add some. */
export function PostFiguresSection({ id, mayWrite }: { id: string; mayWrite: boolean }) {
  const title = useId()
  const query = usePostFigures(id)
  const [search] = useSearchParams()
  const [isAdding, setIsAdding] = useState(
    mayWrite && (search.get('panel') === 'figures' || readDraft(figuresDraft(id)) !== null),
  )
  const { mutate: remove } = useRemoveFigures(id, (error) =>
    toast({ kind: 'error', title: texts.removeFailed, description: errorMessage(error) }),
  )
  if (query.error && !query.data) return <LoadFailure level={3} title={texts.failed} query={query} />
  if (!query.data || (query.data.length === 0 && !mayWrite)) return null
  return (
    <Stack as="section" gap={12} align="start" aria-labelledby={title} className={styles.section}>
      <h3 id={title}>{texts.title}</h3>
      {query.data.length > 0 && (
        <ul className={styles.list}>
          {query.data.map((each) => (
            <Counted key={each.id} figures={each} onRemove={mayWrite ? () => remove(each.id) : null} />
          ))}
        </ul>
      )}
      {isAdding ? (
        <FiguresForm id={id} onDone={() => setIsAdding(false)} />
      ) : (
        mayWrite && (
          <Button size="sm" icon={ChartNoAxesColumn} onClick={() => setIsAdding(true)}>
            {query.data.length > 0 ? texts.addMore : texts.add}
          </Button>
        )
      )}
    </Stack>
  )
}

function Counted({ figures, onRemove }: { figures: Figures; onRemove: (() => void) | null }) {
  const day = formatDate(figures.at)
  return (
    <li className={styles.row}>
      <div>
        <p>{describeFigures(figures)}</p>
        <Text size={12} tone="dim">
          {texts.counted(day, texts.sources[figures.source])}
        </Text>
      </div>
      {onRemove && <IconButton icon={X} label={texts.remove(day)} onClick={onRemove} />}
    </li>
  )
}
